/// The colours that UIKit names by role.
///
/// Source: <https://developer.apple.com/design/human-interface-guidelines/color>
extension UIColor {
  // MARK: The adaptable colours

  public static let systemRed = adaptive(255, 59, 48, dark: 255, 69, 58)
  public static let systemOrange = adaptive(255, 149, 0, dark: 255, 159, 10)
  public static let systemYellow = adaptive(255, 204, 0, dark: 255, 214, 10)
  public static let systemGreen = adaptive(52, 199, 89, dark: 48, 209, 88)
  public static let systemMint = adaptive(0, 199, 190, dark: 102, 212, 207)
  public static let systemTeal = adaptive(48, 176, 199, dark: 64, 200, 224)
  public static let systemCyan = adaptive(50, 173, 230, dark: 100, 210, 255)
  public static let systemBlue = adaptive(0, 122, 255, dark: 10, 132, 255)
  public static let systemIndigo = adaptive(88, 86, 214, dark: 94, 92, 230)
  public static let systemPurple = adaptive(175, 82, 222, dark: 191, 90, 242)
  public static let systemPink = adaptive(255, 45, 85, dark: 255, 55, 95)
  public static let systemBrown = adaptive(162, 132, 94, dark: 172, 142, 104)

  // MARK: The adaptable grays, from the middle to that of backgrounds

  public static let systemGray = adaptive(142, 142, 147, dark: 142, 142, 147)
  public static let systemGray2 = adaptive(174, 174, 178, dark: 99, 99, 102)
  public static let systemGray3 = adaptive(199, 199, 204, dark: 72, 72, 74)
  public static let systemGray4 = adaptive(209, 209, 214, dark: 58, 58, 60)
  public static let systemGray5 = adaptive(229, 229, 234, dark: 44, 44, 46)
  public static let systemGray6 = adaptive(242, 242, 247, dark: 28, 28, 30)

  // MARK: Colours of text and lines, by role

  public static let label = adaptive(0, 0, 0, dark: 255, 255, 255)
  public static let secondaryLabel = adaptive(60, 60, 67, 0.6, dark: 235, 235, 245, 0.6)
  public static let tertiaryLabel = adaptive(60, 60, 67, 0.3, dark: 235, 235, 245, 0.3)
  public static let quaternaryLabel = adaptive(60, 60, 67, 0.18, dark: 235, 235, 245, 0.16)
  public static let placeholderText = adaptive(60, 60, 67, 0.3, dark: 235, 235, 245, 0.3)
  public static let link = adaptive(0, 122, 255, dark: 9, 132, 255)
  public static let separator = adaptive(60, 60, 67, 0.29, dark: 84, 84, 88, 0.6)
  public static let opaqueSeparator = adaptive(198, 198, 200, dark: 56, 56, 58)
  public static let darkText = fixed(0, 0, 0)
  public static let lightText = fixed(255, 255, 255, 0.6)
  public static let tintColor = adaptive(0, 122, 255, dark: 10, 132, 255)

  // MARK: Colours of backgrounds and fills, by role

  public static let systemBackground = adaptive(255, 255, 255, dark: 0, 0, 0)
  public static let secondarySystemBackground = adaptive(242, 242, 247, dark: 28, 28, 30)
  public static let tertiarySystemBackground = adaptive(255, 255, 255, dark: 44, 44, 46)
  public static let systemGroupedBackground = adaptive(242, 242, 247, dark: 0, 0, 0)
  public static let secondarySystemGroupedBackground = adaptive(255, 255, 255, dark: 28, 28, 30)
  public static let tertiarySystemGroupedBackground = adaptive(242, 242, 247, dark: 44, 44, 46)
  public static let systemFill = adaptive(120, 120, 128, 0.2, dark: 120, 120, 128, 0.36)
  public static let secondarySystemFill = adaptive(120, 120, 128, 0.16, dark: 120, 120, 128, 0.32)
  public static let tertiarySystemFill = adaptive(118, 118, 128, 0.12, dark: 118, 118, 128, 0.24)
  public static let quaternarySystemFill = adaptive(116, 116, 128, 0.08, dark: 118, 118, 128, 0.18)

  /// A colour with one value for the light and one for the dark style, with components from 0 to
  /// 255.
  private static func adaptive(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1,
    dark darkRed: CGFloat, _ darkGreen: CGFloat, _ darkBlue: CGFloat, _ darkAlpha: CGFloat = 1
  ) -> UIColor {
    let light = fixed(red, green, blue, alpha)
    let dark = fixed(darkRed, darkGreen, darkBlue, darkAlpha)
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// A colour with components from 0 to 255, as in the guidelines' tables.
  private static func fixed(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
