import Foundation
import Typefaces

extension UIFont {
  /// The rule by which a font follows the user's text size: in proportion to a text style.
  struct Scaling: Hashable, Sendable {
    var textStyle: TextStyle
    /// The size in points at the default category, `large`.
    var sizeAtLarge: CGFloat
    /// The greatest size in points.
    var maximumSize: CGFloat = .infinity

    /// The size in points at `category`.
    func pointSize(for category: UIContentSizeCategory) -> CGFloat {
      let growth = textStyle.pointSize(for: category) / textStyle.pointSize(for: .large)
      // Scaling a style's own size must give the table's entry exactly, despite rounding.
      let exact = sizeAtLarge * growth
      let whole = exact.rounded()
      return min(abs(exact - whole) < 1e-9 ? whole : exact, maximumSize)
    }
  }

  /// The system font for a text style, in the user's text size.
  ///
  /// The font remembers its style. A label, button, text field or text view whose
  /// `adjustsFontForContentSizeCategory` is true changes the font's size with the user's text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system font for a text style, in the text size of a trait collection.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? UITraitCollection.current
    let scaling = Scaling(textStyle: style, sizeAtLarge: style.pointSize(for: .large))
    let weight: Weight = style == .headline ? .semibold : .regular
    return UIFont(
      name: ".SFUI-\(weight.name)", typeface: Typeface(weight: weight.rawValue),
      size: scaling.pointSize(for: traits.preferredContentSizeCategory), scaling: scaling)
  }

  /// This font in its size for `category`; the font itself if its size is fixed.
  func adjusted(for category: UIContentSizeCategory) -> UIFont {
    guard let scaling else { return self }
    let size = scaling.pointSize(for: category)
    guard size != pointSize else { return self }
    return UIFont(name: fontName, typeface: typeface, size: size, scaling: scaling)
  }
}
