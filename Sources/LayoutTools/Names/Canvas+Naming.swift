import InterfaceBuilder

extension Canvas {
  /// What an object is called wherever a person reads of it, as in the tree. A view, or a guide
  /// that the document adds, has its name on the canvas, and another guide the name of its kind. An
  /// object that is not on the canvas has the name that Interface Builder gives it.
  public func name(of id: String) -> String {
    item(id)?.title ?? document.object(id)?.inspectorName ?? id
  }

  /// What a selection is called: the name of a single view, or the number of several.
  public func title(of views: [String]) -> String {
    views.count == 1 ? name(of: views[0]) : "\(views.count) views"
  }
}

extension Document {
  /// What an object is called where no canvas has names.
  func name(of id: String) -> String { object(id)?.inspectorName ?? id }
}
