/// What is drawn over the picture of a scene.
package struct CanvasLayers: Equatable, Sendable {
  /// Margins, safe areas and layout guides.
  var guides = false
  /// The constraints of the selected view.
  var constraintLines = LineScope.none
  /// The frames that the document has, where they differ from the solved ones.
  package var ownFrames = false
  /// The names of all boxes, and not only of the selected one.
  var names = false
}
