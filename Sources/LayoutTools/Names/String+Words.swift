extension String {
  /// A name in camel case as words that begin with capitals: `Large Title` of `largeTitle`.
  package var titleWords: String {
    var words = ""
    for character in self {
      if let last = words.last,
        character.isUppercase && last.isLowercase
          || character.isNumber && !last.isNumber
      {
        words.append(" ")
      }
      words += words.isEmpty ? character.uppercased() : String(character)
    }
    return words
  }

  /// The text without white space around it.
  public var trimmingSpaces: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
