import InterfaceBuilder
import Wording

extension FontValue {
  /// The font as a field shows it: `System Semibold 17`, `Title 1` or `HelveticaNeue-Light 15`.
  public var title: String {
    let size = pointSize.map { " \($0.exactDecimal)" } ?? ""
    switch face {
    case .system(weight: "regular"): return "System\(size)"
    case .system(let weight): return "System \(weight.titleWords)\(size)"
    case .italicSystem: return "System Italic\(size)"
    case .named(let name, _): return name + size
    case .textStyle(let name): return TextStyle.all.first { $0.name == name }?.title ?? name
    }
  }

  /// Reads a font as it is shown, or by its PostScript name.
  init(typed text: String) throws(InspectorRefusal) {
    let word = Nearest.loose(text)
    if let style = TextStyle.all.first(where: {
      [$0.title, $0.name].map(Nearest.loose).contains(word)
    }) {
      self.init(face: .textStyle(style.name), pointSize: nil)
      return
    }
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count > 1, let size = words.last.flatMap(Double.init(written:)) else {
      throw InspectorRefusal(
        "a font is a text style such as Body or Title 1, or has a size: System 17, System Bold 15, "
          + "Avenir-Book 12; not \"\(text.excerpt)\"")
    }
    guard words[0].lowercased() == "system" else {
      // No PostScript name has a space: a name with spaces would find no font.
      guard words.count == 2 else {
        throw InspectorRefusal(
          "a font has its PostScript name, without spaces: Avenir-Heavy 17; not \"\(text.excerpt)\""
        )
      }
      self.init(face: .named(words[0], family: Self.family(of: words[0])), pointSize: size)
      return
    }
    let weight = Nearest.loose(words.dropFirst().dropLast().joined())
    if weight == "italic" {
      self.init(face: .italicSystem, pointSize: size)
    } else if let known = Self.weights.first(where: { Nearest.loose($0) == weight }) {
      self.init(face: .system(weight: known), pointSize: size)
    } else if weight.isEmpty {
      self.init(face: .system(weight: "regular"), pointSize: size)
    } else {
      let weights = Self.weights.map(\.titleWords).joined(separator: ", ")
      throw InspectorRefusal(
        "the system's font is Italic or has one of the weights \(weights), not \"\(weight.excerpt)\""
      )
    }
  }

  /// The family that a PostScript name begins with: `Helvetica Neue` of `HelveticaNeue-Light`.
  private static func family(of name: String) -> String {
    (name.split(separator: "-").first.map(String.init) ?? name).titleWords
  }

  /// The element as Interface Builder writes it.
  func element(_ name: String, key: String) -> NewElement {
    var element = NewElement(name, ["key": key])
    switch face {
    case .system(weight: "regular"): element["type"] = "system"
    case .system(weight: "bold"): element["type"] = "boldSystem"
    case .system(let weight):
      element["type"] = "system"
      element["weight"] = weight
    case .italicSystem: element["type"] = "italicSystem"
    case .named(let font, let family):
      element["name"] = font
      element["family"] = family
    case .textStyle(let style):
      element["style"] = TextStyle.all.first { $0.name == style }?.written ?? style
    }
    if let pointSize { element["pointSize"] = pointSize.written }
    return element
  }
}
