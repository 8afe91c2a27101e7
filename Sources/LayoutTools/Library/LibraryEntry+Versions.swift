import InterfaceBuilder

extension LibraryEntry {
  /// The size that a version of Xcode places it with, in points: controls were smaller before iOS 13, and buttons before
  /// they had configurations.
  ///
  /// Counted in public documents, by the builds of Interface Builder that have saved them.
  func size(by xcode: Int) -> Size {
    func size(_ width: Double, _ height: Double) -> Size { Size(width: width, height: height) }
    return switch element.name {
    case "button" where xcode < 13: size(46, 30)
    case "textField" where xcode < 11: size(self.size.width, 30)
    case "segmentedControl" where xcode < 11: size(121, 29)
    case "stepper" where xcode < 11: size(self.size.width, 29)
    case "progressView" where xcode < 11: size(self.size.width, 2)
    case "pageControl" where xcode < 12: size(39, 37)
    default: self.size
    }
  }
}
