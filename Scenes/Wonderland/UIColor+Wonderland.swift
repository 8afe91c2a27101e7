import UIKit

/// Wonderland's cyan, yellow and green: thinned until black text is easy to read on them, and at
/// night dark enough for white text.
extension UIColor {
  static let wonderlandSky = byDay(
    UIColor(red: 0.80, green: 0.93, blue: 0.97, alpha: 1),
    byNight: UIColor(red: 0.07, green: 0.23, blue: 0.31, alpha: 1))
  static let wonderlandSand = byDay(
    UIColor(red: 1.00, green: 0.94, blue: 0.72, alpha: 1),
    byNight: UIColor(red: 0.32, green: 0.25, blue: 0.06, alpha: 1))
  static let wonderlandMeadow = byDay(
    UIColor(red: 0.87, green: 0.95, blue: 0.83, alpha: 1),
    byNight: UIColor(red: 0.11, green: 0.26, blue: 0.13, alpha: 1))

  /// A colour for the light and one for the dark appearance.
  static func byDay(_ light: UIColor, byNight dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
