import Cells
import Foundation
import Stage

/// How the picture of the screen is shown on the canvas.
struct Display: Equatable, Sendable {
  /// What is drawn over the picture.
  var layers = CanvasLayers()
  /// The letters at the views, of which one is selected by typing.
  var labels: ViewLabels?
  /// What the scale keeps, as far as the terminal is large enough for that: see
  /// ``AppState/shownZoom``.
  var zoom = Viewport.Zoom.shape
  /// The size in points for which the panes were divided: see ``AppState/settle()``. It does not
  /// change during a drag, so that the scale and all columns stay the same.
  var fittedSize = CGSize.zero
  /// The same of the device turned.
  var turnedSize = CGSize.zero
  /// The columns and rows scrolled past its left and top edge, at true scale.
  var offset = CellPoint(column: 0, row: 0)
}
