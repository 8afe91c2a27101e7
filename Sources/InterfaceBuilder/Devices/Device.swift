/// The device that a document is drawn for.
public struct Device: Hashable, Sendable {
  /// The directions in which a device is held.
  public enum Orientation: String, Hashable, Sendable {
    case portrait
    case landscape
  }

  /// A kind of device.
  public let model: DeviceModel
  /// How it is held.
  public let orientation: Orientation
  /// Whether the interface is dark.
  public let isDark: Bool
  /// Which part of an iPad's screen the app has: `fullscreen` or a share of it; nil for phones.
  public let layout: String?

  /// The size of the screen as it is held, in points.
  public var size: Size {
    orientation == .portrait
      ? model.size : Size(width: model.size.height, height: model.size.width)
  }

  /// The classes of the screen.
  public var traits: DesignTraits {
    if model.isPad { return DesignTraits(width: .regular, height: .regular, idiom: "pad") }
    if orientation == .portrait { return DesignTraits(width: .compact, height: .regular) }
    // The large phones have a regular width in landscape.
    return DesignTraits(width: model.size.width >= 414 ? .regular : .compact, height: .compact)
  }
}

extension Document {
  /// The device; nil before Xcode 8, and for one that is not known.
  public var device: Device? {
    guard let element = root.child("device"), let id = element["id"],
      let model = DeviceModel.named(id)
    else { return nil }
    return Device(
      model: model,
      orientation: element["orientation"].flatMap(Device.Orientation.init(rawValue:)) ?? .portrait,
      isDark: element["appearance"] == "dark",
      layout: element["layout"] ?? element.child("adaptation")?["id"])
  }

  /// The size of a scene on the canvas, in points, where nothing else is said: the device's, or what
  /// Xcode 7 and before drew.
  public var canvasSize: Size {
    if let device { return device.size }
    if root.flag("useTraitCollections") == true { return Size(width: 600, height: 600) }
    let screen = root.child("simulatedMetricsContainer")?.child(key: "defaultSimulatedMetrics")
    let metrics = screen ?? root.child("simulatedMetricsContainer")
    return metrics?.children.lazy.compactMap(\.simulatedScreenSize).first
      ?? Size(width: 320, height: 480)
  }
}
