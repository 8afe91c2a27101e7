import Foundation

/// The colours that UIKit names by role rather than by looks.
///
/// Source: <https://developer.apple.com/design/human-interface-guidelines/color>
extension UIColor {
  // MARK: The adaptable colours, in their light values

  public static let systemRed = light(255, 59, 48)
  public static let systemOrange = light(255, 149, 0)
  public static let systemYellow = light(255, 204, 0)
  public static let systemGreen = light(52, 199, 89)
  public static let systemMint = light(0, 199, 190)
  public static let systemTeal = light(48, 176, 199)
  public static let systemCyan = light(50, 173, 230)
  public static let systemBlue = light(0, 122, 255)
  public static let systemIndigo = light(88, 86, 214)
  public static let systemPurple = light(175, 82, 222)
  public static let systemPink = light(255, 45, 85)
  public static let systemBrown = light(162, 132, 94)

  // MARK: The adaptable grays, from middle to lightest

  public static let systemGray = light(142, 142, 147)
  public static let systemGray2 = light(174, 174, 178)
  public static let systemGray3 = light(199, 199, 204)
  public static let systemGray4 = light(209, 209, 214)
  public static let systemGray5 = light(229, 229, 234)
  public static let systemGray6 = light(242, 242, 247)

  // MARK: Colours of text and lines, by role

  public static let label = light(0, 0, 0)
  public static let secondaryLabel = light(60, 60, 67, 0.6)
  public static let tertiaryLabel = light(60, 60, 67, 0.3)
  public static let quaternaryLabel = light(60, 60, 67, 0.18)
  public static let placeholderText = light(60, 60, 67, 0.3)
  public static let link = light(0, 122, 255)
  public static let separator = light(60, 60, 67, 0.29)
  public static let opaqueSeparator = light(198, 198, 200)
  public static let darkText = light(0, 0, 0)
  public static let lightText = light(255, 255, 255, 0.6)
  public static let tintColor = light(0, 122, 255)

  // MARK: Colours of backgrounds and fills, by role

  public static let systemBackground = light(255, 255, 255)
  public static let secondarySystemBackground = light(242, 242, 247)
  public static let tertiarySystemBackground = light(255, 255, 255)
  public static let systemGroupedBackground = light(242, 242, 247)
  public static let secondarySystemGroupedBackground = light(255, 255, 255)
  public static let tertiarySystemGroupedBackground = light(242, 242, 247)
  public static let systemFill = light(120, 120, 128, 0.2)
  public static let secondarySystemFill = light(120, 120, 128, 0.16)
  public static let tertiarySystemFill = light(118, 118, 128, 0.12)
  public static let quaternarySystemFill = light(116, 116, 128, 0.08)

  /// The colour of three components from 0 to 255, as the guidelines' tables list them.
  private static func light(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
