import InterfaceBuilder

extension Canvas {
  /// What an object is called wherever a person reads of it, as in the tree: a view or a guide of
  /// its own by its name on the canvas, another guide by its kind, and what is not on the canvas by
  /// what Interface Builder calls it.
  public func name(of id: String) -> String {
    item(id)?.title ?? document.object(id)?.inspectorName ?? id
  }

  /// What a selection is called: the name of one view, or the number of several.
  public func title(of views: [String]) -> String {
    views.count == 1 ? name(of: views[0]) : "\(views.count) views"
  }
}

extension Document {
  /// What an object is called where no canvas has names.
  func name(of id: String) -> String { object(id)?.inspectorName ?? id }
}
