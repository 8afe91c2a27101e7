import Cells
import Foundation
import Painting

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
/// Columns that the picture can't use go to the inspector, whose parts are then side by side, and
/// to a third column with lists. The console is at the end of the third column. If the user opens
/// it, it is above the status instead, as wide as the terminal. The lesson of `tenniel learn` is
/// below the header.
///
/// The rectangles depend on the sizes alone, so numbers stay in place while views move, and all
/// panes while the device is turned.
struct PaneLayout: Equatable, Sendable {
  /// The smallest terminal that shows a device.
  static let smallest = CellSize(columns: 20, rows: 6)

  /// Whether a terminal is so small that a picture in the device's shape has no room for texts, or,
  /// beside a lesson, for the marks of what is edited.
  static func isSmall(_ terminal: CellSize, hasLesson: Bool) -> Bool {
    terminal.columns < 60 || terminal.rows < (hasLesson ? 30 : 20)
  }

  let header: CellRect
  /// The rows below the header that tell what to do; nil without a lesson, and where there is no
  /// room for it.
  let lesson: CellRect?
  /// The rows between the header and the status.
  let body: CellRect
  let canvas: CellRect
  /// The rows of the ruler below the body; nil without a ruler, and where there is no room for it.
  let ruler: CellRect?
  let inspector: CellRect?
  /// The third column, at the right of the inspector: problems and changes; nil where there is no
  /// room for it.
  let lists: CellRect?
  /// Whether the inspector is at the right of the canvas, with a line between them.
  let isBeside: Bool
  let console: CellRect?
  let status: CellRect?
  let hints: CellRect
  /// The size in points of the device for which the panes were divided.
  let device: CGSize

  /// Whether the inspector is in place of the canvas.
  var isInspectorInFront: Bool { canvas.isEmpty && inspector != nil }

  /// The panes at the right of the canvas, or below it.
  var panes: CellRect? {
    guard var panes = inspector else { return nil }
    panes.columns = body.endColumn - panes.column
    return panes
  }

  /// Whether the console is in the third column.
  var hasConsoleInColumn: Bool { console.map { $0.column > 0 } ?? false }

  /// Creates a layout of a canvas and the last row alone.
  init(body: CellRect, canvas: CellRect, hints: CellRect, device: CGSize) {
    header = CellRect(column: 0, row: 0, columns: body.columns, rows: 0)
    (lesson, ruler, inspector, lists, console, status) = (nil, nil, nil, nil, nil, nil)
    isBeside = false
    self.body = body
    self.canvas = canvas
    self.hints = hints
    self.device = device
  }

  /// Creates the layout for a terminal; nil if the terminal is too small.
  /// - Parameters:
  ///   - device: The device's size in points.
  ///   - turned: The device's size after it is turned; nil if that is its size with the sides
  ///     exchanged.
  ///   - states: Which panes are shown.
  init?(terminal: CellSize, device: CGSize, turned: CGSize? = nil, panes states: PaneStates) {
    guard terminal.columns >= Self.smallest.columns, terminal.rows >= Self.smallest.rows else {
      return nil
    }
    let hasStatus = terminal.rows >= 10
    let whole = terminal.rows - (hasStatus ? 3 : 2)
    let lessonRows = states.hasLesson ? Self.lessonRows(of: whole, columns: terminal.columns) : 0
    let room = whole - lessonRows
    lesson =
      lessonRows > 0
      ? CellRect(column: 0, row: 1, columns: terminal.columns, rows: lessonRows) : nil
    let rulerRows =
      states.ruler != nil && room >= 10 && terminal.columns >= 40 ? RulerLayout.rows : 0
    let consoleRows = states.console.isShown ? Self.consoleRows(of: room - rulerRows) : 0
    let body = CellRect(
      column: 0, row: 1 + lessonRows, columns: terminal.columns,
      rows: room - rulerRows - consoleRows)
    ruler =
      rulerRows > 0
      ? CellRect(column: 0, row: body.endRow, columns: terminal.columns, rows: rulerRows) : nil
    var panes = Division(canvas: body)
    if states.inspector.isShown {
      panes = Division(
        of: body, zoom: Self.isSmall(terminal, hasLesson: states.hasLesson) ? .text : .shape,
        for: [device, turned ?? CGSize(width: device.height, height: device.width)])
      panes.move(to: states.divider, in: body)
      if states.inspector.isInFront, panes.inspector == nil { panes = Division(inspector: body) }
    }
    let below =
      consoleRows > 0
      ? CellRect(
        column: 0, row: body.endRow + rulerRows, columns: terminal.columns, rows: consoleRows)
      : nil
    (console, lists) = (below ?? panes.console, below == nil ? panes.lists : panes.column)
    self.body = body
    header = CellRect(column: 0, row: 0, columns: terminal.columns, rows: 1)
    canvas = panes.canvas
    inspector = panes.inspector
    isBeside = panes.isBeside
    status =
      hasStatus
      ? CellRect(column: 0, row: terminal.rows - 2, columns: terminal.columns, rows: 1) : nil
    hints = CellRect(column: 0, row: terminal.rows - 1, columns: terminal.columns, rows: 1)
    self.device = device
  }

  /// The number of rows of a lesson with its title. It depends on the number of rows between header
  /// and status, and is 0 if these are too few.
  private static func lessonRows(of rows: Int, columns: Int) -> Int {
    if rows < 8 { return 0 }
    return rows < 14 ? 2 : columns < 76 && rows >= 20 ? 6 : 4
  }

  /// The number of rows of the console with its title. It depends on the number of rows between
  /// header and status, and is 0 if these are too few.
  private static func consoleRows(of rows: Int) -> Int {
    rows < 10 ? 0 : max(5, min(rows / 3, 20))
  }

  /// The scale at which the device fits into the canvas.
  func viewport(_ zoom: Viewport.Zoom) -> Viewport {
    Viewport.fitting(device, into: canvas.size, zoom: zoom)
  }
}
