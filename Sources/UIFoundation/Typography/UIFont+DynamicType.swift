import Typefaces

extension UIFont {
  /// The rule by which a font follows the user's text size.
  struct Scaling: Hashable, Sendable {
    var textStyle: TextStyle
    /// The size in points at the default category, `large`, of a font that is not the style's own.
    var sizeAtLarge: CGFloat?
    /// The greatest size in points.
    var maximumSize: CGFloat = .infinity

    /// The size in points at `category`: the style's own, or whole points in proportion to the
    /// height of its lines.
    ///
    /// Source: <https://github.com/microsoft/fluentui-apple/pull/1644>
    func pointSize(for category: UIContentSizeCategory) -> CGFloat {
      guard let sizeAtLarge else { return textStyle.pointSize(for: category) }
      guard category.tableColumn != UIContentSizeCategory.large.tableColumn else {
        return min(sizeAtLarge, maximumSize)
      }
      return min((sizeAtLarge * textStyle.growth(for: category)).rounded(), maximumSize)
    }

    /// The distance between the baselines of the style's own font in a size, in points; 0 for
    /// another font.
    func linePitch(ofSize size: CGFloat) -> Double {
      sizeAtLarge == nil ? Double(textStyle.lineHeight(ofSize: size) ?? 0) : 0
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
    let scaling = Scaling(textStyle: style)
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

extension UIFont.TextStyle {
  /// The factor of a length at `category` to that at the default category.
  func growth(for category: UIContentSizeCategory) -> CGFloat {
    lineHeight(for: category) / lineHeight(for: .large)
  }
}
