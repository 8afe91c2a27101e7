extension UIWindow {
  /// Gives the controllers' root views the margin of the window's size and screen.
  func followMargin() {
    let margin = deviceMargin
    guard layoutMargin != margin else { return }
    layoutMargin = margin
    forEachInHierarchy { $0.updateMargins() }
  }

  /// The margin of the device with this size in either orientation, else 16 below a width of 414
  /// points, and 20 from there.
  private var deviceMargin: CGFloat {
    let size = bounds.size
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
