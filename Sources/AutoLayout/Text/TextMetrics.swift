import Foundation

/// How wide and how tall text is: the one measure behind every label, button and text view.
///
/// A terminal has one font, so a character's width depends on how many columns it takes and
/// not on its shape. Up to ``fullSize`` points a column is ``columnWidth`` wide and a row
/// ``rowHeight`` tall, which is one cell at true scale; above it both grow with the font.
///
/// ```swift
/// TextMetrics.current.columnWidth = 7   // from now on text is measured narrower
/// ```
///
/// Replacing ``current`` does not invalidate sizes that views have already reported.
public struct TextMetrics: Equatable, Sendable {
  /// The width of one column of text in points, in fonts of up to ``fullSize`` points.
  public var columnWidth: CGFloat = 8
  /// The height of one row of text in points, in fonts of up to ``fullSize`` points.
  public var rowHeight: CGFloat = 16
  /// The font size in points from which on text grows: that of body text at the default setting.
  public var fullSize: CGFloat = 17
  /// The part of a row that lies above the baseline, from 0 to 1.
  public var ascent: CGFloat = 0.75

  public init() {}

  /// The measure that all views use.
  @MainActor public static var current = TextMetrics()

  /// The width in points of one column in a font of `size` points.
  public func columnWidth(ofSize size: CGFloat) -> CGFloat { columnWidth * growth(size) }

  /// The height in points of one row in a font of `size` points.
  public func rowHeight(ofSize size: CGFloat) -> CGFloat { rowHeight * growth(size) }

  private func growth(_ size: CGFloat) -> CGFloat { max(1, size / fullSize) }
}
