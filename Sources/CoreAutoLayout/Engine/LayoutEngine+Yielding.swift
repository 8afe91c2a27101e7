internal import Cassowary

/// Content sizes that are required and can't all be met.
///
/// They yield to constraints, also where both are required: a text that must not be stretched, in a
/// view of which the height is given, has that height. In a conflict all of them count as almost
/// required, so that the layout keeps as near to them as it can before it meets any optional
/// constraint, and optional constraints decide which of them yields. Source: frames that Xcode
/// wrote into documents.
extension LayoutEngine {
  /// Makes the content sizes of the latest conflict optional.
  func yieldContents() {
    guard let conflict = conflicts.last, conflict.broken is NSContentSizeLayoutConstraint else {
      return
    }
    for case let content as NSContentSizeLayoutConstraint in conflict.constraints {
      guard let entry = table.index(of: content) else { continue }
      for part in 0..<table.entries[entry].count
      where table.entries[entry][part].constraint.priority.isRequired {
        yield(part, of: entry)
      }
    }
  }

  private func yield(_ part: Int, of entry: Int) {
    table.entries[entry][part].constraint.priority = .almostRequired
    table.entries[entry][part].isYielding = true
    if let handle = table.entries[entry][part].handle { return solver.relax(handle) }
    do throws(Refusal) {
      table.entries[entry][part].handle = try solver.add(table.entries[entry][part].constraint)
    } catch {
      // Without being required, only a size beyond the solver's numbers is refused. The conflict
      // has that as its reason already, and the part stays broken.
    }
  }
}
