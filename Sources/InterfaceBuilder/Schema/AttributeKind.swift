import Wording

/// What values an attribute takes.
public enum AttributeKind: Hashable, Sendable {
  case number(NumberKind)
  /// A factor: a number, `16:9` or `1/3`.
  case ratio
  /// `YES` or `NO`.
  case flag
  case choice([AttributeChoice])
  case text, image, font, color

  /// The word of the choice that a document's word stands for, which may be another spelling.
  package func word(for text: String) -> String {
    guard case .choice(let choices) = self else { return text }
    return choices.first { $0.synonyms.contains(text) }?.written ?? text
  }
}

/// One of the words that an attribute can have.
public struct AttributeChoice: Hashable, Sendable {
  /// The word in documents.
  public let written: String
  /// Interface Builder's words for it.
  public let title: String
  /// Other words that mean the same, which older or newer versions of Xcode write.
  package let synonyms: [String]

  package init(_ written: String, _ title: String, synonyms: [String] = []) {
    self.written = written
    self.title = title
    self.synonyms = synonyms
  }
}

extension AttributeChoice: ExpressibleByStringLiteral {
  /// A word that Interface Builder shows as words: `Rounded Rect` for `roundedRect`.
  public init(stringLiteral word: String) { self.init(word, word.titleWords) }
}

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
}

/// What numbers an attribute takes.
public struct NumberKind: Hashable, Sendable {
  /// A number that has a name.
  public struct Name: Hashable, Sendable {
    /// The name, in small letters.
    public let name: String
    /// The number.
    public let value: Double
    /// The word that documents have for the number; nil if they have the number.
    package var written: String?
  }

  /// The lengths that attributes can have, in points: far longer than a screen, and far shorter
  /// than the lengths that the solver could no longer tell from their neighbours.
  public static let lengths = -100_000.0...100_000.0

  /// The least number.
  public var least = -1e9
  /// The greatest number.
  public var greatest = 1e9
  /// By how much an arrow key changes the number.
  public var step = 1.0
  /// Whether the number has no fraction.
  public var isWhole = false
  /// The numbers that have names, which can be typed in their place.
  public var names: [Name] = []
  /// Whether the standard space can stand for a number.
  public var allowsStandard = false

  /// Numbers of no unit.
  package static let any = NumberKind()
  /// Numbers of points.
  package static let length = NumberKind(least: lengths.lowerBound, greatest: lengths.upperBound)
  /// Numbers of points from 0, or factors.
  package static let positive = NumberKind(least: 0, greatest: lengths.upperBound)
  /// Numbers from 0 to 1.
  package static let share = NumberKind(least: 0, greatest: 1, step: 0.1)
  /// Priorities of constraints.
  package static let priority = NumberKind(
    least: 1, greatest: 1000, step: 1,
    names: [
      Name(name: "required", value: 1000), Name(name: "high", value: 750),
      Name(name: "low", value: 250),
    ])
  /// Whether the numbers are priorities.
  var isPriority: Bool { names.first?.name == "required" }
  /// Whole numbers from a least one.
  package static func whole(from least: Double = -1e9, names: [Name] = []) -> NumberKind {
    NumberKind(least: least, isWhole: true, names: names)
  }
  /// Heights, where -1 stands for the height of the content.
  package static let automatic = NumberKind(least: -1, names: [Name(name: "automatic", value: -1)])

  /// `from 1 to 1000`; nil without limits.
  package var range: String? {
    switch (least > Self.lengths.lowerBound, greatest < Self.lengths.upperBound) {
    case (true, true): Self.words(for: least...greatest)
    case (true, false): "from \(least.exactDecimal)"
    case (false, true): "up to \(greatest.exactDecimal)"
    case (false, false): nil
    }
  }

  /// `from 1 to 1000`.
  public static func words(for range: ClosedRange<Double>) -> String {
    "from \(range.lowerBound.exactDecimal) to \(range.upperBound.exactDecimal)"
  }
}
