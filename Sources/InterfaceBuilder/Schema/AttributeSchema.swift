/// A row of the schema: an attribute of elements, or for fonts and colours a child that has the
/// name as its key.
package struct AttributeSchema: Hashable, Sendable {
  package let name: String
  package let kind: AttributeKind
  /// Interface Builder's name for it; empty for what no inspector shows.
  package let title: String
  /// What it means for the layout or the look, in one sentence.
  package let help: String
  /// The value of an object for which nothing is written; nil if there is none.
  package let defaultValue: AttributeValue?
  /// Whether Interface Builder lets it differ between size classes.
  package let varies: Bool
  /// Whether Interface Builder writes the default too.
  package let writesDefault: Bool
  /// How bad it is if a value is not of the kind.
  let malformed: DocumentProblem.Severity

  init(
    _ name: String, _ kind: AttributeKind, _ title: String, _ help: String,
    default: AttributeValue? = nil, varies: Bool = false, writesDefault: Bool = false,
    malformed: DocumentProblem.Severity = .warning
  ) {
    (self.name, self.kind, self.title, self.help) = (name, kind, title, help)
    (defaultValue, self.varies, self.writesDefault) = (`default`, varies, writesDefault)
    self.malformed = malformed
  }

  /// The row with another kind, for words or numbers that depend on the object.
  package func with(_ kind: AttributeKind) -> AttributeSchema {
    AttributeSchema(
      name, kind, title, help, default: defaultValue, varies: varies, writesDefault: writesDefault,
      malformed: malformed)
  }
}

// The functions that the tables of rows are written with.
extension AttributeSchema {
  static func flag(
    _ name: String, _ title: String = "", _ help: String = "", default: Bool = false,
    varies: Bool = false, writesDefault: Bool = false
  ) -> AttributeSchema {
    AttributeSchema(
      name, .flag, title, help, default: .flag(`default`), varies: varies,
      writesDefault: writesDefault)
  }

  /// A number; a default of nil is for numbers that have none.
  static func number(
    _ name: String, _ title: String = "", _ help: String = "", _ kind: NumberKind = .any,
    default: Double? = 0, varies: Bool = false, writesDefault: Bool = false
  ) -> AttributeSchema {
    AttributeSchema(
      name, .number(kind), title, help, default: `default`.map(AttributeValue.number),
      varies: varies, writesDefault: writesDefault, malformed: .error)
  }

  static func choice(
    _ name: String, _ title: String, _ help: String, _ choices: [AttributeChoice],
    default: String, varies: Bool = false, writesDefault: Bool = false
  ) -> AttributeSchema {
    AttributeSchema(
      name, .choice(choices), title, help, default: .choice(`default`), varies: varies,
      writesDefault: writesDefault)
  }

  /// An attribute that has one of some words and that no inspector shows.
  static func words(
    _ name: String, _ words: String, malformed: DocumentProblem.Severity = .warning
  ) -> AttributeSchema {
    self.words(name, words.split(separator: " ").map(String.init), malformed: malformed)
  }

  /// An attribute that has one of the words of another table and that no inspector shows.
  static func words(
    _ name: String, _ words: [String], malformed: DocumentProblem.Severity = .warning
  ) -> AttributeSchema {
    AttributeSchema(
      name, .choice(words.map { AttributeChoice($0, $0) }), "", "", malformed: malformed)
  }

  static func text(_ name: String, _ title: String = "", _ help: String = "") -> AttributeSchema {
    AttributeSchema(name, .text, title, help)
  }

  static func image(_ name: String, _ title: String = "", _ help: String = "") -> AttributeSchema {
    AttributeSchema(name, .image, title, help, varies: true)
  }

  static func color(_ name: String, _ title: String = "", _ help: String = "") -> AttributeSchema {
    AttributeSchema(name, .color, title, help, varies: true)
  }

  /// The font of texts; where none is written, the system font of a size in points.
  package static func font(_ size: Double) -> AttributeSchema {
    AttributeSchema(
      "fontDescription", .font, "Font",
      "The font, which decides how wide and high the text is.",
      default: .font(FontValue(face: .system(weight: "regular"), pointSize: size)), varies: true)
  }

  /// Attributes that no inspector shows and that may have any text: names, ids and the like.
  static func texts(_ names: String) -> [AttributeSchema] {
    names.split(whereSeparator: \.isWhitespace).map { text(String($0)) }
  }
}
