extension UpdateConstants {
  /// Why no constant changes: all hold, and if a view is misplaced all the same, no constant can
  /// mend it.
  public var idleness: String {
    let misplaced = canvas.items.filter { item in
      canvas.isMisplaced(item) && selection.map { $0.contains(item.id) } ?? true
    }
    guard let first = misplaced.first else { return "All constants hold where the views are drawn" }
    let subject =
      misplaced.count == 1
      ? "\(first.name) is" : "\(first.name) and \(misplaced.count - 1) more are"
    let reason =
      misplaced.contains(where: canvas.hasOtherSizeThanContent)
      ? "only Update Frames mends that, as contents ask for other sizes"
      : "only Update Frames mends that"
    return "All constants hold, but \(subject) misplaced: \(reason)"
  }
}

extension Canvas {
  /// Whether a view is drawn with another size than its content asks for and the layout gives it.
  fileprivate func hasOtherSizeThanContent(_ item: CanvasItem) -> Bool {
    Axis.allCases.contains { axis in
      let content = axis == .horizontal ? item.contentWidth : item.contentHeight
      let solved = axis.length(of: item.solvedFrame)
      guard let content, abs(axis.length(of: item.frame) - solved) > Self.leastMisplacement
      else { return false }
      return abs(content - solved) <= Self.leastMisplacement
    }
  }
}
