/// Attributes of text besides its colours.
public struct Attributes: OptionSet, Hashable, Sendable {
  /// The bits of the attributes, for `OptionSet`.
  public let rawValue: UInt8

  /// Creates attributes from their bits, for `OptionSet`.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Bold, which many terminals also show in a brighter colour.
  public static let bold = Attributes(rawValue: 1)
  /// Less intense than plain text.
  public static let dim = Attributes(rawValue: 2)
  public static let italic = Attributes(rawValue: 4)
  public static let underline = Attributes(rawValue: 8)
  /// With foreground and background exchanged.
  public static let reverse = Attributes(rawValue: 16)
}

/// The look of a cell: two colours and attributes.
///
/// It has eight bytes, so that comparing two cells compares two pairs of integers: the foreground
/// in bits 0..<26, the background in 26..<52, the attributes above.
public struct Style: Hashable, Sendable {
  private var bits: UInt64

  /// The terminal's own colours, without attributes.
  public static let plain = Style()

  /// Creates a style; nil is the terminal's own colour.
  public init(
    foreground: Color? = nil, background: Color? = nil, attributes: Attributes = []
  ) {
    bits =
      Style.packed(foreground) | Style.packed(background) << Style.colorWidth
      | UInt64(attributes.rawValue) << (2 * Style.colorWidth)
  }

  /// The colour of the characters; nil is the terminal's own.
  public var foreground: Color? {
    get { Style.color(bits & Style.colorMask) }
    set { bits = bits & ~Style.colorMask | Style.packed(newValue) }
  }

  /// The colour behind the characters; nil is the terminal's own.
  public var background: Color? {
    get { Style.color(bits >> Style.colorWidth & Style.colorMask) }
    set {
      bits =
        bits & ~(Style.colorMask << Style.colorWidth)
        | Style.packed(newValue) << Style.colorWidth
    }
  }

  /// The attributes, none by default.
  public var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> (2 * Style.colorWidth))) }
    set {
      bits =
        bits & (1 << (2 * Style.colorWidth) - 1)
        | UInt64(newValue.rawValue) << (2 * Style.colorWidth)
    }
  }

  /// The style with the background of another if it has none.
  func keepingBackground(of other: Style) -> Style {
    let mask = Style.colorMask << Style.colorWidth
    guard bits & mask == 0 else { return self }
    var style = self
    style.bits |= other.bits & mask
    return style
  }

  private static let colorWidth: UInt64 = 26
  private static let colorMask: UInt64 = 1 << 26 - 1
  private static let paletteKind: UInt64 = 1 << 24
  private static let rgbKind: UInt64 = 2 << 24

  private static func packed(_ color: Color?) -> UInt64 {
    switch color {
    case nil: 0
    case .palette(let index): paletteKind | UInt64(index)
    case .rgb(let red, let green, let blue):
      rgbKind | UInt64(red) << 16 | UInt64(green) << 8 | UInt64(blue)
    }
  }

  private static func color(_ packed: UInt64) -> Color? {
    switch packed & ~0xFF_FFFF {
    case paletteKind:
      .palette(UInt8(truncatingIfNeeded: packed))
    case rgbKind:
      .rgb(
        red: UInt8(truncatingIfNeeded: packed >> 16), green: UInt8(truncatingIfNeeded: packed >> 8),
        blue: UInt8(truncatingIfNeeded: packed))
    default: nil
    }
  }
}
