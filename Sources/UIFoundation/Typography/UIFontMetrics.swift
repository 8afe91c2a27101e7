/// Scales fonts and lengths with a text style, so that they follow the user's text size.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifontmetrics>
@preconcurrency @MainActor open class UIFontMetrics: NSObject {
  private let textStyle: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
  }

  /// The metrics of body text.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// `font` scaled to the current text size. Its own size is that for the default text size.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity)
  }

  /// `font` scaled to the text size of a trait collection.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// Like ``scaledFont(for:)``, with a greatest size in points; 0 means no limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Like ``scaledFont(for:compatibleWith:)``, with a greatest size in points; 0 means no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? UITraitCollection.current
    let scaling = UIFont.Scaling(
      textStyle: textStyle, sizeAtLarge: font.pointSize,
      maximumSize: maximumPointSize > 0 ? maximumPointSize : .infinity)
    return UIFont(
      name: font.fontName, typeface: font.typeface,
      size: scaling.pointSize(for: traits.preferredContentSizeCategory),
      scaling: scaling)
  }

  /// A length scaled to the current text size, in points. `value` is that for the default text
  /// size.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length scaled to the text size of a trait collection, in points, on whole pixels.
  ///
  /// Source: <https://jaredsinclair.com/2024/03/02/scaled-metrics.html>, by which 17 becomes 16.33 at
  /// the size M of body text: its lines are 21 points high instead of 22.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?)
    -> CGFloat
  {
    let traits = traitCollection ?? UITraitCollection.current
    let growth = textStyle.growth(for: traits.preferredContentSizeCategory)
    guard growth != 1 else { return value }
    let scale = max(traits.displayScale, 1)
    return (value * growth * scale).rounded() / scale
  }
}
