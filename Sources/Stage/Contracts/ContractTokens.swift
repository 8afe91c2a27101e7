import Wording

/// The tokens of a rule or a header, read one after another.
struct ContractTokens {
  let line: ContractLine
  private let tokens: ArraySlice<ContractToken>
  private var next: Int

  init(_ tokens: ArraySlice<ContractToken>, of line: ContractLine) {
    (self.tokens, self.line) = (tokens, line)
    next = tokens.startIndex
  }

  var isAtEnd: Bool { next >= tokens.endIndex }

  /// The token that comes next; nil at the end.
  var current: ContractToken? { isAtEnd ? nil : tokens[next] }

  /// The token after the next one.
  var following: ContractToken? { next + 1 < tokens.endIndex ? tokens[next + 1] : nil }

  /// The place of the next token, or the place behind the last one.
  var position: TextPosition {
    if let current { return current.position }
    let end = tokens.last.map { TextPosition(line: $0.position.line, column: $0.end) }
    return end ?? line.end
  }

  /// The next token in messages.
  var described: String { current?.described ?? "the end" }

  /// Whether a sign comes next.
  func isAt(_ sign: String) -> Bool { current?.isSign(sign) == true }

  /// Takes a sign, if it comes next.
  mutating func take(_ sign: String) -> Bool {
    guard isAt(sign) else { return false }
    next += 1
    return true
  }

  /// Takes a word, if it comes next; case is ignored.
  mutating func take(word: String) -> Bool {
    guard current?.keyword == word else { return false }
    next += 1
    return true
  }

  /// Takes the next token, whatever it is.
  @discardableResult
  mutating func skip() -> ContractToken? {
    defer { if !isAtEnd { next += 1 } }
    return current
  }

  /// The next words that belong together, in lower case: `right to left`, `all classes`, `text`.
  var phrase: String {
    let words = tokens[next...].prefix(3).map(\.keyword)
    for phrase in Self.phrases {
      let parts = phrase.split(separator: " ").map(String.init)
      if words.count >= parts.count, zip(words, parts).allSatisfy({ $0 == $1 }) { return phrase }
    }
    return current?.keyword ?? ""
  }

  private static let phrases = [
    "both directions", "left to right", "right to left", "both orientations", "all classes",
    "width regular", "width compact", "height regular", "height compact",
  ]

  /// Takes the words of the ``phrase``.
  mutating func skipPhrase() {
    next = min(next + phrase.split(separator: " ").count, tokens.endIndex)
  }

  /// Takes a whole number; nil if none comes next.
  mutating func wholeNumber() -> Int? {
    guard case .number(let number) = current?.kind, let whole = Int(exactly: number) else {
      return nil
    }
    next += 1
    return whole
  }

  /// Takes a sign that has to come next.
  mutating func expect(_ sign: String, _ why: String) throws(ContractMistake) {
    let (position, described) = (position, described)
    guard take(sign) else {
      throw ContractMistake(position, "\(described) stands where '\(sign)' is expected: \(why)")
    }
  }

  /// Refuses what stands behind all that was read.
  func expectEnd(_ why: String) throws(ContractMistake) {
    guard !isAtEnd else { return }
    throw ContractMistake(position, "\(described) is not expected here: \(why)")
  }

  /// The text from a token up to the next one.
  func text(from start: TextPosition) -> String {
    let end = next > tokens.startIndex ? tokens[next - 1].end : start.column
    return line.text(from: start.column, upTo: max(end, start.column))
  }
}
