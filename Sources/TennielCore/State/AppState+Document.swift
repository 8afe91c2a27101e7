import Stage

/// How a document is shown.
extension AppState {
  /// The canvas on which the document draws the scene; nil if the screen that is shown has the same
  /// size.
  var foreignDesign: DesignCanvas? { entry?.design?.ifForeign(to: screen) }
}
