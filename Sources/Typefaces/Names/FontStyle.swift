/// Weight, slant and width as the words of a font's name say: `BoldItalic`, `CondensedMedium`.
struct FontStyle: Equatable {
  /// The weight, -1 to 1 as UIKit counts it.
  private(set) var weight = 0.0
  private(set) var isItalic = false
  private(set) var isCondensed = false

  /// Regular and upright.
  static let plain = FontStyle()

  private init() {}

  /// - Parameter words: The words in small letters, without anything between: `bolditalicmt`.
  /// - Returns: `nil` if there is anything else in it.
  init?(_ words: Substring) {
    var rest = words
    while !rest.isEmpty {
      guard let word = Self.words.first(where: { rest.hasPrefix($0.name) }) else { return nil }
      rest = rest.dropFirst(word.name.utf8.count)
      switch word.meaning {
      case .weight(let weight): self.weight = weight
      case .italic: isItalic = true
      case .condensed: isCondensed = true
      case .nothing: break
      }
    }
  }

  private enum Meaning {
    case weight(Double)
    case italic
    case condensed
    case nothing
  }

  /// The words of names; one that begins with another stands before it.
  private static let words: [(name: String, meaning: Meaning)] = [
    ("ultralight", .weight(-0.8)), ("extralight", .weight(-0.8)), ("hairline", .weight(-0.8)),
    ("thin", .weight(-0.6)), ("light", .weight(-0.4)), ("book", .weight(0)),
    ("regular", .weight(0)), ("roman", .weight(0)), ("normal", .weight(0)),
    ("medium", .weight(0.23)), ("semibold", .weight(0.3)), ("demibold", .weight(0.3)),
    ("demi", .weight(0.3)), ("extrabold", .weight(0.56)), ("ultrabold", .weight(0.56)),
    ("bold", .weight(0.4)), ("heavy", .weight(0.56)), ("extrablack", .weight(0.62)),
    ("black", .weight(0.62)), ("italic", .italic), ("oblique", .italic), ("obl", .italic),
    ("it", .italic), ("condensed", .condensed), ("cond", .condensed), ("narrow", .condensed),
    ("ps", .nothing), ("mt", .nothing), ("ms", .nothing), ("std", .nothing), ("pro", .nothing),
    ("lt", .nothing), ("text", .nothing), ("display", .nothing), ("emphasized", .weight(0.4)),
  ]
}
