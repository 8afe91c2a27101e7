import Foundation
import Stage

@testable import TerminalApp

/// What no picture tells of pointing, which is tested cell by cell: thousands of clicks.
extension App {
  /// The canvas with its scale, by which an edge of a view has its column.
  var canvas: CanvasView? { state.layout.map { CanvasView(state.display, in: $0) } }

  /// What the cells of a canvas show.
  func pointing(on canvas: CanvasView) -> Pointing { pointing(in: canvas, of: state) }

  /// The view that a click has selected. The tree names views too, where there is one.
  var selectedView: ViewPath? { state.focus.view }

  /// Where the tap goes whose press was the last.
  var pressedPoint: CGPoint? { state.pointer.pressed?.point }
}
