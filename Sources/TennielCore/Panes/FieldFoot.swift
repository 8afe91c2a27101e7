import Cells
import Wording

/// What is said of the marked row at the foot of an inspector: what it means, and which keys work.
struct FieldFoot {
  let row: FieldRow
  /// What is wrong with what is typed.
  var refusal: String?
  /// Whether its value has no room in its row.
  var isCut = false

  /// The most rows that are taken from the list for it.
  private static let most = 6

  /// The rows that it takes below a list, the same wherever the mark is.
  static func rows(for rows: [FieldRow], columns: Int) -> Int {
    let wanted = rows.filter(\.isMarkable).map { FieldFoot(row: $0).lines(columns: columns).count }
    return min(most, wanted.max() ?? 0)
  }

  /// Its lines, of which those about the keys come last and stay where there is little room.
  func lines(columns: Int, rows: Int = .max, ellipsis: String = "") -> [Pen.Span] {
    func lines(_ text: String, _ style: Style) -> [Pen.Span] {
      text.isEmpty ? [] : text.lines(ofColumns: max(10, columns - 2)).map { Pen.Span($0, style) }
    }
    if let refusal { return Array(lines(refusal.capitalizedFirst, Palette.warning).prefix(rows)) }
    let keys = lines(row.keys.capitalizedFirst, Palette.plain).prefix(max(1, rows / 2))
    var words = lines(isCut ? row.shown : "", Palette.plain) + lines(row.help, Palette.quiet)
    let room = max(0, rows - keys.count)
    if words.count > room {
      words = Array(words.prefix(room))
      if !words.isEmpty { words[words.count - 1].text += ellipsis }
    }
    return words + keys
  }
}
