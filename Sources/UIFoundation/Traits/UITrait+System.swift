/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
  static func text(of value: UIUserInterfaceIdiom) -> String {
    value == .tv ? "TV" : capitalizedCase(value)
  }
}

/// The number of pixels in a point.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  public static var defaultValue: CGFloat { 0 }
  static var field: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
  static func text(of value: CGFloat) -> String { shortest(value) }
}

/// The colour gamut.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIDisplayGamut { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
  static func text(of value: UIDisplayGamut) -> String {
    switch value {
    case .unspecified: "Unspecified"
    case .SRGB: "sRGB"
    case .P3: "P3"
    }
  }
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The light or dark style.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The layout direction.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  public static var name: String { "UserInterfaceLayoutDirection" }
  static var field: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
  static func text(of value: UITraitEnvironmentLayoutDirection) -> String {
    switch value {
    case .unspecified: "Unspecified"
    case .leftToRight: "LTR"
    case .rightToLeft: "RTL"
    }
  }
}

/// Whether the screen detects the pressure of touches.
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static var field: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var field: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
  static func text(of value: UIContentSizeCategory) -> String { value.traitText }
}

/// The contrast between colours.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}

/// Whether the interface lies above another one.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// Whether text is bold.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var field: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// Whether the interface looks active.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}

/// Whether the scene is being recorded.
public struct UITraitSceneCaptureState: UITraitDefinition, SystemTrait {
  public static var defaultValue: UISceneCaptureState { .unspecified }
  static var field: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
}

/// The language for typesetting, such as `th`.
public struct UITraitTypesettingLanguage: UITraitDefinition, SystemTrait {
  public static var defaultValue: String { "" }
  static var field: WritableKeyPath<TraitValues, String> { \.typesettingLanguage }
  static func text(of value: String) -> String { value }
}

extension UIContentSizeCategory {
  /// The end of the raw value, such as `L` or `AccessibilityXL`.
  fileprivate var traitText: String {
    let prefix = "UICTContentSizeCategory"
    if self == .unspecified { return "Unspecified" }
    return rawValue.hasPrefix(prefix) ? String(rawValue.dropFirst(prefix.count)) : rawValue
  }
}
