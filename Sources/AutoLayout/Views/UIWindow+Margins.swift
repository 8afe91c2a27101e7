import Foundation

extension UIWindow {
  /// The margin at the left and right of a controller's root view, in points.
  ///
  /// It follows the window and not the screen: recordings on one simulator had 16 in windows of 320
  /// to 393 points, and 20 in those of 428 and 430.
  var layoutMargin: CGFloat { layoutMargin(in: bounds.size) }

  /// The margin in a window of a size: that of the device with this size in either orientation,
  /// else 16 below a width of 414 points, and 20 from there.
  func layoutMargin(in size: CGSize) -> CGFloat {
    if size == configuration.size { return configuration.layoutMargin }
    let isNarrowPhone = Self.narrowPhones.contains {
      ($0.width, $0.height) == (min(size.width, size.height), max(size.width, size.height))
    }
    return isNarrowPhone || size.width < 414 ? 16 : 20
  }

  /// The sizes in portrait of the phones that are less than 414 points wide.
  ///
  /// Source: <https://developer.apple.com/design/human-interface-guidelines/layout#Specifications>
  private static let narrowPhones: [(width: CGFloat, height: CGFloat)] = [
    (320, 480), (320, 568), (375, 667), (375, 812), (390, 844), (393, 852), (402, 874),
  ]
}
