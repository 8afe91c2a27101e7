import Cells

/// A line of an item of a bar, in cells.
///
/// Letters of a terminal are wider than those of a device, so that titles with room between them in
/// points may touch in cells. These move apart, and are cut where the bar is too narrow for all of
/// them.
struct BarText: Equatable {
  var runs: [Lettering.Run]
  /// The part of the bar that is touched there, in the hit map.
  let target: Int
  let row: Int
  var column: Int
  /// Whether it is the title in the middle, which gives way to the buttons.
  let isTitle: Bool

  var width: Int { runs.reduce(0) { $0 + TextWidth.width(of: $1.text) } }
  var endColumn: Int { column + width }

  /// The texts with at least a blank between neighbours; those of rows without a touch stay as they
  /// are.
  static func apart(_ texts: [BarText], in bar: CellRect, mark: String) -> [BarText] {
    var result = texts
    for row in Set(texts.map(\.row)).sorted() {
      let order = texts.indices.filter { texts[$0].row == row }
        .sorted { texts[$0].middle < texts[$1].middle }
      let parted = apart(order.map { texts[$0] }, from: bar.column, to: bar.endColumn, mark: mark)
      for (index, text) in zip(order, parted) { result[index] = text }
    }
    return result
  }

  /// Twice the column of the middle.
  private var middle: Int { column + endColumn }

  private static func apart(
    _ row: [BarText], from start: Int, to end: Int, mark: String
  ) -> [BarText] {
    guard zip(row, row.dropFirst()).contains(where: { $0.endColumn >= $1.column }) else {
      return row
    }
    var texts = row
    // The edges of the bar stay free where they are.
    let first = max(start, min(start + 1, texts.map(\.column).min() ?? start))
    let last = min(end, max(end - 1, texts.map(\.endColumn).max() ?? end))
    texts.cut(to: last - first, mark: mark)
    var limit = last
    for index in texts.indices.reversed() {
      texts[index].column = min(texts[index].column, limit - texts[index].width)
      limit = texts[index].column - 1
    }
    limit = first
    for index in texts.indices {
      texts[index].column = max(texts[index].column, limit)
      limit = texts[index].endColumn + 1
    }
    return texts
  }

  /// Cuts the longest run to make the text so wide; the mark takes the place of the last letter
  /// that stays.
  fileprivate mutating func cut(to columns: Int, mark: String) {
    let widths = runs.map { TextWidth.width(of: $0.text) }
    guard let index = runs.indices.max(by: { widths[$0] < widths[$1] }) else { return }
    // The brackets of the selected tab stay a pair.
    let end = runs[index].text.hasSuffix("]") ? "]" : ""
    let kept = max(1, widths[index] - end.count - (width - columns))
    let letters = runs[index].text.dropLast(end.count)
    let tone = runs[index].tone
    runs[index].text = String(
      String(letters).truncated(toColumns: kept, mark: " ").dropLast())
    runs.insert(Lettering.Run(mark, .quiet), at: index + 1)
    if !end.isEmpty { runs.insert(Lettering.Run(end, tone), at: index + 2) }
  }
}

extension [BarText] {
  /// Cuts texts until they fit into a number of columns, with blanks between them: the title first,
  /// down to a few letters, and then the longest ones.
  fileprivate mutating func cut(to columns: Int, mark: String) {
    var widths = map(\.width)
    var surplus = widths.reduce(count - 1, +) - columns
    while surplus > 0 {
      let title = indices.first { self[$0].isTitle && widths[$0] > 4 }
      guard let index = title ?? indices.max(by: { widths[$0] < widths[$1] }), widths[index] > 1
      else { break }
      widths[index] -= 1
      surplus -= 1
    }
    for index in indices where widths[index] < self[index].width {
      self[index].cut(to: widths[index], mark: mark)
    }
  }
}
