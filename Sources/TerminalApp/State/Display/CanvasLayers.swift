/// What is drawn over the picture of a scene.
package struct CanvasLayers: Equatable, Sendable {
  /// Margins, safe areas and layout guides.
  var guides = false
  /// The constraints of the selected view.
  var constraintLines = LineScope.none
  /// The frames that the document has, where they differ from the solved ones.
  package var ownFrames = false
  /// The frames that views had when the scene was opened or saved, where they differ.
  var before = false
  /// The names of all boxes, and not only of the selected one.
  var names = false
}
