import Cells

/// The rows of a panel: a title, the options of a tool or the fields of an inspector, and the
/// tool's button or the inspector's foot.
struct PanelLayout: Equatable, Sendable {
  let rect: CellRect
  /// The rows of the options, of which some may be out of sight.
  let list: MarkedList
  /// The row of the button.
  let button: CellRect
  /// The last rows, for what is said of the marked option.
  let foot: CellRect

  /// - Parameters:
  ///   - inspector: The place of the inspector, which the panel takes.
  ///   - body: The rows between the header and the status. Without an inspector, the panel takes
  ///     the last of them.
  ///   - count: The number of options.
  ///   - foot: The number of rows below the options, for what is said of the marked option.
  init(
    inspector: CellRect?, isBeside: Bool, body: CellRect, count: Int, marked: Int, foot: Int = 2
  ) {
    var rect = inspector ?? body
    if inspector == nil {
      rect.rows = min(count + 1 + foot, body.rows)
      rect.row = body.endRow - rect.rows
    } else if isBeside {
      rect.column += 1
      rect.columns -= 1
    } else {
      rect.row += 1
      rect.rows -= 1
    }
    self.rect = rect
    let rows = min(count, max(0, rect.rows - 1 - foot))
    self.foot = rect.at(row: rect.endRow - foot, rows: foot)
    list = MarkedList(
      rect: rect.at(row: rect.row + 1, rows: rows),
      count: count, marked: marked)
    button = rect.at(row: rect.row + 2 + rows)
  }
}

extension PanelLayout {
  /// The place of the tool or the inspector that is open; nil if none is.
  init?(of state: AppState, in layout: PaneLayout) {
    guard state.overlay == nil, let building = state.building, let scene = building.scene else {
      return nil
    }
    if let panel = building.panel {
      self.init(
        inspector: layout.columns?.front, isBeside: layout.isBeside, body: layout.body,
        count: panel.form.rows(on: scene.canvas).count, marked: panel.marked)
      return
    }
    guard let fields = state.shownFields else { return nil }
    let columns = (layout.columns?.front ?? layout.body).columns
    self.init(
      inspector: layout.columns?.front, isBeside: layout.isBeside, body: layout.body,
      count: fields.rows.count, marked: fields.line,
      foot: FieldFoot.rows(for: fields.rows, columns: columns))
  }
}
