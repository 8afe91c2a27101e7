/// The elements of SVG that show cells.
enum SVG {
  /// A cell's size.
  static let (width, height) = (9, 18)
  /// The line on which text stands, below the top of its cell.
  private static let baseline = 13.5

  /// What stands for the terminal's own colours.
  static let ground = Color.rgb(red: 0x16, green: 0x16, blue: 0x16)
  static let ink = Color.rgb(red: 0xD8, green: 0xD8, blue: 0xD8)

  /// Fonts of one width that systems have.
  static let fonts = "ui-monospace, Menlo, Consolas, DejaVu Sans Mono, Liberation Mono, monospace"

  static func hex(_ color: Color) -> String {
    let (red, green, blue) = color.components
    return Color.rgb(red: red, green: green, blue: blue).description
  }

  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
      }
    }
    return escaped
  }

  /// A number that is not negative, with at most two places.
  static func number(_ value: Double) -> String {
    let hundredths = Int(value * 100 + 0.5)
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  static func rect(
    x: Double, y: Double, width: Double, height: Double, _ color: Color, opacity: Double = 1
  ) -> String {
    "<rect x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\" "
      + "height=\"\(number(height))\" fill=\"\(hex(color))\""
      + (opacity < 1 ? " fill-opacity=\"\(number(opacity))\"" : "") + "/>\n"
  }

  static func text(_ text: String, columns: Int, x: Double, y: Double, style: Style) -> String {
    var attributes = ""
    if style.attributes.contains(.bold) { attributes += " font-weight=\"bold\"" }
    if style.attributes.contains(.italic) { attributes += " font-style=\"italic\"" }
    if style.attributes.contains(.underline) { attributes += " text-decoration=\"underline\"" }
    return "<text x=\"\(number(x))\" y=\"\(number(y + baseline))\" "
      + "textLength=\"\(columns * width)\" lengthAdjust=\"spacingAndGlyphs\" "
      + "xml:space=\"preserve\" fill=\"\(hex(style.shown.front))\"\(attributes)>\(escaped(text))</text>\n"
  }
}

extension Style {
  /// The colours as they are shown: exchanged if reversed, and with dim text nearer to its
  /// background.
  var shown: (front: Color, back: Color) {
    let (own, behind) = (foreground ?? SVG.ink, background ?? SVG.ground)
    let isReversed = attributes.contains(.reverse)
    let (front, back) = isReversed ? (behind, own) : (own, behind)
    guard attributes.contains(.dim) else { return (front, back) }
    let (near, far) = (front.components, back.components)
    func between(_ near: UInt8, _ far: UInt8) -> UInt8 {
      let fifths: Int = 3 * Int(near) + 2 * Int(far)
      return UInt8(fifths / 5)
    }
    return (
      .rgb(
        red: between(near.red, far.red), green: between(near.green, far.green),
        blue: between(near.blue, far.blue)), back
    )
  }
}
