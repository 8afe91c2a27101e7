/// The device that a document is drawn for.
public struct DesignDevice: Hashable, Sendable {
  /// The directions in which a device is held.
  public enum Orientation: String, Hashable, Sendable {
    case portrait, landscape
  }

  /// The name of its screen in documents: `retina6_1`, `ipad9_7`.
  public let id: String
  /// How it is held.
  public let orientation: Orientation
  /// Whether the interface is dark.
  public let isDark: Bool
  /// Which part of an iPad's screen the app has: `fullscreen` or a share of it; nil for phones.
  public let layout: String?

  /// Whether it is an iPad.
  public var isPad: Bool { id.hasPrefix("ipad") }
}

/// What a document says of the sizes at which its scenes are drawn.
public struct DrawnSizes: Hashable, Sendable {
  let device: DesignDevice?
  /// The size of each root view, in points; nil for a view without a frame.
  let roots: [Size?]
}

extension Document {
  /// The sizes at which its scenes are drawn.
  public var drawnSizes: DrawnSizes {
    DrawnSizes(
      device: device,
      roots: rootViews.map { root in
        root.rect(key: "frame").map { Size(width: $0.width, height: $0.height) }
      })
  }

  /// The device that the document is drawn for; nil for documents of versions before Xcode 8.
  public var device: DesignDevice? {
    guard let element = root.child("device"), let id = element["id"] else { return nil }
    return DesignDevice(
      id: id,
      orientation: element["orientation"].flatMap(DesignDevice.Orientation.init(rawValue:))
        ?? .portrait,
      isDark: element["appearance"] == "dark",
      layout: element["layout"] ?? element.child("adaptation")?["id"])
  }

  /// The size on the canvas, in points, of a scene that says none, where the document has no
  /// device. Xcode 6 and 7 drew a square that stood for all devices; earlier versions drew an
  /// iPhone, or an iPad for its documents.
  public var canvasSize: Size {
    if root.flag("useTraitCollections") == true { return Size(width: 600, height: 600) }
    let screen = root.child("simulatedMetricsContainer")?.child(key: "defaultSimulatedMetrics")
    let metrics = screen ?? root.child("simulatedMetricsContainer")
    if let size = metrics?.children.lazy.compactMap(\.simulatedScreenSize).first { return size }
    return isForPadsAlone
      ? Size(width: 768, height: 1024) : Size(width: 320, height: 480)
  }
}
