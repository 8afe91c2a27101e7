extension Document {
  /// Whether the system shows the document while the app is launched: on the whole screen, whatever
  /// size it has here.
  ///
  /// Source: <https://developer.apple.com/documentation/xcode/specifying-your-apps-launch-screen>
  public var isLaunchScreen: Bool { root.flag("launchScreen") == true }

  /// Whether the document was made for iPads alone, as documents before iOS 8 could be.
  public var isForPadsAlone: Bool { root["targetRuntime"] == "iOS.CocoaTouch.iPad" }

  /// Whether texts follow the text size that the user has chosen.
  public var hasDynamicType: Bool {
    root.descendants.contains { $0.flag("adjustsFontForContentSizeCategory") == true }
  }

  /// The objects that have an id, in the order of the text.
  public var identifiedObjects: [Element] {
    root.descendants.filter { $0.isObject && $0["id"] != nil }
  }

  /// The controller that a storyboard begins with.
  public var initialController: Element? { root["initialViewController"].flatMap(object) }

  /// The scene that an element is in. All objects of a xib count as one scene.
  public func scene(of element: Element) -> Scene? {
    if kind == .xib { return Scene(element: root) }
    return sequence(first: element, next: \.parent).first { $0.name == "scene" }
      .map(Scene.init(element:))
  }

  /// The name of the first outlet that tells which object it refers to, by the id of the object.
  public var outletNames: [String: String] {
    let outlets = root.descendants.flatMap(\.outlets).filter {
      !OutletConnection.isGeneral($0.property)
    }
    return [String: String](
      outlets.map { ($0.destination, $0.property) }, uniquingKeysWith: { first, _ in first })
  }

  /// The top-level views of a xib; the root view of each controller of a storyboard.
  public var rootViews: [Element] {
    kind == .xib
      ? objects.filter(\.isView) : scenes.compactMap { $0.controller?.rootView }
  }
}

extension Element {
  /// The view of a controller.
  public var rootView: Element? {
    isController ? children.first { $0.isView && $0["key"] == "view" } : nil
  }

  /// The views in the group `subviews` of a view, in order.
  public var subviews: [Element] {
    child("subviews")?.children.filter(\.isView) ?? []
  }
}
