/// A font as a document says it.
public struct FontValue: Hashable, Sendable {
  /// Which font it is.
  public enum Face: Hashable, Sendable {
    /// The system's font, in a weight by its name in `UIFont.Weight`: `regular`, `semibold`.
    case system(weight: String)
    /// The system's italic font.
    case italicSystem
    /// A font by its PostScript name, with its family.
    case named(String, family: String)
    /// The font of a text style, by its name in `UIFont.TextStyle`: `body`, `largeTitle`.
    case textStyle(String)
  }

  /// Which font it is.
  public var face: Face
  /// The size in points; nil for a text style, whose size depends on the reader's choice.
  public var pointSize: Double?

  /// Creates a font.
  public init(face: Face, pointSize: Double?) {
    self.face = face
    self.pointSize = pointSize
  }
}

extension Element {
  /// The font that an element `fontDescription` or `font` says; nil for another element.
  public var fontValue: FontValue? {
    guard name == "fontDescription" || name == "font" else { return nil }
    if let style = self["style"] {
      let known = TextStyle.all.first { $0.written == style }
      return FontValue(face: .textStyle(known?.name ?? style), pointSize: nil)
    }
    let size = number("pointSize") ?? number("size")
    if let name = self["name"] {
      return FontValue(face: .named(name, family: self["family"] ?? name), pointSize: size)
    }
    switch self["type"] ?? self["metaFont"] {
    case "boldSystem", "systemBold":
      return FontValue(face: .system(weight: "bold"), pointSize: size)
    case "italicSystem": return FontValue(face: .italicSystem, pointSize: size)
    default: return FontValue(face: .system(weight: self["weight"] ?? "regular"), pointSize: size)
    }
  }
}

extension FontValue {
  /// The weights of the system's font, from the thinnest on, as documents write them.
  public static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
}
