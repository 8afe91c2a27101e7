internal import Cassowary

/// How far the present layout stays what it is while the hierarchy's width or height grows: all
/// frames are affine functions of it, and the same constraints are met.
package struct LayoutReach {
  /// The greatest whole length up to which it does, in points.
  package let end: Int
  /// The frames of some items at this length, in their parents' coordinates; nil for an item that
  /// is not in the engine.
  package let frames: [CGRect?]
}

extension LayoutEngine {
  /// The reach of the present layout. It takes no account of code of the app, which may set
  /// anything at any size.
  /// - Parameters:
  ///   - limit: The greatest length that is asked for.
  ///   - nodes: The items whose frames at the end are wanted.
  /// - Returns: Nil if it ends at the present length, while changes wait, and where the hierarchy's
  ///   size is not given.
  package func reach(
    _ axis: NSLayoutConstraint.Axis, upTo limit: Int, of nodes: [LayoutNode]
  ) -> LayoutReach? {
    guard !hasChanges, rootSizeIsGiven, let variable = table.variables(of: root)?.size[axis],
      let size = root.container?.rootSize
    else { return nil }
    let present = Double(axis == .horizontal ? size.width : size.height)
    let start = Int(present)
    guard Double(start) == present, start < limit else { return nil }
    func reached(by solver: Solver?) -> AffinePiece? {
      guard var copy = solver else { return nil }
      // The solver's piece at the present length may be the one that ends there.
      do { try copy.edit([(variable, present + 0.5)]) } catch { return nil }
      let piece = copy.piece(of: variable, in: present...Double(limit))
      return piece.range.lowerBound <= present + Double(LayoutTolerance.position) ? piece : nil
    }
    // Texts are broken at the widths that they have before they hug their lines.
    guard let piece = reached(by: solver),
      let wide = narrowed.isEmpty ? piece : reached(by: solverWithNaturalWidths)
    else { return nil }
    let bound = min(piece.range.upperBound, wide.range.upperBound)
    var end = Int((bound + Double(LayoutTolerance.position)).rounded(.down))
    for conflict in conflicts { end = min(end, last(of: conflict, axis, from: present, to: end)) }
    let forms = PieceForms(piece)
    let wideForms = narrowed.isEmpty ? forms : PieceForms(wide)
    for node in flowing where table.isFlowing(node) && end > start {
      end = lastWithSameHeight(of: node, wideForms, from: start, to: end)
      if end > start { end = lastWithSameHug(of: node, wideForms, from: start, to: end) }
    }
    guard end > start else { return nil }
    return LayoutReach(
      end: end,
      frames: nodes.map { node in
        table.variables(of: node).map { forms.frame($0, at: Double(end)) }
      })
  }

  /// The last whole length at which a conflict of the present layout still is one.
  private func last(
    of conflict: LayoutConflict, _ axis: NSLayoutConstraint.Axis, from present: Double, to end: Int
  ) -> Int {
    // What was refused for another reason may be met at any other size.
    guard conflict.refusal == nil, conflict.isMinimal else { return Int(present) }
    guard let change = conflict.sizeChange[axis], change > 0 else { return end }
    let border = present + Double(change) - Double(LayoutTolerance.position)
    return min(end, Int(border.rounded(.up)) - 1)
  }

  /// A copy of the solver in which the contents have the widths that they have before they hug
  /// their lines; nil if there is none.
  private var solverWithNaturalWidths: Solver? {
    var copy = solver
    for (node, natural, wrapped) in narrowed {
      guard let content = table.contentWidth(of: node), let entry = table.index(of: content) else {
        return nil
      }
      for part in 0..<table.entries[entry].count {
        guard let handle = table.entries[entry][part].handle else { return nil }
        let constant = table.entries[entry][part].constraint.expression.constant
        do { try copy.setConstant(constant - Double(natural - wrapped), of: handle) } catch {
          return nil
        }
      }
    }
    return copy
  }

  /// The last whole length at which a text hugs its lines as it does now. Lines of another length
  /// may be wider or narrower, so that each length is tried.
  private func lastWithSameHug(
    of node: LayoutNode, _ forms: PieceForms, from start: Int, to end: Int
  ) -> Int {
    guard let view = node.container, let variables = table.variables(of: node),
      let content = table.contentWidth(of: node), isFreeToHug(node, content.hugging)
    else { return end }
    let natural = narrowed.first { $0.node === node }?.natural ?? content.constant
    func width(at length: Int) -> CGFloat {
      CGFloat(forms.value(variables.size.horizontal, at: Double(length)))
    }
    func hug(at length: Int) -> CGFloat? {
      let width = width(at: length)
      return view.flowedSize(forWidth: width).map(\.width).flatMap {
        $0 < min(width, natural) ? $0 : nil
      }
    }
    // The width is an affine function of the length.
    let (first, last) = (width(at: start), width(at: end))
    if first == last || min(first, last) >= natural { return end }
    let present = hug(at: start)
    return (start + 1...end).first { hug(at: $0) != present }.map { $0 - 1 } ?? end
  }

  /// The last whole length at which a text has the height that it has now. More room never makes a
  /// text higher.
  private func lastWithSameHeight(
    of node: LayoutNode, _ forms: PieceForms, from start: Int, to end: Int
  ) -> Int {
    guard let view = node.container, let variables = table.variables(of: node) else { return start }
    func height(at length: Int) -> CGFloat? {
      let width = forms.value(variables.size.horizontal, at: Double(length))
      return view.flowedSize(forWidth: CGFloat(width))?.height
    }
    let present = height(at: start)
    var (same, other) = (start, end + 1)
    if height(at: end) == present { return end }
    while other - same > 1 {
      let middle = (same + other) / 2
      if height(at: middle) == present { same = middle } else { other = middle }
    }
    return same
  }
}

/// The variables of a piece as functions of the length.
private struct PieceForms {
  private var forms: [(constant: Double, slope: Double)] = []

  init(_ piece: AffinePiece) {
    for form in piece.forms {
      while forms.count <= form.variable.index { forms.append((0, 0)) }
      forms[form.variable.index] = (form.constant, form.slope)
    }
  }

  func value(_ variable: Variable, at length: Double) -> Double {
    guard forms.indices.contains(variable.index) else { return 0 }
    return forms[variable.index].constant + forms[variable.index].slope * length
  }

  func frame(_ variables: LayoutVariables, at length: Double) -> CGRect {
    CGRect(
      x: variables.origin.horizontal.map { value($0, at: length) } ?? 0,
      y: variables.origin.vertical.map { value($0, at: length) } ?? 0,
      width: value(variables.size.horizontal, at: length),
      height: value(variables.size.vertical, at: length))
  }
}
