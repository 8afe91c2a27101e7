import AssetCatalogs

extension AssetEnvironment {
  /// The screen that traits describe; what they leave open is as on an iPhone.
  init(_ traits: UITraitCollection) {
    let idiom: AssetSlot.Idiom =
      switch traits.userInterfaceIdiom {
      case .pad: .iPad
      case .tv: .tv
      case .mac: .mac
      case .carPlay: .car
      default: .iPhone
      }
    self.init(
      scale: traits.displayScale > 0 ? Double(traits.displayScale) : 3, idiom: idiom,
      isDark: traits.userInterfaceStyle == .dark,
      isHighContrast: traits.accessibilityContrast == .high,
      isRightToLeft: traits.layoutDirection == .rightToLeft,
      widthClass: AssetSlot.SizeClass(traits.horizontalSizeClass),
      heightClass: AssetSlot.SizeClass(traits.verticalSizeClass))
  }
}

extension AssetSlot.SizeClass {
  fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}
