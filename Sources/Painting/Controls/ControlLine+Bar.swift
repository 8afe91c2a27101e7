@_spi(Package) import AutoLayout
import Cells

/// Lines beside each other in a bar.
///
/// A terminal's letters are wider than a device's, so that titles with room between them in points
/// may touch in cells. Such titles move apart, and are cut where the bar is too narrow for all of
/// them.
extension [ControlLine] {
  /// The lines with at least a blank between neighbours. Rows in which none touch stay as they are.
  func apart(in bar: CellRect, mark: String) -> [ControlLine] {
    var result = self
    for row in Set(map(\.row)).sorted() {
      let order = indices.filter { self[$0].row == row }
        .sorted { self[$0].middle < self[$1].middle }
      var line = order.map { self[$0] }
      line.moveApart(from: bar.column, to: bar.endColumn, mark: mark)
      for (index, text) in zip(order, line) { result[index] = text }
    }
    return result
  }

  /// Moves the lines of one row apart.
  private mutating func moveApart(from start: Int, to end: Int, mark: String) {
    guard zip(self, dropFirst()).contains(where: { $0.endColumn >= $1.column }) else { return }
    // The edges of the bar stay free where they are.
    let first = Swift.max(start, Swift.min(start + 1, map(\.column).min() ?? start))
    let last = Swift.min(end, Swift.max(end - 1, map(\.endColumn).max() ?? end))
    cut(to: last - first, mark: mark)
    var limit = last
    for index in indices.reversed() {
      self[index].column = Swift.min(self[index].column, limit - self[index].width)
      limit = self[index].column - 1
    }
    limit = first
    for index in indices {
      self[index].column = Swift.max(self[index].column, limit)
      limit = self[index].endColumn + 1
    }
  }

  /// Cuts lines until they fit into a number of columns, with blanks between them: the title first,
  /// down to a few letters, and then the longest ones.
  private mutating func cut(to columns: Int, mark: String) {
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

extension ControlLine {
  /// Twice the column of the middle.
  fileprivate var middle: Int { column + endColumn }

  /// Cuts the longest run, so that the line has a number of columns. The cut run ends in the mark.
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
    runs.insert(Run(mark, .quiet), at: index + 1)
    if !end.isEmpty { runs.insert(Run(end, tone), at: index + 2) }
  }
}
