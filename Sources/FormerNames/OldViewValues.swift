// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Values of views, texts, controllers and gestures in Swift 2.

extension UIView.AutoresizingMask {
  @available(*, deprecated, renamed: "flexibleLeftMargin")
  public static var FlexibleLeftMargin: Self { .flexibleLeftMargin }

  @available(*, deprecated, renamed: "flexibleWidth")
  public static var FlexibleWidth: Self { .flexibleWidth }

  @available(*, deprecated, renamed: "flexibleRightMargin")
  public static var FlexibleRightMargin: Self { .flexibleRightMargin }

  @available(*, deprecated, renamed: "flexibleTopMargin")
  public static var FlexibleTopMargin: Self { .flexibleTopMargin }

  @available(*, deprecated, renamed: "flexibleHeight")
  public static var FlexibleHeight: Self { .flexibleHeight }

  @available(*, deprecated, renamed: "flexibleBottomMargin")
  public static var FlexibleBottomMargin: Self { .flexibleBottomMargin }

  @available(*, deprecated, message: "Use [] instead")
  public static var None: Self { [] }
}

extension UIView.ContentMode {
  @available(*, deprecated, renamed: "scaleToFill")
  public static var ScaleToFill: Self { .scaleToFill }

  @available(*, deprecated, renamed: "scaleAspectFit")
  public static var ScaleAspectFit: Self { .scaleAspectFit }

  @available(*, deprecated, renamed: "scaleAspectFill")
  public static var ScaleAspectFill: Self { .scaleAspectFill }

  @available(*, deprecated, renamed: "redraw")
  public static var Redraw: Self { .redraw }

  @available(*, deprecated, renamed: "center")
  public static var Center: Self { .center }

  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }

  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }

  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }

  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }

  @available(*, deprecated, renamed: "topLeft")
  public static var TopLeft: Self { .topLeft }

  @available(*, deprecated, renamed: "topRight")
  public static var TopRight: Self { .topRight }

  @available(*, deprecated, renamed: "bottomLeft")
  public static var BottomLeft: Self { .bottomLeft }

  @available(*, deprecated, renamed: "bottomRight")
  public static var BottomRight: Self { .bottomRight }
}

extension UIModalPresentationStyle {
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }

  @available(*, deprecated, renamed: "fullScreen")
  public static var FullScreen: Self { .fullScreen }

  @available(*, deprecated, renamed: "pageSheet")
  public static var PageSheet: Self { .pageSheet }

  @available(*, deprecated, renamed: "formSheet")
  public static var FormSheet: Self { .formSheet }

  @available(*, deprecated, renamed: "currentContext")
  public static var CurrentContext: Self { .currentContext }

  @available(*, deprecated, renamed: "custom")
  public static var Custom: Self { .custom }

  @available(*, deprecated, renamed: "overFullScreen")
  public static var OverFullScreen: Self { .overFullScreen }

  @available(*, deprecated, renamed: "overCurrentContext")
  public static var OverCurrentContext: Self { .overCurrentContext }

  @available(*, deprecated, renamed: "popover")
  public static var Popover: Self { .popover }
}

extension UIModalTransitionStyle {
  @available(*, deprecated, renamed: "coverVertical")
  public static var CoverVertical: Self { .coverVertical }

  @available(*, deprecated, renamed: "flipHorizontal")
  public static var FlipHorizontal: Self { .flipHorizontal }

  @available(*, deprecated, renamed: "crossDissolve")
  public static var CrossDissolve: Self { .crossDissolve }

  @available(*, deprecated, renamed: "partialCurl")
  public static var PartialCurl: Self { .partialCurl }
}

extension UIStatusBarStyle {
  @available(*, deprecated, renamed: "default")
  public static var Default: Self { .default }

  @available(*, deprecated, renamed: "lightContent")
  public static var LightContent: Self { .lightContent }
}

extension NSTextAlignment {
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }

  @available(*, deprecated, renamed: "center")
  public static var Center: Self { .center }

  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }

  @available(*, deprecated, renamed: "justified")
  public static var Justified: Self { .justified }

  @available(*, deprecated, renamed: "natural")
  public static var Natural: Self { .natural }
}

extension NSLineBreakMode {
  @available(*, deprecated, renamed: "byWordWrapping")
  public static var ByWordWrapping: Self { .byWordWrapping }

  @available(*, deprecated, renamed: "byCharWrapping")
  public static var ByCharWrapping: Self { .byCharWrapping }

  @available(*, deprecated, renamed: "byClipping")
  public static var ByClipping: Self { .byClipping }

  @available(*, deprecated, renamed: "byTruncatingHead")
  public static var ByTruncatingHead: Self { .byTruncatingHead }

  @available(*, deprecated, renamed: "byTruncatingTail")
  public static var ByTruncatingTail: Self { .byTruncatingTail }

  @available(*, deprecated, renamed: "byTruncatingMiddle")
  public static var ByTruncatingMiddle: Self { .byTruncatingMiddle }
}

extension UIGestureRecognizer.State {
  @available(*, deprecated, renamed: "possible")
  public static var Possible: Self { .possible }

  @available(*, deprecated, renamed: "began")
  public static var Began: Self { .began }

  @available(*, deprecated, renamed: "changed")
  public static var Changed: Self { .changed }

  @available(*, deprecated, renamed: "ended")
  public static var Ended: Self { .ended }

  @available(*, deprecated, renamed: "cancelled")
  public static var Cancelled: Self { .cancelled }

  @available(*, deprecated, renamed: "failed")
  public static var Failed: Self { .failed }
}

extension UISwipeGestureRecognizer.Direction {
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }

  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }

  @available(*, deprecated, renamed: "up")
  public static var Up: Self { .up }

  @available(*, deprecated, renamed: "down")
  public static var Down: Self { .down }
}
