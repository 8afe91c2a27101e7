import Cells
import Painting
import Stage

/// The canvas, with the view that each of its cells shows.
struct Pointing {
  let canvas: CanvasView
  let hits: HitMap

  /// The canvas with the scale of the picture, in which texts have taken rows.
  var picture: CanvasView { canvas.with(hits.viewport) }

  /// The content of a cell of the terminal; nil outside the canvas and where there is no view.
  func hit(at cell: CellPoint) -> HitMap.Hit? {
    guard canvas.clip.contains(cell) else { return nil }
    return hits.hit(
      at: CellPoint(
        column: cell.column - canvas.origin.column, row: cell.row - canvas.origin.row))
  }
}

/// The position of the device in the canvas, which relates the terminal's cells to points.
struct CanvasView: Equatable, Sendable {
  /// The conversion from points to cells, relative to the device's top left corner.
  private(set) var viewport: Viewport
  /// The terminal's cell of the device's top left corner. The cell may be outside the canvas when
  /// the canvas is scrolled.
  let origin: CellPoint
  /// The cells of the canvas.
  let clip: CellRect

  /// The size of the device's outline in cells.
  var size: CellSize { viewport.size }

  /// Creates the view of the display's device in a layout's canvas.
  init(_ display: Display, in layout: PaneLayout) {
    let fitted = layout.viewport(display.shownZoom)
    // The device is placed as if it had the fitted size, so that only the dragged edge moves.
    self.init(
      fitted.showing(display.screen.size), in: layout.canvas, fitted: fitted.size, display)
  }

  /// The canvas during an animated change of the device's size, with the device in the middle and
  /// no larger than the canvas.
  func showing(_ size: CGSize, _ display: Display) -> CanvasView {
    guard size != viewport.screenSize else { return self }
    // The fitted size grows and shrinks in proportion to the animated size.
    let (own, fitted) = (viewport.screenSize, display.fitted.size)
    let room = CGSize(
      width: size.width * fitted.width / own.width,
      height: size.height * fitted.height / own.height)
    let viewport = Viewport.fitting(room, into: clip.size, zoom: display.shownZoom).showing(size)
    return CanvasView(viewport, in: clip, fitted: viewport.size, display)
  }

  private init(_ viewport: Viewport, in clip: CellRect, fitted: CellSize, _ display: Display) {
    self.viewport = viewport
    self.clip = clip
    func place(room: Int, fitted: Int, actual: Int, offset: Int) -> Int {
      let spare = room - actual
      return spare >= 0 ? min((room - min(fitted, room)) / 2, spare) : -min(offset, -spare)
    }
    origin = CellPoint(
      column: clip.column
        + place(
          room: clip.columns, fitted: fitted.columns, actual: viewport.size.columns,
          offset: display.offset.column),
      row: clip.row
        + place(
          room: clip.rows, fitted: fitted.rows, actual: viewport.size.rows,
          offset: display.offset.row))
  }

  /// The canvas at the same place with another conversion from points to cells.
  func with(_ viewport: Viewport) -> CanvasView {
    var canvas = self
    canvas.viewport = viewport
    return canvas
  }

  /// The point in the middle of a cell of the terminal, in the window's coordinates.
  func point(at cell: CellPoint) -> CGPoint {
    viewport.middle(
      of: CellPoint(column: cell.column - origin.column, row: cell.row - origin.row))
  }

  /// The greatest offsets of the canvas, in cells.
  var scrollRange: CellSize {
    CellSize(columns: size.columns - clip.columns, rows: size.rows - clip.rows)
  }

  /// The edges of the device at a cell: the right edge, the bottom edge, or both at their corner.
  /// The cell beyond an edge counts too, since lines are easily missed.
  func edges(at cell: CellPoint) -> DeviceEdges {
    guard clip.contains(cell) else { return [] }
    let right = origin.column + size.columns - 1
    let bottom = origin.row + size.rows - 1
    var edges: DeviceEdges = []
    let isInside = cell.column >= origin.column && cell.row >= origin.row
    guard isInside, cell.column <= right + 1, cell.row <= bottom + 1 else { return [] }
    if cell.column >= right { edges.insert(.right) }
    if cell.row >= bottom { edges.insert(.bottom) }
    return edges
  }

  /// The cells of the terminal that a rectangle's outline takes.
  /// - Parameter rect: In the window's coordinates, in points.
  func cells(of rect: CGRect) -> CellRect {
    let (left, top) = (viewport.column(rect.minX), viewport.row(rect.minY))
    return CellRect(
      column: origin.column + left, row: origin.row + top,
      columns: viewport.column(rect.maxX) - left + 1, rows: viewport.row(rect.maxY) - top + 1)
  }
}
