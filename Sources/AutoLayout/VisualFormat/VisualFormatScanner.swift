/// Scans the tokens of a format string.
struct VisualFormatScanner {
  private let characters: [Character]
  /// The column of the next character.
  private(set) var column = 0

  /// White space has no meaning anywhere in the string.
  init(_ string: String) { characters = string.filter { !$0.isWhitespace } }

  /// The string without white space.
  var text: String { String(characters) }
  var isAtEnd: Bool { column == characters.count }
  var next: Character? { character(at: 0) }

  func character(at offset: Int) -> Character? {
    column + offset < characters.count ? characters[column + offset] : nil
  }

  /// Skips a character if it is the next one, and returns whether it was.
  mutating func skip(_ character: Character) -> Bool {
    guard next == character else { return false }
    column += 1
    return true
  }

  /// An identifier as in C; `nil` if none follows.
  mutating func name() -> VisualFormat.Name? {
    guard let next, next.isNameStart else { return nil }
    let word = take { $0.isNameStart || $0.isDecimalDigit }
    return VisualFormat.Name(text: word, end: column)
  }

  /// A number as `strtod` reads it in the C locale; `nil` if none follows.
  mutating func number() -> Double? {
    let start = column
    var literal = ""
    if next == "-" || next == "+" { literal += takeOne() }
    if next == "0", character(at: 1) == "x" || character(at: 1) == "X",
      character(at: 2)?.isHexDigit == true
    {
      literal += takeOne() + takeOne() + take { $0.isASCII && $0.isHexDigit }
    } else {
      literal += decimal()
    }
    if let number = Double(literal) { return number }
    column = start
    return nil
  }

  /// Digits, with a fraction and an exponent if they follow.
  private mutating func decimal() -> String {
    var literal = take(while: \.isDecimalDigit)
    if next == ".", !literal.isEmpty || character(at: 1)?.isDecimalDigit == true {
      column += 1
      let fraction = take(while: \.isDecimalDigit)
      literal = (literal.isEmpty ? "0" : literal) + "." + (fraction.isEmpty ? "0" : fraction)
    }
    guard !literal.isEmpty, next == "e" || next == "E" else { return literal }
    let hasSign = character(at: 1) == "-" || character(at: 1) == "+"
    guard character(at: hasSign ? 2 : 1)?.isDecimalDigit == true else { return literal }
    literal += takeOne()
    if hasSign { literal += takeOne() }
    return literal + take(while: \.isDecimalDigit)
  }

  private mutating func takeOne() -> String {
    column += 1
    return String(characters[column - 1])
  }

  private mutating func take(while belongs: (Character) -> Bool) -> String {
    let word = characters[column...].prefix(while: belongs)
    column += word.count
    return String(word)
  }
}

extension Character {
  fileprivate var isNameStart: Bool { self == "_" || isASCII && isLetter }
  fileprivate var isDecimalDigit: Bool { isASCII && isWholeNumber }
}
