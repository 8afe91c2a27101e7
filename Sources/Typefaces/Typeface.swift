/// The design of a font at any size: its family, weight and slant.
///
/// A typeface knows how wide its characters are (``ScaledTypeface``). Families without measurements
/// of their own are measured as the nearest family that has them, made wider or narrower; their
/// tables say which.
///
/// ```
/// Typeface(weight: 0.4)                    // the system font in bold
/// Typeface(named: "HelveticaNeue-Light")   // Helvetica Neue, weight -0.4
/// ```
public struct Typeface: Hashable, Sendable {
  /// The designs of the system font.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign>
  public enum SystemDesign: UInt8, Hashable, Sendable, CaseIterable {
    case `default`, monospaced, rounded, serif
  }

  /// The family whose tables are used.
  public let family: FontFamily
  /// The weight, -1 to 1 as `UIFont.Weight` counts it: regular is 0, bold 0.4.
  public private(set) var weight: Double
  public let isItalic: Bool
  /// Whether all digits are equally wide.
  public let hasMonospacedDigits: Bool
  /// Whether the letters are narrower than the family's: by a fifth, which is an estimate.
  public let isCondensed: Bool
  /// The name of the family that was asked for if it is none that this module knows.
  private let unknownName: String?

  /// The system font.
  /// - Parameters:
  ///   - design: The design, which decides the family.
  ///   - weight: The weight, -1 to 1 as `UIFont.Weight` counts it. A weight beyond the range counts
  ///     as the nearer end.
  ///   - isItalic: Whether the letters are slanted.
  ///   - monospacedDigits: Whether all digits are equally wide.
  public init(
    design: SystemDesign = .default, weight: Double = 0, italic isItalic: Bool = false,
    monospacedDigits: Bool = false
  ) {
    family =
      switch design {
      case .default: .sanFrancisco
      case .monospaced: .sanFranciscoMono
      case .rounded: .sanFranciscoRounded
      case .serif: .newYork
      }
    self.weight = weight.isFinite ? min(max(weight, -1), 1) : 0
    self.isItalic = isItalic
    hasMonospacedDigits = monospacedDigits
    isCondensed = false
    unknownName = nil
  }

  /// The typeface of a PostScript name or family name: `Georgia-BoldItalic`, `Avenir Next`,
  /// `ArialMT`.
  ///
  /// A family that this module doesn't know is measured as the nearest by its name: as Menlo if it
  /// is a typewriter's, as Times if it has serifs, else as Helvetica Neue, which Interface Builder
  /// draws in place of missing fonts.
  public init(named name: String) {
    let parsed = FontName(name)
    family = parsed.family
    weight = parsed.style.weight
    isItalic = parsed.style.isItalic
    isCondensed = parsed.style.isCondensed
    hasMonospacedDigits = false
    unknownName = parsed.unknownName
  }

  /// This typeface in another weight, -1 to 1.
  public func with(weight: Double) -> Typeface {
    var typeface = self
    typeface.weight = weight.isFinite ? min(max(weight, -1), 1) : 0
    return typeface
  }

  /// The name of the family: `Helvetica Neue`; of an unknown one the name that was asked for.
  public var familyName: String { unknownName ?? family.name }
}
