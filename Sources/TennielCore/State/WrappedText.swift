import Cells

extension String {
  /// The text broken at blanks into lines of a number of columns; a longer word has a line of its own.
  func lines(ofColumns columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let wider = line.isEmpty ? String(word) : line + " " + word
      if TextWidth.width(of: wider) > columns, !line.isEmpty {
        lines.append(line)
        line = String(word)
      } else {
        line = wider
      }
    }
    return lines + [line]
  }
}
