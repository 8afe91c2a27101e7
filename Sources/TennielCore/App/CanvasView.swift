import Cells
import Foundation
import Stage

/// The canvas together with what each cell of it shows.
struct Pointing {
  let canvas: CanvasView
  let hits: HitMap

  /// What a cell of the terminal shows; nil outside the canvas and where no view is.
  func hit(at cell: CellPoint) -> HitMap.Hit? {
    guard canvas.clip.contains(cell) else { return nil }
    return hits.hit(
      at: CellPoint(
        column: cell.column - canvas.origin.column, row: cell.row - canvas.origin.row))
  }
}

/// How the device lies in the canvas: which cell of the terminal shows which point.
struct CanvasView: Equatable, Sendable {
  /// Points to cells, counted from the device's top left corner.
  let viewport: Viewport
  /// The terminal's cell that the device's top left corner is drawn in; outside the canvas where
  /// that is scrolled out.
  let origin: CellPoint
  /// The canvas.
  let clip: CellRect

  /// Cells of the device's outline.
  var size: CellSize { viewport.size }

  /// The state's device in a layout's canvas.
  init(_ state: AppState, in layout: PaneLayout) {
    let scale = state.zoom == .trueScale ? Viewport.trueScale : layout.pointsPerColumn
    // The place is that of the fitted size, so that only the dragged edge of the device moves.
    self.init(
      Viewport(screenSize: state.screen.size, pointsPerColumn: scale), in: layout.canvas,
      fitted: Viewport(screenSize: state.fittedSize, pointsPerColumn: scale).size, state)
  }

  /// The canvas while the device is on its way from one size to another: in the middle, and no
  /// larger than there is room.
  func showing(_ size: CGSize, _ state: AppState) -> CanvasView {
    guard size != viewport.screenSize else { return self }
    var scale = viewport.pointsPerColumn
    if state.zoom == .fit {
      let room = (columns: Double(max(clip.columns - 1, 1)), rows: Double(max(clip.rows - 1, 1)))
      scale = max(scale, size.width / room.columns, size.height / (2 * room.rows))
    }
    let viewport = Viewport(screenSize: size, pointsPerColumn: scale)
    return CanvasView(viewport, in: clip, fitted: viewport.size, state)
  }

  private init(_ viewport: Viewport, in clip: CellRect, fitted: CellSize, _ state: AppState) {
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
          offset: state.canvasOffset.column),
      row: clip.row
        + place(
          room: clip.rows, fitted: fitted.rows, actual: viewport.size.rows,
          offset: state.canvasOffset.row))
  }

  /// How far the canvas can be scrolled, in cells.
  var scrollRange: CellSize {
    CellSize(columns: size.columns - clip.columns, rows: size.rows - clip.rows)
  }

  /// The edges of the device at a cell: its right border, its bottom border, or their corner. The
  /// cell outside counts too: a line is easily missed.
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
}
