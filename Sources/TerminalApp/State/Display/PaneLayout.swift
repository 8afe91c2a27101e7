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
/// How canvas and panes share the room is said at ``Division``, and how the panes share theirs at
/// ``PaneColumns``. If the user opens the console, it is above the status, as wide as the terminal.
/// The lesson of `tenniel learn` is below the header.
///
/// The rectangles depend on the sizes and on which panes there are, and not on what these say, so
/// that everything stays in place while views move and others are selected.
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
  /// The panes beside the canvas or below it; nil if there are none.
  let columns: PaneColumns?
  let console: CellRect?
  let status: CellRect?
  let hints: CellRect
  /// The size in points of the device for which the panes were divided.
  let device: CGSize

  /// Whether the inspector is in place of the canvas.
  var isInspectorInFront: Bool { canvas.isEmpty && inspector != nil }

  /// The cells of all panes beside the canvas or below it.
  var inspector: CellRect? { columns?.all }

  /// Whether the inspector is at the right of the canvas, with a line between them.
  var isBeside: Bool { columns?.isBeside ?? false }

  /// Whether the console is one of the panes beside the canvas.
  var hasConsoleInColumn: Bool { columns?.console != nil }

  /// Creates a layout of a canvas and the last row alone.
  init(body: CellRect, canvas: CellRect, hints: CellRect, device: CGSize) {
    header = body.at(row: 0, rows: 0)
    (lesson, ruler, columns, console, status) = (nil, nil, nil, nil, nil)
    self.body = body
    self.canvas = canvas
    self.hints = hints
    self.device = device
  }

  /// Creates the layout for a terminal; nil if the terminal is too small.
  /// - Parameters:
  ///   - device: The device's sizes.
  ///   - states: Which panes are shown.
  init?(
    terminal: CellSize, device: FittedSizes, zoom: Viewport.Zoom = .shape, panes states: PaneStates
  ) {
    guard terminal.columns >= Self.smallest.columns, terminal.rows >= Self.smallest.rows else {
      return nil
    }
    let hasStatus = terminal.rows >= 10
    let whole = terminal.rows - (hasStatus ? 3 : 2)
    let lessonRows = states.hasLesson ? Self.lessonRows(of: whole, columns: terminal.columns) : 0
    let room = whole - lessonRows
    let all = CellRect(terminal)
    lesson = lessonRows > 0 ? all.at(row: 1, rows: lessonRows) : nil
    let rulerRows =
      states.ruler != nil && room >= 10 && terminal.columns >= 40 ? RulerLayout.rows : 0
    let consoleRows = states.console.isShown ? Self.consoleRows(of: room - rulerRows) : 0
    let body = all.at(row: 1 + lessonRows, rows: room - rulerRows - consoleRows)
    ruler = rulerRows > 0 ? all.at(row: body.endRow, rows: rulerRows) : nil
    var panes = Division(canvas: body)
    if states.inspector.isShown {
      panes = Division(of: body, for: device, zoom: zoom, panes: states)
      if states.inspector.isInFront, panes.panes == nil { panes = Division(inspector: body) }
    }
    columns = panes.panes.map { PaneColumns($0, isBeside: panes.isBeside, panes: states) }
    console =
      consoleRows > 0
      ? all.at(row: body.endRow + rulerRows, rows: consoleRows) : columns?.console
    self.body = body
    header = all.at(row: 0)
    canvas = panes.canvas
    status = hasStatus ? all.at(row: terminal.rows - 2) : nil
    hints = all.at(row: terminal.rows - 1)
    self.device = device.size
  }

  /// The number of rows of a lesson with its title. It depends on the number of rows between header
  /// and status, and is 0 if these are too few.
  private static func lessonRows(of rows: Int, columns: Int) -> Int {
    if rows < 8 { return 0 }
    return rows < 14 ? 2 : columns < 76 && rows >= 20 ? 6 : 4
  }

  /// The number of rows of the console with its title. It depends on the number of rows between
  /// header and status, and is 0 if these are too few.
  static func consoleRows(of rows: Int) -> Int {
    rows < 10 ? 0 : max(5, min(rows / 3, 20))
  }

  /// The scale at which the device fits into the canvas.
  func viewport(_ zoom: Viewport.Zoom) -> Viewport {
    Viewport.fitting(device, into: canvas.size, zoom: zoom)
  }
}
