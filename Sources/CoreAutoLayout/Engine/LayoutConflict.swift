internal import Cassowary

/// A set of required constraints that can't all be met, and the one of them that the layout leaves
/// out.
@MainActor
package struct LayoutConflict {
  /// The set, the broken constraint first. It is minimal unless ``isMinimal`` is false: without any
  /// one of them the others can be met.
  package let constraints: [NSLayoutConstraint]
  /// The constraint left out. It stays active, and is tried again after each change.
  package let broken: NSLayoutConstraint
  /// The reason in words, if the constraint was not left out because of the others: the solver gave
  /// up before it was known whether it can be met, or its numbers are too large.
  package let refusal: String?
  /// Whether each of the constraints is known to be needed for the conflict.
  package let isMinimal: Bool
  /// The changes of constants each of which alone resolves the conflict, in the order of
  /// ``constraints``; empty if they are not known.
  package let repairs: [Repair]
  /// The change of the hierarchy's width or height from which on the conflict is none; nil where
  /// the size takes no part in it, or the change is not known.
  package let sizeChange: PerAxis<CGFloat?>

  /// A change of one constant that resolves a conflict.
  @MainActor
  package struct Repair {
    package let constraint: NSLayoutConstraint
    /// The number to be added to the constant, in points.
    package let change: CGFloat
  }
}

extension LayoutEngine {
  /// Records the conflict because of which the solver refused a constraint.
  func note(_ refusal: Refusal, refusing constraint: NSLayoutConstraint) {
    let conflict = refusal.conflict
    let handles = (conflict?.members ?? []).compactMap { member in
      if case .constraint(let handle) = member { handle } else { nil }
    }
    let owners = table.owners(of: Set(handles))
    var members = [constraint]
    for other in owners.map(\.constraint).sorted(by: { $0.activationIndex < $1.activationIndex })
    where !members.contains(where: { $0 === other }) {
      members.append(other)
    }
    // The solver has a constant on the left of its relation.
    var changes: [ObjectIdentifier: CGFloat] = [:]
    var sizeChange = PerAxis<CGFloat?>(both: nil)
    let rootSize = table.variables(of: root)?.size
    for (member, repair) in zip(conflict?.members ?? [], conflict?.repairs ?? []) {
      switch member {
      case .new: changes[ObjectIdentifier(constraint)] = -repair
      case .constraint(let handle):
        guard let owner = owners.first(where: { $0.handle == handle }) else { continue }
        changes[ObjectIdentifier(owner.constraint)] = -repair
      case .edit(let variable):
        if variable == rootSize?.horizontal { sizeChange.horizontal = repair }
        if variable == rootSize?.vertical { sizeChange.vertical = repair }
      }
    }
    conflicts.append(
      LayoutConflict(
        constraints: members, broken: constraint,
        refusal: conflict == nil ? refusal.description : nil,
        isMinimal: conflict?.isMinimal ?? true,
        repairs: members.compactMap { member in
          changes[ObjectIdentifier(member)].map {
            LayoutConflict.Repair(constraint: member, change: $0)
          }
        }, sizeChange: sizeChange))
  }

  /// Writes new conflicts to the log.
  func logConflicts() {
    if isFitting { return }
    let standing = Set(conflicts.map { ObjectIdentifier($0.broken) })
    for conflict in conflicts where !logged.contains(ObjectIdentifier(conflict.broken)) {
      LayoutLog.write(conflict.log, as: .conflict)
      UIViewAlertForUnsatisfiableConstraints?(conflict.broken, conflict.constraints)
    }
    logged = standing
  }
}

extension LayoutConflict {
  /// The text as in the description of an array of strings: characters beyond ASCII are written as
  /// codes.
  private func escaped(_ text: String) -> String {
    text.utf16.map { unit in
      switch unit {
      case 0x22: "\\\""
      case 0x5C: "\\\\"
      case 0x0A: "\\n"
      case 0x09: "\\t"
      case 0x20..<0x7F: String(UnicodeScalar(UInt8(unit)))
      default: "\\U" + String(format: "%04x", Int(unit))
      }
    }.joined()
  }

  /// The text that UIKit writes to the log.
  package var log: String {
    let hasMasks = constraints.contains { $0 is NSAutoresizingMaskLayoutConstraint }
    let note =
      hasMasks
      ? "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
        + "refer to the documentation for the UIView property "
        + "translatesAutoresizingMaskIntoConstraints) \n" : ""
    let list = constraints.map { "    \"\(escaped($0.description))\"" }.joined(separator: ",\n")
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. \n\
      \tTry this: \n\
      \t\t(1) look at each constraint and try to figure out which you don't expect; \n\
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n\
      \(note)(
      \(list)
      )

      Will attempt to recover by breaking constraint \n\
      \(broken)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """
  }
}
