import Foundation

/// The font of a view's text, and whether it follows the user's text size.
@MainActor
struct DynamicFont {
  private(set) var font: UIFont
  /// Whether a font made by `preferredFont(forTextStyle:)` follows the user's text size.
  var followsTextSize = false
  /// What assigning no font brings back.
  private let standard: UIFont

  init(standardSize: CGFloat) {
    standard = .systemFont(ofSize: standardSize)
    font = standard
  }

  /// Takes another font, in the size for the category if it follows that.
  mutating func set(_ newFont: UIFont?, for category: UIContentSizeCategory) {
    font = newFont ?? standard
    adjust(for: category)
  }

  /// Brings the font to the size for the category; whether it is another one then.
  @discardableResult
  mutating func adjust(for category: UIContentSizeCategory) -> Bool {
    guard followsTextSize else { return false }
    let adjusted = font.adjusted(for: category)
    guard adjusted !== font else { return false }
    font = adjusted
    return true
  }
}
