import Foundation

extension UITraitCollection {
  /// The traits that the layout of a simulated device is told; the others stay unspecified.
  package convenience init(
    idiom: UIUserInterfaceIdiom = .unspecified,
    displayScale: CGFloat = 0,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    interfaceStyle: UIUserInterfaceStyle = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
    textMetrics: TextMetrics = TextMetrics()
  ) {
    var values = TraitValues()
    values.userInterfaceIdiom = idiom
    values.displayScale = displayScale
    values.horizontalSizeClass = horizontalSizeClass
    values.verticalSizeClass = verticalSizeClass
    values.userInterfaceStyle = interfaceStyle
    values.layoutDirection = layoutDirection
    values.preferredContentSizeCategory = preferredContentSizeCategory
    values.textMetrics = textMetrics
    self.init(values: values)
  }

  /// These traits, and for those that they leave open what every simulated device has: a light,
  /// active interface in sRGB, without a screen that feels pressure.
  var completedForDevice: UITraitCollection {
    var device = TraitValues()
    device.displayGamut = .SRGB
    device.userInterfaceStyle = .light
    device.forceTouchCapability = .unavailable
    device.accessibilityContrast = .normal
    device.userInterfaceLevel = .base
    device.legibilityWeight = .regular
    device.activeAppearance = .active
    device.sceneCaptureState = .inactive
    device.merge(values)
    return UITraitCollection(values: device)
  }
}
