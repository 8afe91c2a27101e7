import Typefaces

/// A text of one line whose width is known: a line of the file.
struct MeasuredText {
  let text: String
  /// The family as the file names it; `sys` is the system font.
  let family: String
  let typeface: Typeface
  /// The weight, or the font's name, as the file has it.
  let weight: String
  /// The size of the font in points.
  let points: Double
  /// The width in points.
  let width: Double
  /// The pixels of a point.
  let scale: Double
  /// Whether it is the title of a button, which is rounded up to a whole point.
  let isTitle: Bool
  /// Whether nothing but the text determines the width.
  let isExact: Bool
  let era: SystemFontEra

  /// - Parameters:
  ///   - fields: The fields of a line.
  ///   - columns: The names of the fields.
  init?(_ fields: [Substring], columns: [Substring]) {
    let named = Dictionary(zip(columns, fields)) { first, _ in first }
    guard let text = named["text"], let family = named["family"], let weight = named["weight"],
      let points = named["points"].flatMap({ Double($0) }), points > 0,
      let width = named["width"].flatMap({ Double($0) }),
      let scale = named["scale"].flatMap({ Double($0) })
    else { return nil }
    self.text = String(text)
    self.family = String(family)
    self.weight = String(weight)
    self.points = points
    self.width = width
    self.scale = scale
    isTitle = named["class"] == "button"
    isExact = named["exact"] == "yes"
    era = Self.era(ofTools: named["toolsVersion"] ?? "")
    typeface =
      family == "sys"
      ? Typeface(weight: Self.weights[self.weight] ?? 0, italic: weight == "italic")
      : Typeface(named: self.weight)
  }

  /// How much wider than the known width the text is by our measure, in points. Both are rounded
  /// up: the text of a label to the pixel, the title of a button to the point. The 50th of a pixel
  /// keeps sums that are a whole number of pixels from going up.
  var error: Double {
    let sum = ScaledTypeface(typeface, size: points, era: era).width(of: text)
    let pixels = isTitle ? 1 : scale
    return (sum * pixels - 0.02).rounded(.up) / pixels - width
  }

  /// The versions of iOS that Xcode's canvas showed when its tools had a version: 13000 came with
  /// Xcode 9 and iOS 11, 17000 with Xcode 12 and iOS 14.
  private static func era(ofTools version: Substring) -> SystemFontEra {
    let major = version.split(separator: ".").first.flatMap { Int($0) } ?? .max
    return major < 13000 ? .iOS9 : major < 17000 ? .iOS11 : .iOS14
  }

  private static let weights: [String: Double] = [
    "ultraLight": -0.8, "thin": -0.6, "light": -0.4, "medium": 0.23, "semibold": 0.3, "bold": 0.4,
    "heavy": 0.56, "black": 0.62,
  ]
}
