import Cells
import Wording

/// What differs between two goldens: cells of their pictures, and frames.
package struct GoldenDifference: Equatable, Sendable {
  /// A row of the pictures that differs.
  package struct Row: Equatable, Sendable {
    /// Its number, counted from 0.
    package let number: Int
    /// The text of each; empty if a picture ends before.
    package let kept: String
    package let now: String
    /// The columns that differ.
    package let columns: Set<Int>
  }

  /// The rows that differ.
  package private(set) var rows: [Row] = []
  /// What became of frames, a sentence each.
  package private(set) var frames: [String] = []
  private let kept: GoldenText
  private let now: GoldenText

  package init(from kept: GoldenText, to now: GoldenText) {
    self.kept = kept
    self.now = now
    for number in 0..<max(kept.picture.count, now.picture.count) {
      let (old, new) = (kept.row(number), now.row(number))
      guard old != new else { continue }
      let (a, b) = (old.columnsOfText, new.columnsOfText)
      let columns = (0..<max(a.count, b.count)).filter {
        Self.character(in: $0, of: a) != Self.character(in: $0, of: b)
      }
      rows.append(Row(number: number, kept: old, now: new, columns: Set(columns)))
    }
    frames = Self.frames(from: kept, to: now)
  }

  private static func character(in column: Int, of row: [Character?]) -> Character? {
    column < row.count ? row[column] : nil
  }

  /// Whether nothing differs that a picture or a frame shows.
  package var isEmpty: Bool { rows.isEmpty && frames.isEmpty }

  /// `12 cells and 2 frames differ`.
  package var summary: String {
    let cells = rows.reduce(0) { $0 + $1.columns.count }
    var parts: [String] = []
    if cells > 0 { parts.append(cells == 1 ? "1 cell" : "\(cells) cells") }
    if !frames.isEmpty { parts.append(frames.count == 1 ? "1 frame" : "\(frames.count) frames") }
    guard !parts.isEmpty else { return "blanks differ" }
    let isOne = cells + frames.count == 1
    return parts.joined(separator: " and ") + (isOne ? " differs" : " differ")
  }

  /// What became of each frame: it came, went, or changed.
  private static func frames(from kept: GoldenText, to now: GoldenText) -> [String] {
    guard !kept.frames.isEmpty, !now.frames.isEmpty else { return [] }
    var former: [String: GoldenText.Frame] = [:]
    for frame in kept.frames { former[frame.path] = frame }
    var sentences: [String] = []
    for frame in now.frames {
      guard let old = former.removeValue(forKey: frame.path) else {
        sentences.append("\(frame.path) is new: \(frame.words)")
        continue
      }
      if let change = frame.change(from: old) { sentences.append("\(frame.path): \(change)") }
    }
    return sentences
      + kept.frames.filter { former[$0.path] != nil }.map { "\($0.path) is gone" }
  }

  /// The difference for people: rows that differ with those around them, the kept picture at the
  /// left and the new one at the right, marks below the cells that differ, and then the frames.
  package var lines: [String] {
    var lines: [String] = []
    let width = max(4, kept.picture.map { TextWidth.width(of: $0) }.max() ?? 0)
    if !rows.isEmpty {
      lines.append("kept".padded(toColumns: width) + Self.gap + "now")
      var last = -1
      for number in shownRows {
        if number > last + 1 { lines.append("…") }
        last = number
        lines.append(
          (kept.row(number).padded(toColumns: width) + Self.gap + now.row(number))
            .trimmingTrailingBlanks)
        guard let row = rows.first(where: { $0.number == number }) else { continue }
        lines.append(
          (row.marks(toColumns: width) + Self.gap + row.marks(toColumns: 0)).trimmingTrailingBlanks)
      }
    }
    return lines + frames
  }

  private static let gap = "   "

  /// The rows that differ, and one around each.
  private var shownRows: [Int] {
    let count = max(kept.picture.count, now.picture.count)
    var shown: Set<Int> = []
    for row in rows { shown.formUnion(max(0, row.number - 1)...min(count - 1, row.number + 1)) }
    return shown.sorted()
  }
}

extension GoldenDifference.Row {
  /// A mark below each column that differs.
  fileprivate func marks(toColumns width: Int) -> String {
    let last = columns.max() ?? -1
    return String((0...max(last, 0)).map { columns.contains($0) ? "^" : " " })
      .padded(toColumns: width)
  }
}

extension GoldenText {
  fileprivate func row(_ number: Int) -> String {
    picture.indices.contains(number) ? picture[number] : ""
  }
}

extension GoldenText.Frame {
  fileprivate var words: String {
    zip(Self.names, numbers).map { "\($0) \($1.shortDecimal)" }.joined(separator: ", ")
      + (note.isEmpty ? "" : ", \(note)")
  }

  /// What changed since an earlier frame; nil if nothing did.
  fileprivate func change(from old: GoldenText.Frame) -> String? {
    var changes = zip(Self.names, zip(old.numbers, numbers)).compactMap { name, values in
      values.0 == values.1
        ? nil : "\(name) \(values.0.shortDecimal) -> \(values.1.shortDecimal)"
    }
    if note != old.note { changes.append(note.isEmpty ? "no longer \(old.note)" : "now \(note)") }
    return changes.isEmpty ? nil : changes.joined(separator: ", ")
  }

  private static let names = ["x", "y", "width", "height"]
}

extension String {
  /// The character in each column; the second column of a wide character has none.
  fileprivate var columnsOfText: [Character?] {
    flatMap { character -> [Character?] in
      let width = TextWidth.width(of: character)
      return [character] + Array(repeating: nil, count: Swift.max(0, width - 1))
    }
  }
}
