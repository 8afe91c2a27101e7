extension Canvas {
  /// Whether a view lies in another one, or in the view that owns a guide.
  func isInside(_ inner: CanvasItem, _ outer: CanvasItem) -> Bool {
    guard inner.kind == .view else { return false }
    let view = outer.kind == .view ? outer.id : outer.container
    return sequence(first: inner, next: container).dropFirst().contains { $0.id == view }
  }
}
