import Cells
import LayoutTools

/// The columns of an inspector: titles, and the values behind them.
struct FieldColumns {
  let columns: Int
  let glyphs: Glyphs
  /// The columns of the titles of fields and of constraints; 0 for constraints if there is no room
  /// to align their values.
  private let fields: Int
  private let constraints: Int
  /// Whether constraints have their short titles and values, since the long ones have no room.
  private let isShort: Bool

  init(_ rows: [FieldRow], columns: Int, glyphs: Glyphs) {
    self.columns = columns
    self.glyphs = glyphs
    let titles = rows.compactMap { row in row.constraint == nil ? row.field?.title.count : nil }
    fields = min(titles.max() ?? 0, max(12, columns / 2))
    let listed = rows.compactMap(\.constraint)
    let title = listed.map { TextWidth.width(of: $0.title) }.max() ?? 0
    let value = listed.map { TextWidth.width(of: $0.value) }.max() ?? 0
    isShort = Self.signs + title + 1 + value > columns
    constraints = isShort ? 0 : title
  }

  /// The columns of the mark and of the sign before a constraint.
  private static let signs = 5

  /// The title of a field, or the size classes of a further value of the field. A long title may
  /// use the room that a short value leaves, and a long value the blanks behind a short title.
  func title(of row: FieldRow) -> String {
    let title = row.variation.map { "  \($0.title)" } ?? row.field?.title ?? ""
    let room = columns - 3 - TextWidth.width(of: row.shown)
    return title.cut(to: max(fields, room), ellipsis: glyphs.ellipsis)
      .padded(toColumns: min(fields, room))
  }

  func title(of constraint: ViewConstraint) -> String {
    guard isShort else { return constraint.title.padded(toColumns: constraints) }
    let room = columns - Self.signs - 1 - TextWidth.width(of: value(of: constraint))
    return constraint.shortTitle.cut(to: max(8, room), ellipsis: glyphs.ellipsis)
  }

  func value(of constraint: ViewConstraint) -> String {
    glyphs.typeset(isShort ? constraint.shortValue : constraint.value)
  }
}
