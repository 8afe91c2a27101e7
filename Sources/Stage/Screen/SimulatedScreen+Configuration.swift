extension SimulatedScreen {
  /// The screen's configuration for its windows, without the keyboard, which comes and goes on the
  /// screen.
  package var configuration: ScreenConfiguration {
    ScreenConfiguration(
      size: size, scale: scale,
      safeAreaInsets: safeAreaInsets,
      layoutMargin: layoutMargin,
      statusBar: StatusBarMetrics(height: statusBarHeight, inset: statusBarInset),
      hasHomeIndicator: shownCanvas?.hasHomeIndicator ?? device?.hasHomeIndicator,
      canvasWidth: shownCanvas?.deviceWidth, isSheet: shownCanvas?.isSheet == true,
      reducesMotion: reducesMotion, traitCollection: traitCollection)
  }

  /// The traits of the screen.
  var traitCollection: UITraitCollection {
    UITraitCollection(
      idiom: idiom == .pad ? .pad : .phone,
      displayScale: scale,
      horizontalSizeClass: classes.width.trait, verticalSizeClass: classes.height.trait,
      interfaceStyle: interfaceStyle,
      layoutDirection: direction == .leftToRight ? .leftToRight : .rightToLeft,
      preferredContentSizeCategory: textSize.category,
      textMetrics: textMetrics
        ?? AnyTextMetrics(DeviceTextMetrics(version: systemVersion, isBold: hasBoldText)),
      systemVersion: systemVersion, legibilityWeight: hasBoldText ? .bold : .regular)
  }
}

extension ScreenSizeClass {
  /// The class as UIKit has it.
  fileprivate var trait: UIUserInterfaceSizeClass {
    switch self {
    case .compact: .compact
    case .regular: .regular
    case .any: .unspecified
    }
  }
}

extension TextSize {
  /// The text size as UIKit's category.
  package var category: UIContentSizeCategory {
    UIContentSizeCategory(abbreviation: rawValue) ?? .large
  }
}
