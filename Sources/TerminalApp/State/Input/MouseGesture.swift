import Cells
import InterfaceBuilder
import LayoutTools

/// What the mouse is doing on the canvas of a document that is edited, from a press to its release.
struct MouseGesture: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// Moves the selected views, or some edges of their frame, from the frame that they had.
    case frames(FrameEdges, from: Rect)
    /// Draws a connection from a view, by its id.
    case connection(from: String)
    /// Selects the views in a rectangle of cells.
    case selection
  }

  let kind: Kind
  /// The canvas as it was pressed, which turns cells into points until the button is released: the
  /// picture itself changes with what is dragged.
  let canvas: CanvasView
  /// The cell that was pressed, and the cell at which the mouse is.
  let start: CellPoint
  var end: CellPoint

  init(_ kind: Kind, at cell: CellPoint, of canvas: CanvasView) {
    self.kind = kind
    self.canvas = canvas
    start = cell
    end = cell
  }

  /// How far the mouse has gone, in points.
  var distance: Point {
    let (from, to) = (canvas.point(at: start), canvas.point(at: end))
    return Point(x: Double(to.x - from.x), y: Double(to.y - from.y))
  }

  /// The cells between the corners, both included.
  var cells: CellRect {
    CellRect(
      column: min(start.column, end.column), row: min(start.row, end.row),
      columns: abs(end.column - start.column) + 1, rows: abs(end.row - start.row) + 1)
  }
}
