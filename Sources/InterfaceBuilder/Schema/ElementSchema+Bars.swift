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
      ], values: [barTint], inspected: "translucent barTintColor largeTitles",
      library: [
        LibraryEntry(
          "Navigation Bar", "A title and buttons at the top", "", (393, 44), isWide: true,
          bar("navigationBar", [:], [.named("navigationItem", ["title": "Title"], id: "item")]))
      ]),
    ElementSchema(
      "toolbar", "UIToolbar", "UIView", .view, [barStyle, translucent], values: [barTint],
      inspected: "translucent barTintColor",
      library: [
        LibraryEntry(
          "Toolbar", "Buttons at the bottom", "tool bar", (393, 44), isWide: true,
          bar(
            "toolbar", ["opaque": "NO", "clearsContextBeforeDrawing": "NO"],
            [.named("barButtonItem", ["title": "Item"], id: "item")]))
      ]),
    ElementSchema(
      "tabBar", "UITabBar", "UIView", .view,
      [
        barStyle, translucent, .words("itemPositioning", "automatic fill centered"),
        .number("itemWidth"), .number("itemSpacing"), .text("backgroundImage"),
        .text("selectionIndicatorImage"), .text("shadowImage"), .text("catalog"),
      ], values: [barTint, .color("selectedImageTintColor"), .color("unselectedItemTintColor")],
      inspected: "translucent barTintColor",
      library: [
        LibraryEntry(
          "Tab Bar", "Tabs at the bottom", "", (393, 49), isWide: true,
          bar(
            "tabBar", [:],
            [
              .named("tabBarItem", ["systemItem": "favorites"], id: "first"),
              .named("tabBarItem", ["systemItem": "more"], id: "second"),
            ]))
      ]),
  ]

  /// A new bar with its items.
  private static func bar(
    _ name: String, _ attributes: KeyValuePairs<String, String>, _ items: [NewElement]
  ) -> NewElement {
    .named(name, attributes, children: [NewElement("items", children: items)])
  }

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
      ],
      library: [
        entry(
          "Map Kit View", "Shows a map", "place",
          .named(
            "mapView",
            ["clipsSubviews": "YES", "multipleTouchEnabled": "YES", "mapType": "standard"]))
      ]),
    framework(
      "wkWebView", "WKWebView",
      [
        .flag("allowsBackForwardNavigationGestures"), .flag("allowsLinkPreview", default: true),
        .text("customUserAgent"),
      ], library: [entry("WebKit View", "Shows web pages", "browser html", newWebView)]),
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
        """), library: [entry("MetalKit View", "Draws with Metal", "gpu", .named("mtkView"))]),
    framework(
      "glkView", "GLKView",
      AttributeSchema.texts(
        """
        enableSetNeedsDisplay drawableColorFormat drawableDepthFormat drawableStencilFormat
        drawableMultisample
        """)),
    framework(
      "skView", "SKView",
      library: [entry("SpriteKit View", "Shows a game's scene", "2d", .named("skView"))]),
    framework(
      "sceneKitView", "SCNView",
      library: [entry("SceneKit View", "Shows a scene in 3D", "", .named("sceneKitView"))]),
    framework(
      "arscnView", "ARSCNView", under: "SCNView",
      library: [
        entry("ARKit SceneKit View", "Shows 3D objects in the room", "", .named("arscnView"))
      ]),
    framework(
      "arskView", "ARSKView", under: "SKView",
      library: [entry("ARKit SpriteKit View", "Shows sprites in the room", "", .named("arskView"))]),
    framework(
      "arView", "ARView",
      library: [entry("RealityKit AR View", "Shows RealityKit's scenes", "", .named("arView"))]),
    framework(
      "pdfView", "PDFView",
      library: [entry("PDF View", "Shows a PDF document", "", .named("pdfView"))]),
    framework(
      "livePhotoView", "PHLivePhotoView",
      library: [entry("Live Photo View", "Shows a live photo", "", .named("livePhotoView"))]),
    framework("adBannerView", "ADBannerView"),
  ]

  /// A view of another framework, of whose attributes some may not be known.
  private static func framework(
    _ name: String, _ className: String, _ own: [AttributeSchema] = [],
    under superclass: String = "UIView",
    library: @escaping @autoclosure @Sendable () -> [LibraryEntry] = []
  ) -> ElementSchema {
    ElementSchema(
      name, className, superclass, .view, own, library: library(), isComplete: false)
  }

  private static func entry(
    _ title: String, _ summary: String, _ words: String, _ element: NewElement
  ) -> LibraryEntry {
    LibraryEntry(title, summary, words, (240, 128), element)
  }

  private static let newWebView = NewElement.named(
    "wkWebView",
    children: [
      .systemBackground,
      NewElement(
        "wkWebViewConfiguration", ["key": "configuration"],
        children: [
          NewElement(
            "audiovisualMediaTypes",
            ["key": "mediaTypesRequiringUserActionForPlayback", "none": "YES"]),
          NewElement("wkPreferences", ["key": "preferences"]),
        ]),
    ])
}
