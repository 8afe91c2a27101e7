import Cells
import Foundation
import Stage

/// The rectangles of the panes, for a size of the terminal and of the device.
///
/// ```
/// header                              header
/// ┌ canvas ──────┬ inspector ──┐      ┌ canvas ─────────────────────┐
/// │              │             │      │                             │
/// │              │             │      ├ inspector ──────────────────┤
/// └──────────────┴─────────────┘      └─────────────────────────────┘
/// status                              status
/// hints                               hints
/// ```
///
/// The console, if it is shown, is above the status, as wide as the terminal; the lesson of `tenniel learn` is below the
/// header, likewise.
///
/// The rectangles depend on the sizes alone, so numbers stay in place while views move.
struct PaneLayout: Equatable, Sendable {
  /// The smallest terminal that shows a device.
  static let smallest = CellSize(columns: 20, rows: 6)

  let header: CellRect
  /// The rows below the header that tell what to do; nil without a lesson, and where there is no room for it.
  let lesson: CellRect?
  /// The rows between the header and the status.
  let body: CellRect
  let canvas: CellRect
  /// The rows of the ruler below the body; nil without one, and where there is no room for it.
  let ruler: CellRect?
  let inspector: CellRect?
  /// Whether the inspector is at the right of the canvas, with a line between them.
  let isBeside: Bool
  let console: CellRect?
  let status: CellRect?
  let hints: CellRect
  /// The size in points of the device for which the panes were divided.
  let device: CGSize

  /// Creates a layout of a canvas and the last row alone.
  init(body: CellRect, canvas: CellRect, hints: CellRect, device: CGSize) {
    header = CellRect(column: 0, row: 0, columns: body.columns, rows: 0)
    (lesson, ruler, inspector, console, status) = (nil, nil, nil, nil, nil)
    isBeside = false
    self.body = body
    self.canvas = canvas
    self.hints = hints
    self.device = device
  }

  /// Creates the layout for a terminal; nil if the terminal is too small.
  /// - Parameter device: The device's size in points.
  init?(
    terminal: CellSize, device: CGSize, showsInspector: Bool, hasRuler: Bool = false,
    showsConsole: Bool = false, hasLesson: Bool = false, divider: PaneDivider = PaneDivider()
  ) {
    guard terminal.columns >= Self.smallest.columns, terminal.rows >= Self.smallest.rows else {
      return nil
    }
    let hasStatus = terminal.rows >= 10
    let whole = terminal.rows - (hasStatus ? 3 : 2)
    let lessonRows = hasLesson ? Self.lessonRows(of: whole, columns: terminal.columns) : 0
    let room = whole - lessonRows
    lesson =
      lessonRows > 0
      ? CellRect(column: 0, row: 1, columns: terminal.columns, rows: lessonRows) : nil
    let rulerRows = hasRuler && room >= 10 && terminal.columns >= 40 ? RulerLayout.rows : 0
    let consoleRows = showsConsole ? Self.consoleRows(of: room - rulerRows) : 0
    let body = CellRect(
      column: 0, row: 1 + lessonRows, columns: terminal.columns,
      rows: room - rulerRows - consoleRows)
    ruler =
      rulerRows > 0
      ? CellRect(column: 0, row: body.endRow, columns: terminal.columns, rows: rulerRows) : nil
    console =
      consoleRows > 0
      ? CellRect(
        column: 0, row: body.endRow + rulerRows, columns: terminal.columns, rows: consoleRows)
      : nil
    var best = Split(canvas: body, inspector: nil, isBeside: false, cost: .infinity)
    if showsInspector {
      for split in Self.splits(of: body) {
        let cost = Self.loss(of: device, in: split.canvas, of: body) + split.cost
        if cost < best.cost {
          best = split
          best.cost = cost
        }
      }
    }
    best.move(to: divider, in: body)
    self.body = body
    header = CellRect(column: 0, row: 0, columns: terminal.columns, rows: 1)
    canvas = best.canvas
    inspector = best.inspector
    isBeside = best.isBeside
    status =
      hasStatus
      ? CellRect(column: 0, row: terminal.rows - 2, columns: terminal.columns, rows: 1) : nil
    hints = CellRect(column: 0, row: terminal.rows - 1, columns: terminal.columns, rows: 1)
    self.device = device
  }

