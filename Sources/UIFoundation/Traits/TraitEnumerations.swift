// The traits with a few named values.

/// The kind of device that the interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// The amount of room along one axis: compact or regular.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// Whether the interface is the base of its window or elevated above other content.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

/// Whether the interface looks active, as in the frontmost app.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive, active
}

/// Whether the user has asked for more contrast between colours.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// Whether the user has asked for bold text.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

/// The colour gamut of the screen.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  // The names are Apple's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case SRGB
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case P3
}

/// Whether the screen detects the pressure of touches.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

/// Whether the scene is being recorded or mirrored to another screen.
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive, active
}
