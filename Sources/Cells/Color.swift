/// A colour of text or of its background.
public enum Color: Hashable, Sendable {
  /// Red, green and blue in sRGB, 0...255 each.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)

  /// An entry of the terminal's table: 0...7 the plain colours (black, red, green, yellow, blue,
  /// magenta, cyan, white), 8...15 their bright forms, 16...231 a cube of 6 x 6 x 6, 232...255
  /// grays.
  ///
  /// The first sixteen follow the user's theme.
  case palette(UInt8)

  /// Black in sRGB, not the palette's black.
  public static let black = Color.rgb(red: 0, green: 0, blue: 0)
  /// White in sRGB, not the palette's white.
  public static let white = Color.rgb(red: 255, green: 255, blue: 255)

  /// Red, green and blue, 0...255 each; for the palette, the values that xterm gives its entries.
  public var components: (red: UInt8, green: UInt8, blue: UInt8) {
    switch self {
    case .rgb(let red, let green, let blue): (red, green, blue)
    case .palette(let index): Color.paletteComponents(index)
    }
  }

  /// The relative luminance, 0 for black to 1 for white, as WCAG 2 defines it.
  public var luminance: Double {
    let (red, green, blue) = components
    return 0.2126 * Color.linear(red) + 0.7152 * Color.linear(green) + 0.0722 * Color.linear(blue)
  }

  /// The contrast with another colour, 1 to 21, as WCAG 2 defines it.
  public func contrast(with other: Color) -> Double {
    let (own, others) = (luminance, other.luminance)
    return (max(own, others) + 0.05) / (min(own, others) + 0.05)
  }

  /// Black or white, whichever has more contrast with this colour.
  public var contrasting: Color {
    contrast(with: .black) >= contrast(with: .white) ? .black : .white
  }

  /// The intensity of an sRGB component, 0...1, by the standard's curve.
  static func linear(_ component: UInt8) -> Double { linear[Int(component)] }

  private static let linear: [Double] = (0...255).map { component in
    let value = Double(component) / 255
    if value <= 0.04045 { return value / 12.92 }
    // To the power of 2.4.
    let base = (value + 0.055) / 1.055
    let fifth = base.root(5)
    return base * base * fifth * fifth
  }
}
