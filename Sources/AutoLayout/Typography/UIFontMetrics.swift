import Foundation

/// Scales fonts and lengths in step with a text style, so that they follow the user's text size.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifontmetrics>
@preconcurrency @MainActor open class UIFontMetrics: NSObject {
  private let textStyle: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
  }

  /// The scale of body text.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// `font`, which has its size at the default text size, in the size for the current one.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity)
  }

  /// As ``scaledFont(for:)``, but never larger than `maximumPointSize` points; 0 sets no limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    let scaling = UIFont.Scaling(
      textStyle: textStyle, sizeAtLarge: font.pointSize,
      maximumSize: maximumPointSize > 0 ? maximumPointSize : .infinity)
    return UIFont(
      name: font.fontName,
      size: scaling.pointSize(for: UITraitCollection.current.preferredContentSizeCategory),
      weight: font.weight, isItalic: font.isItalic, scaling: scaling)
  }

  /// A length in points at the default text size, scaled to the current one.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length in points at the default text size, scaled to that of a trait collection.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?)
    -> CGFloat
  {
    let traits = traitCollection ?? UITraitCollection.current
    return UIFont.Scaling(textStyle: textStyle, sizeAtLarge: value)
      .pointSize(for: traits.preferredContentSizeCategory)
  }
}
