import Cells
import Foundation
import Stage

/// How the picture of the screen is shown on the canvas.
struct Display: Equatable, Sendable {
  /// What is drawn over the picture.
  var layers = CanvasLayers()
  /// The letters at the views, of which one is selected by typing.
  var labels: ViewLabels?
  /// The zoom that is wanted. A small terminal may have another one: see ``AppState/shownZoom``.
  var zoom = Viewport.Zoom.shape
  /// The size in points for which the panes were divided: see ``AppState/settle()``. The size does
  /// not change during a drag, so that the scale and all columns stay the same.
  var fittedSize = CGSize.zero
  /// The same size for the turned device.
  var turnedSize = CGSize.zero
  /// The columns and rows of the picture that are scrolled past the canvas's left and top edge.
  var offset = CellPoint(column: 0, row: 0)
}
