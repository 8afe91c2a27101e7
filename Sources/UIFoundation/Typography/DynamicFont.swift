/// The font of a view's text, and whether it follows the user's text size.
@MainActor
package struct DynamicFont {
  package private(set) var font: UIFont
  /// Whether a font made by `preferredFont(forTextStyle:)` follows the user's text size.
  package var followsTextSize = false
  /// The font used when `nil` is assigned.
  private let standard: UIFont

  package init(standardSize: CGFloat) {
    standard = .systemFont(ofSize: standardSize)
    font = standard
  }

  /// Sets the font, adjusted to the category if it follows the user's text size.
  package mutating func set(_ newFont: UIFont?, for category: UIContentSizeCategory) {
    font = newFont ?? standard
    adjust(for: category)
  }

  /// Adjusts the font to the category. Returns whether that changed it.
  @discardableResult
  package mutating func adjust(for category: UIContentSizeCategory) -> Bool {
    guard followsTextSize else { return false }
    let adjusted = font.adjusted(for: category)
    guard adjusted !== font else { return false }
    font = adjusted
    return true
  }
}
