extension UITraitCollection {
  /// The traits of a simulated device. The others stay unspecified.
  package convenience init(
    idiom: UIUserInterfaceIdiom = .unspecified,
    displayScale: CGFloat = 0,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    interfaceStyle: UIUserInterfaceStyle = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
    textMetrics: AnyTextMetrics = .device,
    systemVersion: Int = SystemVersionTrait.defaultValue,
    legibilityWeight: UILegibilityWeight = .unspecified
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
    values.systemVersion = systemVersion
    values.legibilityWeight = legibilityWeight
    self.init(values: values)
  }

  /// The traits of an iPhone in portrait: those of a screen that was not configured.
  package static let phone = UITraitCollection(
    idiom: .phone, displayScale: 2, horizontalSizeClass: .compact, verticalSizeClass: .regular,
    layoutDirection: .leftToRight, preferredContentSizeCategory: .large
  ).completedForDevice

  /// These traits, completed by those that all simulated devices share: a light, active interface
  /// in sRGB, without pressure detection.
  package var completedForDevice: UITraitCollection {
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
