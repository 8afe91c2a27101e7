extension UIView {
  /// The direction of content with a semantic attribute, in the language of the screen.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UIScreen.main.traitCollection.layoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight)
  }

  /// The direction of content with a semantic attribute, inside content of a given direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
