/// The rows of views of other frameworks.
enum FrameworkElements {
  static let all = [
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
      ], library: [entry("WebKit View", "Shows web pages", "browser html", since: 9, newWebView)]),
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
        """),
      library: [entry("MetalKit View", "Draws with Metal", "gpu", since: 7, .named("mtkView"))]),
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
      "arscnView", "ARSCNView",
      library: [
        entry(
          "ARKit SceneKit View", "Shows 3D objects in the room", "", since: 9, .named("arscnView"))
      ]),
    framework(
      "arskView", "ARSKView",
      library: [
        entry("ARKit SpriteKit View", "Shows sprites in the room", "", since: 9, .named("arskView"))
      ]),
    framework(
      "arView", "ARView",
      library: [
        entry("RealityKit AR View", "Shows RealityKit's scenes", "", since: 11, .named("arView"))
      ]),
    framework(
      "pdfView", "PDFView",
      library: [entry("PDF View", "Shows a PDF document", "", since: 9, .named("pdfView"))]),
    framework(
      "livePhotoView", "PHLivePhotoView",
      library: [
        entry("Live Photo View", "Shows a live photo", "", since: 7, .named("livePhotoView"))
      ]),
    framework("adBannerView", "ADBannerView"),
  ]

  /// A view of another framework, of whose attributes some may not be known.
  private static func framework(
    _ name: String, _ className: String, _ own: [AttributeSchema] = [],
    library: @escaping @autoclosure @Sendable () -> [LibraryEntry] = []
  ) -> ElementSchema {
    ElementSchema(name, className, .view, own, library: library(), isComplete: false)
  }

  private static func entry(
    _ title: String, _ summary: String, _ words: String, since: Int = 0, _ element: NewElement
  ) -> LibraryEntry {
    LibraryEntry(title, summary, words, (240, 128), since: since, element)
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