  /// The rows of a lesson, with its title, of those between header and status; 0 if there are too few.
  private static func lessonRows(of rows: Int, columns: Int) -> Int {
    if rows < 8 { return 0 }
    return rows < 14 ? 2 : columns < 76 && rows >= 20 ? 6 : 4
  }

  /// The rows of the console, with its title, of those between header and status; 0 if there are too few.
  private static func consoleRows(of rows: Int) -> Int {
    rows < 10 ? 0 : max(5, min(rows / 3, 20))
  }

  /// The scale at which the device fits into the canvas.
  func viewport(_ zoom: Viewport.Zoom) -> Viewport {
    Viewport.fitting(device, into: canvas.size, zoom: zoom)
  }

  /// The part of the legibility that a picture loses in a smaller room: what is lost in columns, in which letters
  /// stand side by side, counts twice as much as what is lost in rows. Nothing is lost up to true scale.
  private static func loss(of device: CGSize, in room: CellRect, of body: CellRect) -> Double {
    func scale(_ room: CellRect) -> (column: Double, row: Double) {
      let viewport = Viewport.fitting(device, into: room.size, zoom: .text)
      return (
        max(viewport.pointsPerColumn, Viewport.trueScale),
        max(viewport.pointsPerRow, 2 * Viewport.trueScale)
      )
    }
    let (here, most) = (scale(room), scale(body))
    return here.column / most.column - 1 + (here.row / most.row - 1) / 2
  }

  /// A division of the room. `cost` is the disadvantage of a small inspector, compared with the
  /// canvas's relative loss of scale.
  private struct Split {
    var canvas: CellRect
    var inspector: CellRect?
    var isBeside: Bool
    var cost: Double

    /// Moves the line between the parts to the user's place.
    mutating func move(to divider: PaneDivider, in body: CellRect) {
      guard inspector != nil, let length = divider.length(of: body.size, isBeside: isBeside) else {
        return
      }
      (canvas, inspector) = (body, body)
      if isBeside {
        canvas.columns -= length
        inspector?.column += canvas.columns
        inspector?.columns = length
      } else {
        canvas.rows -= length
        inspector?.row += canvas.rows
        inspector?.rows = length
      }
    }
  }

  private static func splits(of body: CellRect) -> [Split] {
    var splits: [Split] = []
    let wide = min(76, body.columns * 3 / 8)
    for columns in [wide, 54, 46, 40, 34] where columns >= 34 && body.columns - columns >= 22 {
      guard body.rows >= 8 else { continue }
      splits.append(
        Split(
          canvas: CellRect(
            column: 0, row: body.row, columns: body.columns - columns, rows: body.rows),
          inspector: CellRect(
            column: body.columns - columns, row: body.row, columns: columns, rows: body.rows),
          isBeside: true,
          cost: 0.4 * Double(max(0, 54 - columns)) / 54))
    }
    for rows in [body.rows / 3, 14, 12, 10] where rows >= 10 && body.rows - rows >= 14 {
      guard body.columns >= 34 else { continue }
      splits.append(
        Split(
          canvas: CellRect(
            column: 0, row: body.row, columns: body.columns, rows: body.rows - rows),
          inspector: CellRect(
            column: 0, row: body.row + body.rows - rows, columns: body.columns, rows: rows),
          isBeside: false,
          cost: 0.4 * Double(max(0, 14 - rows)) / 14 + 0.4 * Double(max(0, 60 - body.columns)) / 60
        ))
    }
    return splits
  }
}
