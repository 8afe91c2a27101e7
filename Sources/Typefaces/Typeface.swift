/// The design of a font at any size: its family, weight and slant.
///
/// A typeface knows how wide its characters are (``ScaledTypeface``). Families without measurements of
/// their own stand in the tables of the nearest family that has them, made wider or narrower; then
/// ``substitute`` names it.
///
/// ```
/// Typeface(weight: 0.4)                                 // the system font in bold
/// Typeface(named: "HelveticaNeue-Light")                // Helvetica Neue, weight -0.4
/// ```
public struct Typeface: Hashable, Sendable {
  /// The designs of the system font.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign>
  public enum SystemDesign: UInt8, Hashable, Sendable, CaseIterable {
    case `default`, monospaced, rounded, serif
  }

  /// The name of the family: `Helvetica Neue`; of an unknown one the name that was asked for.
  public let familyName: String
  /// The weight, -1 to 1 as `UIFont.Weight` counts it: regular is 0, bold 0.4.
  public let weight: Double
  public let isItalic: Bool
  /// Whether all digits are equally wide.
  public let hasMonospacedDigits: Bool
  /// Whether the family is one that this module knows, by its own measurements or by a stand-in whose
  /// width was fitted to it. Unknown families are measured as the nearest family by their names.
  public let isKnown: Bool
  /// The family whose tables are used.
  public let table: FontFamily
  /// The factor of the table's advances.
  let stretch: Double

  /// The name of the family that stands in for this one; `nil` if it has tables of its own.
  public var substitute: String? { table.name == familyName && stretch == 1 ? nil : table.name }

  /// The system font.
  /// - Parameter weight: The weight, -1 to 1 as `UIFont.Weight` counts it.
  public init(
    design: SystemDesign = .default, weight: Double = 0, italic isItalic: Bool = false,
    monospacedDigits: Bool = false
  ) {
    familyName = "San Francisco"
    self.weight = weight.isFinite ? min(max(weight, -1), 1) : 0
    self.isItalic = isItalic
    hasMonospacedDigits = monospacedDigits || design == .monospaced
    isKnown = true
    table = .sanFrancisco
    stretch = 1
  }

  /// The typeface of a PostScript name or family name.
  public init(named name: String) {
    self.init()
  }
}
