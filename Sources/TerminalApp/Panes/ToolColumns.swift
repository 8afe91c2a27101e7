import Cells

/// The columns of a tool's panel: labels, values, and what is said beside them.
struct ToolColumns {
  private let columns: Int
  private let glyphs: Glyphs
  /// The columns of the labels and of the values of rows that have both.
  private let labels: Int
  private let values: Int
  /// Whether labels and notes are short, since the long ones would leave no room for one another.
  private let isShort: Bool

  init(_ rows: [PanelRow], columns: Int, glyphs: Glyphs) {
    self.columns = columns
    self.glyphs = glyphs
    let long = rows.filter { $0.short != nil }
    let most = (Self.widest(long.map(\.label)), Self.widest(long.map(\.note)))
    isShort = Self.signs + most.0 + 1 + most.1 > columns
    let rows = isShort ? rows.map(\.shortened) : rows
    // A number has to be in sight while it is typed.
    let numbers = rows.filter(\.takesNumber).map { TextWidth.width(of: $0.value) }.max()
    let room = numbers.map { columns - Self.signs - max($0, Self.typed) - 1 } ?? .max
    labels = min(Self.widest(rows.filter(\.hasValue).map(\.label)), room)
    // A value with no remark behind it may be longer than this column.
    values = Self.widest(rows.filter { !$0.remark.isEmpty }.map(\.value))
  }

  /// The columns of the widest of some texts.
  private static func widest(_ texts: [String]) -> Int {
    texts.map { TextWidth.width(of: $0) }.max() ?? 0
  }

  /// The columns of the mark, the key and the box before a label.
  private static let signs = 7
  /// The columns of a number that is typed, with its cursor.
  private static let typed = 5
  /// The fewest columns in which a part of a note says something.
  private static let least = 8

  func label(of row: PanelRow) -> String {
    let row = shown(row)
    guard row.hasValue else { return row.label + " " }
    return row.label.cut(to: labels, ellipsis: glyphs.ellipsis).padded(toColumns: labels) + " "
  }

  /// The value, or what is typed in its place.
  func value(of row: PanelRow, typed: String? = nil) -> String {
    let row = shown(row)
    if let typed { return typed.padded(toColumns: width(of: row)) + " " }
    let value = row.obstacle == nil ? row.value : ""
    return value.isEmpty ? "" : shown(value).padded(toColumns: width(of: row)) + " "
  }

  /// A number with the sign for minus; a dash alone stands for none.
  private func shown(_ value: String) -> String { value == "-" ? value : glyphs.typeset(value) }

  /// The columns of the value of a row.
  private func width(of row: PanelRow) -> Int {
    row.remark.isEmpty || row.obstacle != nil ? 0 : values
  }

  /// What is said beside a row; nil if there is no room for it.
  func note(of row: PanelRow) -> String? {
    let row = shown(row)
    let room = columns - used(by: row)
    return row.remark.isEmpty || room < min(Self.least, TextWidth.width(of: row.remark))
      ? nil : glyphs.typeset(row.remark)
  }

  /// What is cut in a row, with the row's whole label; nil if nothing is cut.
  func remark(of row: PanelRow) -> String? { cutRemark(of: row).map(glyphs.typeset) }

  private func cutRemark(of row: PanelRow) -> String? {
    if shown(row) != row, !row.remark.isEmpty { return "\(row.label): \(row.remark)" }
    if used(by: row) > columns + 1 { return "\(row.label): \(row.value)" }
    let isCut = used(by: row) + TextWidth.width(of: row.remark) > columns
    if !row.remark.isEmpty, isCut { return "\(row.label): \(row.remark)" }
    return row.hasValue && row.label.count > labels ? row.label : nil
  }

  /// A row as it is shown: with its short words, if labels and notes are short.
  private func shown(_ row: PanelRow) -> PanelRow { isShort ? row.shortened : row }

  private func used(by row: PanelRow) -> Int {
    Self.signs + TextWidth.width(of: label(of: row) + value(of: row))
  }
}

extension PanelRow {
  /// The number, or what is chosen.
  fileprivate var value: String {
    switch control {
    case .toggle: ""
    case .number(let text, _), .choice(let text): text
    }
  }

  /// The row with its short label and note; unchanged if it has none.
  fileprivate var shortened: PanelRow {
    guard let short else { return self }
    return PanelRow(
      label: short.label, control: control, note: short.note, key: key, obstacle: obstacle)
  }

  /// What is said beside the row: why it can't be used, or else its note.
  fileprivate var remark: String { obstacle ?? note }
}
