extension ElementSchema {
  /// Bars.
  ///
  /// Sources: <https://developer.apple.com/documentation/uikit/uinavigationbar>,
  /// <https://developer.apple.com/documentation/uikit/uitoolbar>,
  /// <https://developer.apple.com/documentation/uikit/uitabbar>.
  static let bars = [
    ElementSchema(
      "navigationBar", "UINavigationBar", "UIView", .view,
      [
        barStyle, translucent,
        .flag(
          "largeTitles", "Prefers Large Titles", "Whether titles are large, and the bar higher."),
        .text("backIndicatorImage"), .text("backIndicatorTransitionMask"), .text("catalog"),
        .text("shadowImage"),
      ], values: [barTint], inspected: "translucent barTintColor largeTitles"),
    ElementSchema(
      "toolbar", "UIToolbar", "UIView", .view, [barStyle, translucent], values: [barTint],
      inspected: "translucent barTintColor"),
    ElementSchema(
      "tabBar", "UITabBar", "UIView", .view,
      [
        barStyle, translucent, .words("itemPositioning", "automatic fill centered"),
        .number("itemWidth"), .number("itemSpacing"), .text("backgroundImage"),
        .text("selectionIndicatorImage"), .text("shadowImage"), .text("catalog"),
      ], values: [barTint, .color("selectedImageTintColor"), .color("unselectedItemTintColor")],
      inspected: "translucent barTintColor"),
  ]

  private static let translucent = AttributeSchema.flag(
    "translucent", "Translucent", "Whether the content reaches below the bar.", default: true)
  private static let barTint = AttributeSchema.color(
    "barTintColor", "Bar Tint", "The colour of the bar.")

  /// Views of other frameworks.
  static let frameworkViews = [
    framework(
      "mapView", "MKMapView",
      [
        .words("mapType", "standard satellite hybrid satelliteFlyover hybridFlyover mutedStandard"),
        .flag("showsUserLocation"), .flag("zoomEnabled", default: true),
        .flag("scrollEnabled", default: true), .flag("rotateEnabled", default: true),
        .flag("pitchEnabled", default: true), .flag("showsCompass", default: true),
        .flag("showsScale"), .flag("showsTraffic"), .flag("showsBuildings"),
        .flag("showsPointsOfInterest", default: true),
      ]),
    framework(
      "wkWebView", "WKWebView",
      [
        .flag("allowsBackForwardNavigationGestures"), .flag("allowsLinkPreview", default: true),
        .text("customUserAgent"),
      ]),
    framework(
      "webView", "UIWebView",
      [
        .flag("scalesPageToFit"), .flag("allowsInlineMediaPlayback"),
        .flag("mediaPlaybackRequiresUserAction", default: true),
        .flag("mediaPlaybackAllowsAirPlay", default: true),
        .flag("keyboardDisplayRequiresUserAction", default: true),
        .flag("suppressesIncrementalRendering"),
        .words("paginationMode", "unpaginated leftToRight topToBottom bottomToTop rightToLeft"),
      ]),
    framework(
      "mtkView", "MTKView",
      AttributeSchema.texts(
        """
        colorPixelFormat depthStencilPixelFormat sampleCount preferredFramesPerSecond
        autoResizeDrawable enableSetNeedsDisplay paused framebufferOnly presentsWithTransaction
        """)),
    framework(
      "glkView", "GLKView",
      AttributeSchema.texts(
        """
        enableSetNeedsDisplay drawableColorFormat drawableDepthFormat drawableStencilFormat
        drawableMultisample
        """)),
    framework("skView", "SKView"), framework("sceneKitView", "SCNView"),
    framework("arscnView", "ARSCNView", under: "SCNView"),
    framework("arskView", "ARSKView", under: "SKView"),
    framework("arView", "ARView"), framework("adBannerView", "ADBannerView"),
    framework("pdfView", "PDFView"), framework("livePhotoView", "PHLivePhotoView"),
  ]

  /// A view of another framework, of whose attributes some may not be known.
  private static func framework(
    _ name: String, _ className: String, _ own: [AttributeSchema] = [],
    under superclass: String = "UIView"
  ) -> ElementSchema {
    ElementSchema(name, className, superclass, .view, own, isComplete: false)
  }
}
