import Cells
import Stage

/// What the mouse drags of the display.
enum Drag: Equatable, Sendable {
  case edges(EdgeDrag)
  /// The line between canvas and inspector.
  case divider
  /// The length along the ruler.
  case ruler
}

/// A drag of the device's edges.
struct EdgeDrag: Equatable, Sendable {
  let edges: DeviceEdges
  /// The cell of the device's top left corner at the beginning.
  let origin: CellPoint
  /// The cell that was pressed, at which a side keeps its length.
  let start: CellPoint
  /// The size of the device at the beginning, in points.
  let size: CGSize
}

/// The edges of the device that can be dragged.
struct DeviceEdges: OptionSet, Hashable, Sendable {
  let rawValue: Int
  static let right = DeviceEdges(rawValue: 1)
  static let bottom = DeviceEdges(rawValue: 2)
}

extension Display {
  /// Begins to drag along the ruler, or to drag the line between canvas and inspector, if one of
  /// these is at a cell.
  /// - Returns: Whether one is.
  mutating func pressOnPanes(_ cell: CellPoint) -> Bool {
    guard overlay == nil else { return false }
    if layout.flatMap(rulerLayout)?.rect.contains(cell) == true {
      drag = .ruler
      setLength(at: cell, reach: 1)
      return true
    }
    guard hasDivider(at: cell) else { return false }
    drag = .divider
    return true
  }

  /// Drags to a cell.
  mutating func drag(to cell: CellPoint) {
    switch drag {
    case .edges(let drag): resize(drag, to: cell)
    case .divider: dragDivider(to: cell)
    case .ruler: setLength(at: cell)
    case nil: break
    }
  }

  /// Ends a drag.
  /// - Returns: Whether anything was dragged.
  mutating func release() -> Bool {
    guard let drag else { return false }
    self.drag = nil
    if drag != .ruler { settle() }
    return true
  }

  /// Resizes the device so that the dragged edges are at a cell.
  private mutating func resize(_ drag: EdgeDrag, to cell: CellPoint) {
    guard let canvas = canvasView else { return }
    // A side keeps its length until the mouse leaves the column or the row in which the drag began.
    var size = drag.size
    if cell.column != drag.start.column, drag.edges.contains(.right) {
      size.width = (Double(cell.column - drag.origin.column) * canvas.viewport.pointsPerColumn)
        .rounded()
    }
    if cell.row != drag.start.row, drag.edges.contains(.bottom) {
      size.height = (Double(cell.row - drag.origin.row) * canvas.viewport.pointsPerRow).rounded()
    }
    screen.resize(to: CGSize(width: max(1, size.width), height: max(1, size.height)))
  }
}
