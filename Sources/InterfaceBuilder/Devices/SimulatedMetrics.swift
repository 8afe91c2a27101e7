/// What the canvas shows around a scene, as far as the document says it.
public struct SimulatedMetrics: Hashable, Sendable {
  /// A bar: inferred from segues where the document says nothing, none, or a bar of a kind.
  public enum Bar: Hashable, Sendable {
    case inferred, none
    case shown(String)
  }

  /// Whether the status bar is shown.
  public let hasStatusBar: Bool
  /// The bar at the top: `simulatedNavigationBarMetrics`.
  public let topBar: Bar
  /// Whether the bar at the top lets the content through.
  public let isTopBarTranslucent: Bool
  /// Whether the bar at the top shows a large title.
  public let hasLargeTitles: Bool
  /// The bar at the bottom: `simulatedTabBarMetrics` or `simulatedToolbarMetrics`.
  public let bottomBar: Bar
  /// Whether the bar at the bottom lets the content through.
  public let isBottomBarTranslucent: Bool
  /// The size of a scene that has its own, in points.
  public let freeformSize: Size?

  /// Reads the metrics of a controller or of a xib's view.
  public init(_ element: Element) {
    hasStatusBar = Self.bar("simulatedStatusBarMetrics", of: element) != Bar.none
    topBar = Self.bar("simulatedTopBarMetrics", of: element)
    isTopBarTranslucent = element.child(key: "simulatedTopBarMetrics")?.flag("translucent") ?? true
    hasLargeTitles =
      element.child(key: "simulatedTopBarMetrics")?.flag("prefersLargeTitles") == true
    bottomBar = Self.bar("simulatedBottomBarMetrics", of: element)
    isBottomBarTranslucent =
      element.child(key: "simulatedBottomBarMetrics")?.flag("translucent") ?? true
    let size = element.child("size", key: "freeformSize")
    let destination = element.child(key: "simulatedDestinationMetrics")
    freeformSize =
      size != nil || destination?.name == "freeformSimulatedSizeMetrics"
      ? size?.size
        ?? (element.rootView ?? element).rect(key: "frame").map {
          Size(width: $0.width, height: $0.height)
        } : nil
  }

  private static func bar(_ key: String, of element: Element) -> Bar {
    guard let child = element.child(key: key) else { return .inferred }
    return child.name == "nil" ? .none : .shown(child.name)
  }
}

extension Element {
  /// The size of an element `simulatedScreenMetrics`, by its type.
  var simulatedScreenSize: Size? {
    guard name == "simulatedScreenMetrics" else { return nil }
    switch self["type"] {
    case "retina4": return Size(width: 320, height: 568)
    case "retina47": return Size(width: 375, height: 667)
    case "retina55": return Size(width: 414, height: 736)
    default: return Size(width: 320, height: 480)
    }
  }
}
