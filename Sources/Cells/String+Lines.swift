extension String {
  /// The text broken at blanks into lines of a number of columns; a longer word has a line of its
  /// own.
  public func lines(ofColumns columns: Int) -> [String] {
    // Most lines of a long list fit.
    if utf8.count <= columns, TextWidth.isPrintableASCII(self) { return [self] }
    return lines(first: columns, others: columns) { word, _ in word }
  }

  /// The text broken at blanks into lines.
  /// - Parameters:
  ///   - first: The columns of the first line.
  ///   - others: Those of the others.
  ///   - shorten: Makes a word of one that is wider than its line.
  public func lines(
    first: Int, others: Int, shorten: (String, Int) -> String
  ) -> [String] {
    var lines: [String] = []
    var line: String?
    var columns = 0
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let width = TextWidth.width(of: word)
      if line != nil, columns + 1 + width <= (lines.isEmpty ? first : others) {
        line?.append(" ")
        line?.append(contentsOf: word)
        columns += 1 + width
        continue
      }
      if let line { lines.append(line) }
      let own = line == nil ? first : others
      let begun = width > own ? shorten(String(word), own) : String(word)
      columns = width > own ? TextWidth.width(of: begun) : width
      line = begun
    }
    if let line { lines.append(line) }
    return lines
  }

  /// The text cut into pieces of at most a number of columns.
  public func pieces(ofColumns columns: Int) -> [String] {
    guard TextWidth.width(of: self) > columns else { return [self] }
    var pieces = [""]
    var used = 0
    for character in self {
      let width = TextWidth.width(of: character)
      if used + width > columns {
        pieces.append("")
        used = 0
      }
      used += width
      pieces[pieces.count - 1].append(character)
    }
    return pieces
  }
}
