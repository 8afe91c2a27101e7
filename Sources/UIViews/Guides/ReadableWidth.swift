/// The maximum width of the readable content guide by text size.
///
/// The values up to Large were read off devices. Sources differ above it; from the accessibility
/// sizes on the width is proportional to the size of the body font, with 672 points for 17.
enum ReadableWidth {
  static func limit(for category: UIContentSizeCategory) -> CGFloat {
    table.first { $0.category == category }?.points ?? 672
  }

  private static let table: [(category: UIContentSizeCategory, points: CGFloat)] = [
    (.extraSmall, 560),
    (.small, 600),
    (.medium, 632),
    (.large, 672),
    (.extraLarge, 744),
    (.extraExtraLarge, 824),
    (.extraExtraExtraLarge, 896),
    (.accessibilityMedium, 672 * 28 / 17),
    (.accessibilityLarge, 672 * 33 / 17),
    (.accessibilityExtraLarge, 672 * 40 / 17),
    (.accessibilityExtraExtraLarge, 672 * 47 / 17),
    (.accessibilityExtraExtraExtraLarge, 672 * 53 / 17),
  ]
}
