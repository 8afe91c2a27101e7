import Cells
import InterfaceBuilder
import LayoutTools

/// What the mouse is doing on the canvas of a document that is edited, from a press to its release.
struct MouseGesture: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// Moves the selected views, or some edges of their frame, from where that was.
    case frames(FrameEdges, from: Rect)
    /// Draws a connection from a view, by its id.
    case connection(from: String)
    /// Selects the views in a rectangle of cells.
    case selection
  }

  let kind: Kind
  /// The cell that was pressed, and the one that the mouse is at.
  let start: CellPoint
  var end: CellPoint

  init(_ kind: Kind, at cell: CellPoint) {
    self.kind = kind
    start = cell
    end = cell
  }

  /// The cells between the corners, both included.
  var cells: CellRect {
    CellRect(
      column: min(start.column, end.column), row: min(start.row, end.row),
      columns: abs(end.column - start.column) + 1, rows: abs(end.row - start.row) + 1)
  }
}
