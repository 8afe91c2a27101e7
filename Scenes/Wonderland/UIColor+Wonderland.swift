import UIKit

/// Wonderland's cyan, yellow and green, thinned until black text is easy to read on them.
extension UIColor {
  static let wonderlandSky = UIColor(red: 0.80, green: 0.93, blue: 0.97, alpha: 1)
  static let wonderlandSand = UIColor(red: 1.00, green: 0.94, blue: 0.72, alpha: 1)
  static let wonderlandMeadow = UIColor(red: 0.87, green: 0.95, blue: 0.83, alpha: 1)
}
