import InterfaceBuilder

extension Canvas {
  /// Whether the document has a view elsewhere in the view around it than its constraints put it, by more than half a
  /// point.
  ///
  /// Source: "Working with Constraints in Interface Builder", the orange lines of Viewing Constraints in the Canvas.
  public func isMisplaced(_ item: CanvasItem) -> Bool {
    guard item.kind == .view, item.isShown, let container = container(of: item),
      let name = document.object(item.id)?.name, !Self.placedByTables.contains(name)
    else { return false }
    let (drawn, solved) = (item.frame, item.solvedFrame)
    return [
      drawn.x - container.frame.x - (solved.x - container.solvedFrame.x),
      drawn.y - container.frame.y - (solved.y - container.solvedFrame.y),
      drawn.width - solved.width, drawn.height - solved.height,
    ].contains { $0.magnitude > 0.5 }
  }

  /// The elements of the views that tables and collections place, and not constraints.
  private static let placedByTables: Set = [
    "tableViewCell", "tableViewCellContentView", "collectionViewCell",
    "collectionViewCellContentView", "collectionReusableView",
  ]
}
