import InterfaceBuilder

extension Canvas {
  /// The view whose frame its owner gives, and which a constraint would place or size in spite of
  /// that: a cell, or the content view of a cell or of an effect view. Nil if there is none;
  /// constraints of the views inside of such a view may refer to it.
  ///
  /// In public documents 3,420 constraints relate the content view of a cell or an effect view to
  /// views in it, and none of the 1,015 content views has a constraint of its own size, or to its
  /// owner.
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

  /// Whether a view's owner gives the view its frame: a table, a cell or an effect view.
  public func belongsToOwner(_ id: String) -> Bool {
    document.object(id).map { $0["key"] == "contentView" || $0.isCell } ?? false
  }

  /// Whether a view lies in another one, or is a guide of a view that does.
  private func holds(_ outer: CanvasItem, _ inner: CanvasItem) -> Bool {
    let view = inner.kind == .view ? inner : container(of: inner)
    return view.map { isInside($0, outer) } ?? false
  }
}
