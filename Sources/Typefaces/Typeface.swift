/// The design of a font at any size: its family, weight and slant.
///
/// A typeface knows how wide its characters are (``ScaledTypeface``): by the tables of families
/// here, or by a ``FontFile``. Families without measurements of their own are measured as the
/// nearest family that has them, made wider or narrower; their tables say which.
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
  private let origin: Origin

  /// What a typeface is measured by.
  private enum Origin: Hashable {
    /// The tables of the family.
    case tables
    /// The tables of the family that stands in for another one, and whether iOS has that.
    case standIn(for: String, isOfIOS: Bool)
    case file(FontFile)
  }

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
    origin = .tables
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
    origin =
      parsed.unknownName.map { .standIn(for: $0, isOfIOS: parsed.isOfIOS) } ?? .tables
  }

  /// The typeface of a file, whose own advances, kerning and heights count. ``family`` is the
  /// nearest by its name.
  public init(_ file: FontFile) {
    family = FontName(file.names.postScript).family
    (weight, isItalic, isCondensed, hasMonospacedDigits) = (
      file.weight, file.isItalic, false, false
    )
    origin = .file(file)
  }

  /// This typeface in another weight, -1 to 1.
  public func with(weight: Double) -> Typeface {
    var typeface = self
    typeface.weight = weight.isFinite ? min(max(weight, -1), 1) : 0
    return typeface
  }

  /// The file with the font; nil for a font that has none.
  public var file: FontFile? { if case .file(let file) = origin { file } else { nil } }

  /// Whether another family is measured in place of the one that was asked for.
  public var isStandIn: Bool { if case .standIn = origin { true } else { false } }

  /// Whether it stands in for a family that iOS does not have.
  public var isMissing: Bool { if case .standIn(_, false) = origin { true } else { false } }

  /// The name of the family: `Helvetica Neue`; of an unknown one the name that was asked for.
  public var familyName: String {
    switch origin {
    case .tables: family.name
    case .standIn(let name, _): name
    case .file(let file): file.names.family
    }
  }
}
