import Foundation

extension UIFont {
  /// How a font's size follows the user's text size: in step with one of the text styles.
  struct Scaling: Hashable, Sendable {
    var textStyle: TextStyle
    /// The size in points at the category `large`, which is the default.
    var sizeAtLarge: CGFloat
    /// The size in points that scaling never exceeds.
    var maximumSize: CGFloat = .infinity

    /// The size in points when the user has chosen `category`.
    func pointSize(for category: UIContentSizeCategory) -> CGFloat {
      let growth = textStyle.pointSize(for: category) / textStyle.pointSize(for: .large)
      // The quotient of two table entries, times the one below, must give the entry above again.
      let exact = sizeAtLarge * growth
      let whole = exact.rounded()
      return min(abs(exact - whole) < 1e-9 ? whole : exact, maximumSize)
    }
  }

  /// The system's font for a role, in the text size that the user has chosen.
  ///
  /// The font remembers its role: a label, button, text field or text view whose
  /// `adjustsFontForContentSizeCategory` is true takes the role's new size when the text size
  /// changes.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system's font for a role, in the text size of a trait collection.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? UITraitCollection.current
    let scaling = Scaling(textStyle: style, sizeAtLarge: style.pointSize(for: .large))
    let weight: Weight = style == .headline ? .semibold : .regular
    return UIFont(
      name: ".SFUI-\(weight.name)",
      size: scaling.pointSize(for: traits.preferredContentSizeCategory), weight: weight,
      scaling: scaling)
  }

  /// This font in the size for `category`; itself if its size is fixed.
  func adjusted(for category: UIContentSizeCategory) -> UIFont {
    guard let scaling else { return self }
    let size = scaling.pointSize(for: category)
    guard size != pointSize else { return self }
    return UIFont(
      name: fontName, size: size, weight: weight, isItalic: isItalic, scaling: scaling)
  }
}
