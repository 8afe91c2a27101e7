import Cells

/// The rows of a tool's panel: a title, the tool's options, and its button.
struct PanelLayout: Equatable, Sendable {
  let rect: CellRect
  /// The rows of the options, of which some may be out of sight.
  let list: MarkedList
  /// The row of the button.
  let button: CellRect

  /// - Parameters:
  ///   - inspector: The place of the inspector, which the panel takes.
  ///   - body: The rows between the header and the status, of which it takes the last ones if there is no inspector.
  ///   - count: The number of options.
  init(inspector: CellRect?, isBeside: Bool, body: CellRect, count: Int, marked: Int) {
    var rect = inspector ?? body
    if inspector == nil {
      rect.rows = min(count + 3, body.rows)
      rect.row = body.endRow - rect.rows
    } else if isBeside {
      rect.column += 1
      rect.columns -= 1
    } else {
      rect.row += 1
      rect.rows -= 1
    }
    self.rect = rect
    let rows = min(count, max(0, rect.rows - 3))
    list = MarkedList(
      rect: CellRect(column: rect.column, row: rect.row + 1, columns: rect.columns, rows: rows),
      count: count, marked: marked)
    button = CellRect(
      column: rect.column, row: rect.row + 2 + rows, columns: rect.columns, rows: 1)
  }
}

extension AppState {
  /// The place of the panel that is open; nil if none is.
  func panelLayout(in layout: PaneLayout) -> PanelLayout? {
    guard overlay == nil, let building, let scene = building.scene else { return nil }
    let (count, marked): (Int, Int)
    if let panel = building.panel {
      (count, marked) = (panel.form.rows(on: scene.canvas).count, panel.marked)
    } else if let fields = building.fields {
      (count, marked) = (fieldRows.count, fields.marked)
    } else {
      return nil
    }
    return PanelLayout(
      inspector: layout.inspector, isBeside: layout.isBeside, body: layout.body, count: count,
      marked: marked)
  }
}
