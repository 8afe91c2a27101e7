import Foundation

/// How wide and how tall text is: the one measure behind every label, button and text view.
///
/// A terminal has one font, so a character's width depends on how many columns it takes and
/// not on its shape. Up to ``fullSize`` points a column is ``columnWidth`` wide and a row
/// ``rowHeight`` tall, which is one cell at true scale; above it both grow with the font.
///
/// The measure is a trait: a screen has one, views may override it for all that they contain, and
/// whatever was measured is measured again when it changes.
///
/// ```swift
/// var narrow = TextMetrics()
/// narrow.columnWidth = 7
/// view.traitOverrides[TextMetricsTrait.self] = narrow
/// ```
public struct TextMetrics: Hashable, Sendable {
  /// The width of one column of text in points, in fonts of up to ``fullSize`` points.
  public var columnWidth: CGFloat = 8
  /// The height of one row of text in points, in fonts of up to ``fullSize`` points.
  public var rowHeight: CGFloat = 16
  /// The font size in points from which on text grows: that of body text at the default setting.
  public var fullSize: CGFloat = 17
  /// The part of a row that lies above the baseline, from 0 to 1.
  public var ascent: CGFloat = 0.75

  public init() {}

  /// The measure of the current traits, for code that has no view.
  @MainActor public static var current: TextMetrics { UITraitCollection.current.textMetrics }

  /// The width in points of one column in a font of `size` points.
  public func columnWidth(ofSize size: CGFloat) -> CGFloat { columnWidth * growth(size) }

  /// The height in points of one row in a font of `size` points.
  public func rowHeight(ofSize size: CGFloat) -> CGFloat { rowHeight * growth(size) }

  private func growth(_ size: CGFloat) -> CGFloat { max(1, size / fullSize) }
}

/// The measure of text.
public struct TextMetricsTrait: UITraitDefinition, SystemTrait {
  public static let defaultValue = TextMetrics()
  public static var name: String { "TextMetrics" }
  public static var identifier: String { "TextMetricsTrait" }
  static var field: WritableKeyPath<TraitValues, TextMetrics> { \.textMetrics }
  static func text(of value: TextMetrics) -> String {
    "\(value.columnWidth) x \(value.rowHeight)"
  }
}

extension UITraitCollection {
  /// The measure of text.
  public var textMetrics: TextMetrics { values.textMetrics }
}
