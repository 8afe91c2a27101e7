// The traits with a few named values.

/// The kind of device that the interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// The amount of room along one axis: compact or regular.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// Whether the interface is the base of its window or elevated above other content.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// Whether the interface looks active, as in the frontmost app.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// Whether the user has asked for more contrast between colours.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// Whether the user has asked for bold text.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// The colour gamut of the screen.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  // The names are Apple's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case SRGB = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case P3 = 1
}

/// Whether the screen detects the pressure of touches.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

/// Whether the scene is being recorded or mirrored to another screen.
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}
