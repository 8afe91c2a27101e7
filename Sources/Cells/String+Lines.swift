extension String {
  /// The text broken into lines of a number of columns: at blanks, and where a word is longer,
  /// between its parts. A longer part has a line of its own.
  public func lines(ofColumns columns: Int) -> [String] {
    // Most lines of a long list fit.
    if utf8.count <= columns, TextWidth.isPrintableASCII(self) { return [self] }
    return lines(first: columns, others: columns) { part, _ in part }
  }

  /// The text broken into lines.
  /// - Parameters:
  ///   - first: The columns of the first line.
  ///   - others: Those of the others.
  ///   - shorten: Makes a part of a word of one that is wider than its line.
  public func lines(
    first: Int, others: Int, shorten: (String, Int) -> String
  ) -> [String] {
    var lines: [String] = []
    var line: String?
    var columns = 0
    func add(_ part: Substring, after gap: String) {
      let width = TextWidth.width(of: part)
      if let begun = line, columns + gap.count + width <= (lines.isEmpty ? first : others) {
        line = begun + gap + part
        columns += gap.count + width
        return
      }
      if let line { lines.append(line) }
      let room = line == nil ? first : others
      let begun = width > room ? shorten(String(part), room) : String(part)
      columns = width > room ? TextWidth.width(of: begun) : width
      line = begun
    }
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let room = line == nil ? first : others
      let parts = TextWidth.width(of: word) > room ? word.nameParts(upTo: room) : [word]
      for (place, part) in parts.enumerated() { add(part, after: place == 0 ? " " : "") }
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

extension Substring {
  /// The parts of a name in code, or of a path, each of which may begin a line: `.constraint` and
  /// `(equalTo:`, and of a part that is wider than a number of columns `UITable` and `View`.
  fileprivate func nameParts(upTo columns: Int) -> [Substring] {
    parts { last, first, after in
      first == "(" ? after != ")" : "./".contains(first) && last != first && !after.isNumber
    }
    .flatMap { part in
      TextWidth.width(of: part) <= columns
        ? [part]
        : part.parts { last, first, _ in first.isUppercase && (last.isLowercase || last.isNumber) }
    }
  }

  /// - Parameter begins: Whether a part begins between the first character and the second of three.
  private func parts(_ begins: (Character, Character, Character) -> Bool) -> [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    let behind = zip(dropFirst(), dropFirst(2))
    for (here, next) in zip(indices, behind) where begins(self[here], next.0, next.1) {
      let end = index(after: here)
      parts.append(self[start..<end])
      start = end
    }
    return parts + [self[start...]]
  }
}
