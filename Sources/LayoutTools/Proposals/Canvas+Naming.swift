extension Canvas {
  /// What a selection is called: the name of one view, or the number of several.
  public func title(of views: [String]) -> String {
    views.count == 1 ? item(views[0])?.name ?? views[0] : "\(views.count) views"
  }
}
