public import Typefaces

/// The measure of text: how wide the characters of a typeface are, and how high its lines.
///
/// Everything else follows from these two: where lines break, what is cut short, and the sizes of
/// labels, buttons, fields and text views. There are two: ``DeviceTextMetrics``, which every screen
/// has unless it is given another, and ``ColumnTextMetrics``.
///
/// The metrics are a trait: a screen has them, and a view may override them for its subtree. Text
/// is measured again when they change.
///
/// ```swift
/// view.traitOverrides[TextMetricsTrait.self] = AnyTextMetrics(ColumnTextMetrics(columnWidth: 7))
/// ```
public protocol TextMetrics: Hashable, Sendable {
  /// The heights of the lines of a typeface.
  /// - Parameters:
  ///   - typeface: The design of the font.
  ///   - size: The size in points, greater than 0.
  func lineMetrics(of typeface: Typeface, size: Double) -> LineMetrics

  /// Appends the advance in points of each code point of a text: the distance from its start to
  /// that of the next one, with all that the pair of them adds. Code points that belong to the
  /// character before them have 0.
  /// - Parameters:
  ///   - text: A text of one line, without control characters.
  ///   - typeface: The design of the font.
  ///   - size: The size in points, greater than 0.
  ///   - advances: The list, which grows by one number for each code point.
  func appendAdvances(
    of text: String, in typeface: Typeface, size: Double, to advances: inout [Double])

  /// A short description, for lists of traits.
  var summary: String { get }
}

/// The heights of the lines of a font, in points.
public struct LineMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the top of the line.
  public var ascender: Double
  /// The distance from the baseline to the bottom of the line, as a negative number.
  public var descender: Double
  /// The space between one line and the next.
  public var leading: Double
  /// The height of capital letters above the baseline.
  public var capHeight: Double
  /// The height of the letter x above the baseline.
  public var xHeight: Double

  public init(
    ascender: Double, descender: Double, leading: Double = 0, capHeight: Double, xHeight: Double
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The height of a line, without the space to the next one.
  public var lineHeight: Double { ascender - descender }
}
