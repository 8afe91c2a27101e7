import Foundation

/// The width and height of text, by which every label, button and text view is measured.
///
/// A terminal has one font, so a character's width depends on how many columns it takes and
/// not on its shape. Up to ``fullSize`` points a column is ``columnWidth`` wide and a row
/// ``rowHeight`` tall, which is one cell at true scale; above it both grow with the font.
///
/// The metrics are a trait: a screen has them, and a view may override them for its subtree. Text
/// is measured again when they change.
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
  /// The font size in points above which text grows: that of body text at the default text size.
  public var fullSize: CGFloat = 17
  /// The share of a row above the baseline, from 0 to 1.
  public var ascent: CGFloat = 0.75

  public init() {}

  /// The metrics of the current traits, for code without a view.
  @MainActor public static var current: TextMetrics { UITraitCollection.current.textMetrics }

  /// The width in points of one column in a font of `size` points.
  public func columnWidth(ofSize size: CGFloat) -> CGFloat { columnWidth * growth(size) }

  /// The height in points of one row in a font of `size` points.
  public func rowHeight(ofSize size: CGFloat) -> CGFloat { rowHeight * growth(size) }

  private func growth(_ size: CGFloat) -> CGFloat { max(1, size / fullSize) }
}

/// The trait of the text metrics.
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
  /// The text metrics.
  public var textMetrics: TextMetrics { values.textMetrics }
}
