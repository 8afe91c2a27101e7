import InterfaceBuilder

// The containers and bars of the library, and views of other frameworks.
extension NewElement {
  static func plain(_ name: String) -> NewElement {
    NewElement(name, ["contentMode": "scaleToFill", "id": "view"])
  }

  static let view = NewElement(
    "view", ["contentMode": "scaleToFill", "id": "view"],
    children: [.systemColor("systemBackgroundColor", key: "backgroundColor")])

  static let imageView = NewElement(
    "imageView",
    [
      "clipsSubviews": "YES", "userInteractionEnabled": "NO", "contentMode": "scaleAspectFit",
      "horizontalHuggingPriority": "251", "verticalHuggingPriority": "251", "id": "view",
    ])

  static func stack(_ axis: StackAxis?) -> NewElement {
    var stack = NewElement(
      "stackView", ["opaque": "NO", "contentMode": "scaleToFill", "id": "view"])
    if let axis { stack["axis"] = axis.rawValue }
    return stack
  }

  static let scrollView = NewElement(
    "scrollView",
    [
      "clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "scaleToFill",
      "id": "view",
    ],
    children: [
      NewElement("viewLayoutGuide", ["key": "contentLayoutGuide", "id": "content"]),
      NewElement("viewLayoutGuide", ["key": "frameLayoutGuide", "id": "frame"]),
    ])

  static let visualEffectView = NewElement(
    "visualEffectView", ["opaque": "NO", "contentMode": "scaleToFill", "id": "view"],
    children: [
      NewElement(
        "view",
        [
          "key": "contentView", "opaque": "NO", "clipsSubviews": "YES",
          "multipleTouchEnabled": "YES", "contentMode": "center",
          "insetsLayoutMarginsFromSafeArea": "NO", "id": "content",
        ], children: [NewElement(Rect(x: 0, y: 0, width: 240, height: 128), key: "frame"), .noMask]),
      NewElement("blurEffect", ["style": "regular"]),
    ])

  static let navigationBar = bar(
    "navigationBar", [NewElement("navigationItem", ["title": "Title", "id": "item"])])
  static let toolbar: NewElement = {
    var toolbar = bar("toolbar", [NewElement("barButtonItem", ["title": "Item", "id": "item"])])
    toolbar["opaque"] = "NO"
    toolbar["clearsContextBeforeDrawing"] = "NO"
    return toolbar
  }()
  static let tabBar = bar(
    "tabBar",
    [
      NewElement("tabBarItem", ["systemItem": "favorites", "id": "first"]),
      NewElement("tabBarItem", ["systemItem": "more", "id": "second"]),
    ])

  private static func bar(_ name: String, _ items: [NewElement]) -> NewElement {
    var bar = plain(name)
    bar.children = [NewElement("items", children: items)]
    return bar
  }

  static let webView = NewElement(
    "wkWebView", ["contentMode": "scaleToFill", "id": "view"],
    children: [
      .systemColor("systemBackgroundColor", key: "backgroundColor"),
      NewElement(
        "wkWebViewConfiguration", ["key": "configuration"],
        children: [
          NewElement(
            "audiovisualMediaTypes",
            ["key": "mediaTypesRequiringUserActionForPlayback", "none": "YES"]),
          NewElement("wkPreferences", ["key": "preferences"]),
        ]),
    ])

  static let mapView = NewElement(
    "mapView",
    [
      "clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "scaleToFill",
      "mapType": "standard", "id": "view",
    ])

  /// The mask of a view that its owner places.
  static let noMask = NewElement("autoresizingMask", ["key": "autoresizingMask"])
}
