import Cells
import Wording

/// What is said of the marked row at the foot of an inspector: what it means, and which keys work.
struct FieldFoot {
  /// A line of the foot.
  struct Line: Equatable {
    enum Kind: Equatable { case refusal, value, help, keys }

    let kind: Kind
    var text: String
  }

  let row: FieldRow
  /// What is wrong with what is typed.
  var refusal: String?
  /// Whether the row has no room for its value.
  var isCut = false

  /// The most rows that the foot takes from the list.
  private static let most = 6

  /// The number of rows that the foot takes below a list, the same wherever the mark is.
  static func rows(for rows: [FieldRow], columns: Int) -> Int {
    var wanted = 0
    for row in rows where row.isMarkable && wanted < most {
      wanted = max(wanted, FieldFoot(row: row).lines(columns: columns).count)
    }
    return min(most, wanted)
  }

  /// The lines of the foot. The lines about the keys come last, and stay where there is little
  /// room.
  func lines(columns: Int, rows: Int = .max, ellipsis: String = "") -> [Line] {
    func lines(_ text: String, _ kind: Line.Kind) -> [Line] {
      text.isEmpty
        ? [] : text.lines(ofColumns: max(10, columns - 2)).map { Line(kind: kind, text: $0) }
    }
    if let refusal { return Array(lines(refusal.capitalizedFirst, .refusal).prefix(rows)) }
    let keys = lines(row.keys.capitalizedFirst, .keys).prefix(max(1, rows / 2))
    var words = lines(isCut ? row.shown : "", .value) + lines(row.help, .help)
    let room = max(0, rows - keys.count)
    if words.count > room {
      words = Array(words.prefix(room))
      if !words.isEmpty { words[words.count - 1].text += ellipsis }
    }
    return words + keys
  }
}
