// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Values of traits, orientations and edges in Swift 2.

extension UIUserInterfaceSizeClass {
  @available(*, deprecated, renamed: "unspecified")
  public static var Unspecified: Self { .unspecified }

  @available(*, deprecated, renamed: "compact")
  public static var Compact: Self { .compact }

  @available(*, deprecated, renamed: "regular")
  public static var Regular: Self { .regular }
}

extension UIUserInterfaceIdiom {
  @available(*, deprecated, renamed: "unspecified")
  public static var Unspecified: Self { .unspecified }

  @available(*, deprecated, renamed: "phone")
  public static var Phone: Self { .phone }

  @available(*, deprecated, renamed: "pad")
  public static var Pad: Self { .pad }
}

extension UIUserInterfaceLayoutDirection {
  @available(*, deprecated, renamed: "leftToRight")
  public static var LeftToRight: Self { .leftToRight }

  @available(*, deprecated, renamed: "rightToLeft")
  public static var RightToLeft: Self { .rightToLeft }
}

extension UISemanticContentAttribute {
  @available(*, deprecated, renamed: "unspecified")
  public static var Unspecified: Self { .unspecified }

  @available(*, deprecated, renamed: "playback")
  public static var Playback: Self { .playback }

  @available(*, deprecated, renamed: "spatial")
  public static var Spatial: Self { .spatial }

  @available(*, deprecated, renamed: "forceLeftToRight")
  public static var ForceLeftToRight: Self { .forceLeftToRight }

  @available(*, deprecated, renamed: "forceRightToLeft")
  public static var ForceRightToLeft: Self { .forceRightToLeft }
}

extension UIInterfaceOrientation {
  @available(*, deprecated, renamed: "unknown")
  public static var Unknown: Self { .unknown }

  @available(*, deprecated, renamed: "portrait")
  public static var Portrait: Self { .portrait }

  @available(*, deprecated, renamed: "portraitUpsideDown")
  public static var PortraitUpsideDown: Self { .portraitUpsideDown }

  @available(*, deprecated, renamed: "landscapeLeft")
  public static var LandscapeLeft: Self { .landscapeLeft }

  @available(*, deprecated, renamed: "landscapeRight")
  public static var LandscapeRight: Self { .landscapeRight }
}

extension UIInterfaceOrientationMask {
  @available(*, deprecated, renamed: "portrait")
  public static var Portrait: Self { .portrait }

  @available(*, deprecated, renamed: "portraitUpsideDown")
  public static var PortraitUpsideDown: Self { .portraitUpsideDown }

  @available(*, deprecated, renamed: "landscapeLeft")
  public static var LandscapeLeft: Self { .landscapeLeft }

  @available(*, deprecated, renamed: "landscapeRight")
  public static var LandscapeRight: Self { .landscapeRight }

  @available(*, deprecated, renamed: "landscape")
  public static var Landscape: Self { .landscape }

  @available(*, deprecated, renamed: "all")
  public static var All: Self { .all }

  @available(*, deprecated, renamed: "allButUpsideDown")
  public static var AllButUpsideDown: Self { .allButUpsideDown }
}

extension UIRectEdge {
  @available(*, deprecated, message: "Use [] instead")
  public static var None: Self { [] }

  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }

  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }

  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }

  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }

  @available(*, deprecated, renamed: "all")
  public static var All: Self { .all }
}
