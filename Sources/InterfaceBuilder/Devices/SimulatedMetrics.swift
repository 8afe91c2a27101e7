/// What the canvas shows around a scene, where its document says it.
public struct SimulatedMetrics: Hashable, Sendable {
  /// A bar: nothing said, so that it comes from segues; none; or one of a kind.
  public enum Bar: Hashable, Sendable {
    case inferred
    case none
    case shown(String)
  }

  /// Whether the status bar is shown.
  public let hasStatusBar: Bool
  /// The bar at the top: `simulatedNavigationBarMetrics`.
  public let topBar: Bar
  /// Whether the bar at the top lets the content through.
  public let isTopBarTranslucent: Bool
  /// The bar at the bottom: `simulatedTabBarMetrics` or `simulatedToolbarMetrics`.
  public let bottomBar: Bar
  /// The size of a scene that has its own, in points.
  public let freeformSize: Size?
  /// The size of another screen, in documents of Xcode 7 and before.
  public let screenSize: Size?
  /// The direction, in documents of Xcode 7 and before.
  public let orientation: Device.Orientation?

  /// Reads the metrics of a controller or of a xib's view.
  public init(_ element: Element) {
    hasStatusBar = Self.bar("simulatedStatusBarMetrics", of: element) != Bar.none
    topBar = Self.bar("simulatedTopBarMetrics", of: element)
    isTopBarTranslucent = element.child(key: "simulatedTopBarMetrics")?.flag("translucent") ?? true
    bottomBar = Self.bar("simulatedBottomBarMetrics", of: element)
    let destination = element.child(key: "simulatedDestinationMetrics")
    let isFreeform = destination?.name == "freeformSimulatedSizeMetrics"
    freeformSize =
      isFreeform
      ? element.child("size", key: "freeformSize")?.size
        ?? element.rect(key: "frame").map { Size(width: $0.width, height: $0.height) } : nil
    screenSize = destination?.simulatedScreenSize
    orientation = element.child("simulatedOrientationMetrics").map { metrics in
      metrics["orientation"]?.hasPrefix("landscape") == true ? .landscape : .portrait
    }
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
