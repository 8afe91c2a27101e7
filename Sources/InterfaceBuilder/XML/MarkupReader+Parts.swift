extension MarkupReader {
  /// Reads what is between two tags of an element's content.
  /// - Returns: Whether the elements in it are complete, and nothing is wrong with them.
  mutating func readContent(_ range: Range<Int>) -> Bool {
    checkCharacters(in: range)
    offset = range.lowerBound
    while problems.isEmpty, !isOver, let start = nextTag() {
      guard start < range.upperBound else {
        return start == range.upperBound && open.isEmpty && problems.isEmpty
      }
      readTag(at: start)
    }
    return false
  }

  /// Reads a start tag alone.
  /// - Returns: Whether it has the name and the form of an element that was read before.
  mutating func readStartTag(_ range: Range<Int>, like element: ElementRecord) -> Bool {
    checkCharacters(in: range)
    readStartTag(at: range.lowerBound)
    guard let read = elements.first else { return false }
    return problems.isEmpty && offset == range.upperBound && read.name == element.name
      && open.isEmpty == (element.contentEnd < 0)
  }
}
