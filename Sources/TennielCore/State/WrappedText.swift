import Cells

extension String {
  /// The text broken at blanks into lines of a number of columns; a longer word has a line of its own.
  func lines(ofColumns columns: Int) -> [String] {
    // Most lines of a long list fit.
    if utf8.count <= columns, utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return [self] }
    return lines(first: columns, others: columns) { word, _ in word }
  }

  /// The text broken at blanks into lines.
  /// - Parameters:
  ///   - first: The columns of the first line.
  ///   - others: Those of the others.
  ///   - shorten: Makes a word of one that is wider than its line.
  func lines(first: Int, others: Int, shorten: (String, Int) -> String) -> [String] {
    var lines: [String] = []
    var columns = 0
    for word in split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
      let width = TextWidth.width(of: word)
      let room = lines.count < 2 ? first : others
      if let line = lines.last, columns + 1 + width <= room {
        lines[lines.count - 1] = line + " " + word
        columns += 1 + width
        continue
      }
      let own = lines.isEmpty ? first : others
      lines.append(width > own ? shorten(word, own) : word)
      columns = TextWidth.width(of: lines[lines.count - 1])
    }
    return lines
  }
}
