extension UIFont {
  /// The thickness of a font's strokes, from -1 to 1.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uifont/weight>
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// Whether a terminal shows the weight as bold: semibold and heavier.
    package var isBold: Bool { rawValue >= Weight.semibold.rawValue }

    /// The name of the weight in font names; a weight between two names has the lighter one's.
    var name: String {
      let names: [(Weight, String)] = [
        (.black, "Black"), (.heavy, "Heavy"), (.bold, "Bold"), (.semibold, "Semibold"),
        (.medium, "Medium"), (.regular, "Regular"), (.light, "Light"), (.thin, "Thin"),
      ]
      return names.first { rawValue >= $0.0.rawValue }?.1 ?? "Ultralight"
    }
  }
}
