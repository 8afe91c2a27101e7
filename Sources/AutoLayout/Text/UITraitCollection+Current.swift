extension UITraitCollection {
  /// The traits of the screen, which fonts take their text size from.
  @MainActor public static var current: UITraitCollection { UIScreen.main.traitCollection }
}
