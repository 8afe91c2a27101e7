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
    // At another length, a text that hugs its lines may be broken into other lines.
    guard !hasChanges, rootSizeIsGiven, narrowed.isEmpty,
      let variable = table.variables(of: root)?.size[axis],
      let size = root.container?.rootSize
    else { return nil }
    let present = Double(axis == .horizontal ? size.width : size.height)
    let start = Int(present)
    // The solver's piece at the present length may be the one that ends there.
    let probe = present + 0.5
    guard Double(start) == present, start < limit else { return nil }
    var copy = solver
    do { try copy.edit([(variable, probe)]) } catch { return nil }
    let piece = copy.piece(of: variable, in: present...Double(limit))
    guard piece.range.lowerBound <= present + Double(LayoutTolerance.position) else { return nil }
    var end = Int((piece.range.upperBound + Double(LayoutTolerance.position)).rounded(.down))
    for conflict in conflicts { end = min(end, last(of: conflict, axis, from: present, to: end)) }
    let forms = PieceForms(piece)
    for node in flowing where table.isFlowing(node) && end > start {
      end = lastWithSameHeight(of: node, forms, from: start, to: end)
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
