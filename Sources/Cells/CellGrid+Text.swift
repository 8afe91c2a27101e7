extension CellGrid {
  /// The characters, row by row, without trailing blanks; rows are joined by line feeds.
  public var text: String {
    var text = UTF8Buffer()
    for row in 0..<size.rows {
      if row > 0 { text.append(text: "\n") }
      for cell in cells[shownRange(ofRow: row, where: { !$0.isBlank })] {
        cell.append(to: &text)
      }
    }
    return text.string
  }

  /// The indices of a row's cells up to the last one that matters.
  func shownRange(ofRow row: Int, where matters: (Cell) -> Bool) -> Range<Int> {
    let start = row * size.columns
    let end = cells[start..<start + size.columns].lastIndex(where: matters).map { $0 + 1 }
    return start..<(end ?? start)
  }
}
