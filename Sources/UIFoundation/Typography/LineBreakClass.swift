/// The class of a character for line breaking.
///
/// The names are those of the standard. Classes that differ only in scripts which need a dictionary
/// to find words, such as Thai, count as letters.
///
/// Source: Unicode Standard Annex 14, <https://www.unicode.org/reports/tr14/>
enum LineBreakClass: UInt8 {
  /// Letters and most signs, which stay together.
  case alphabetic
  /// Digits.
  case numeric
  /// Ideographs, kana, Hangul and emoji, between which lines may break.
  case ideographic
  /// Small kana and signs that may not begin a line.
  case nonstarter
  /// Spaces.
  case space
  /// Spaces and hyphens at both sides of which no line may break, unless a hyphen stands before
  /// them.
  case glue
  /// Characters of no width at both sides of which no line may break.
  case wordJoiner
  /// Format characters, which belong to the character before them.
  case combiningMark
  /// The space of no width, after which a line may break.
  case zeroWidthSpace
  case openPunctuation, closePunctuation
  /// Parentheses and brackets that close, which also stay with letters after them.
  case closeParenthesis
  case quotation, exclamation
  /// Full stops, commas, colons and semicolons.
  case infixSeparator
  /// The slash.
  case symbolsAllowingBreak
  case hyphen
  /// Dashes, hyphens and separators after which a line may break.
  case breakAfter
  /// The dash at both sides of which a line may break.
  case breakOpportunity
  /// Attachments, at both sides of which a line may break.
  case contingentBreak
  case prefixNumeric, postfixNumeric
  /// The ellipsis, which may not begin a line.
  case inseparable
}

extension LineBreakClass {
  init(_ character: Character) {
    guard let first = character.unicodeScalars.first else {
      self = .alphabetic
      return
    }
    self = first.isASCII ? Self.ofASCII[Int(first.value)] : Self.beyondASCII(first)
  }

  /// The classes of the ASCII characters, by their values.
  static let ofASCII: [LineBreakClass] = (UInt8(0)..<128).map { byte in
    switch byte {
    case 0x20, 0x09: .space
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .numeric
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .openPunctuation
    case UInt8(ascii: ")"), UInt8(ascii: "]"): .closeParenthesis
    case UInt8(ascii: "}"): .closePunctuation
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .quotation
    case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"): .infixSeparator
    case UInt8(ascii: "/"): .symbolsAllowingBreak
    case UInt8(ascii: "-"): .hyphen
    case UInt8(ascii: "|"): .breakAfter
    case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "\\"): .prefixNumeric
    case UInt8(ascii: "%"): .postfixNumeric
    default: .alphabetic
    }
  }

  private static func beyondASCII(_ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.value {
    case 0xA0, 0x202F, 0x2007, 0x2011, 0x180E: return .glue
    case 0x2060, 0xFEFF: return .wordJoiner
    case 0x200B: return .zeroWidthSpace
    case 0xAD, 0x2010, 0x2012, 0x2013, 0x2027, 0x0F0B: return .breakAfter
    case 0x2014: return .breakOpportunity
    case 0xFFFC: return .contingentBreak
    case 0x2018, 0x2019, 0x201B...0x201D, 0x201F, 0xAB, 0xBB, 0x2039, 0x203A: return .quotation
    case 0x201A, 0x201E, 0xA1, 0xBF: return .openPunctuation
    case 0x2024...0x2026: return .inseparable
    case 0xA3, 0xA4, 0xA5, 0xB1, 0x20A0...0x20BF: return .prefixNumeric
    case 0xA2, 0xB0, 0x2030...0x2034, 0x2103, 0x2109: return .postfixNumeric
    case 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF61, 0xFF64: return .closePunctuation
    case 0xFF01, 0xFF1F: return .exclamation
    case 0x3005, 0x301C, 0x303B, 0x309B...0x309E, 0x30A0, 0x30FB...0x30FE, 0xFF1A, 0xFF1B, 0xFF65:
      return .nonstarter
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x30A1,
      0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6:
      return .nonstarter
    default: return byProperties(of: scalar)
    }
  }

  private static func byProperties(of scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.properties.generalCategory {
    case .spaceSeparator: .space
    case .openPunctuation: .openPunctuation
    case .closePunctuation: .closePunctuation
    case .initialPunctuation, .finalPunctuation: .quotation
    case .decimalNumber where !scalar.isWide: .numeric
    case .format: scalar.isShownFormat ? .numeric : .combiningMark
    default:
      scalar.isWide || scalar.properties.isEmojiPresentation ? .ideographic : .alphabetic
    }
  }
}

// MARK: - Breaks

extension LineBreakClass {
  /// Whether a line may break between this class and the next one, without a space between them.
  func mayBreak(before next: LineBreakClass) -> Bool {
    switch (self, next) {
    // The numbers are those of the standard's rules; the first rule that fits decides.
    case (_, .space), (_, .zeroWidthSpace): false  // 7
    case (.zeroWidthSpace, _): true  // 8
    case (.wordJoiner, _), (_, .wordJoiner): false  // 11
    case (.glue, _): false  // 12
    case (.hyphen, .glue), (.breakAfter, .glue): true  // 12a
    case (_, .glue): false  // 12a
    case (_, .closePunctuation), (_, .closeParenthesis), (_, .exclamation), (_, .infixSeparator),
      (_, .symbolsAllowingBreak):
      false  // 13
    case (.openPunctuation, _): false  // 14
    case (.breakOpportunity, .breakOpportunity): false  // 17
    case (_, .quotation), (.quotation, _): false  // 19
    case (_, .contingentBreak), (.contingentBreak, _): true  // 20
    case (_, .breakAfter), (_, .hyphen), (_, .nonstarter): false  // 21
    case (_, .inseparable): false  // 22
    case (.alphabetic, .numeric), (.numeric, .alphabetic): false  // 23
    case (.prefixNumeric, .ideographic), (.ideographic, .postfixNumeric): false  // 23a
    case (.prefixNumeric, .alphabetic), (.postfixNumeric, .alphabetic),
      (.alphabetic, .prefixNumeric), (.alphabetic, .postfixNumeric):
      false  // 24
    case (.closePunctuation, .postfixNumeric), (.closeParenthesis, .postfixNumeric),
      (.closePunctuation, .prefixNumeric), (.closeParenthesis, .prefixNumeric),
      (.numeric, .postfixNumeric), (.numeric, .prefixNumeric), (.postfixNumeric, .openPunctuation),
      (.postfixNumeric, .numeric), (.prefixNumeric, .openPunctuation), (.prefixNumeric, .numeric),
      (.hyphen, .numeric), (.infixSeparator, .numeric), (.numeric, .numeric),
      (.symbolsAllowingBreak, .numeric):
      false  // 25
    case (.alphabetic, .alphabetic): false  // 28
    case (.infixSeparator, .alphabetic): false  // 29
    case (.alphabetic, .openPunctuation), (.numeric, .openPunctuation),
      (.closeParenthesis, .alphabetic), (.closeParenthesis, .numeric):
      false  // 30
    default: true  // 31
    }
  }
}
