/// A kind of device on Interface Builder's canvas.
public struct DeviceModel: Hashable, Sendable {
  /// The name in documents.
  public let id: String
  /// The size of the screen in portrait, in points.
  public let size: Size
  /// The number of pixels in a point.
  public let scale: Double
  /// What the screen covers at the top in portrait, in points: the status bar.
  public let top: Double
  /// Whether it has a home indicator in place of a button, so that the screen's corners are round.
  public let hasHomeIndicator: Bool

  /// Whether it is an iPad.
  public var isPad: Bool { id.hasPrefix("ipad") }

  init(
    _ id: String, _ width: Double, _ height: Double, scale: Double, top: Double = 20,
    hasHomeIndicator: Bool = false
  ) {
    self.id = id
    self.size = Size(width: width, height: height)
    self.scale = scale
    self.top = top
    self.hasHomeIndicator = hasHomeIndicator
  }

  /// The device of a name in documents.
  public static func named(_ id: String) -> DeviceModel? { all.first { $0.id == id } }

  /// The devices, the smallest first, with the values that documents show.
  public static let all: [DeviceModel] = [
    DeviceModel("retina3_5", 320, 480, scale: 2),
    DeviceModel("retina4_0", 320, 568, scale: 2),
    DeviceModel("retina4_7", 375, 667, scale: 2),
    DeviceModel("retina5_5", 414, 736, scale: 3),
    DeviceModel("retina5_9", 375, 812, scale: 3, top: 44, hasHomeIndicator: true),
    DeviceModel("retina6_0", 390, 844, scale: 3, top: 47, hasHomeIndicator: true),
    DeviceModel("retina6_12", 393, 852, scale: 3, top: 59, hasHomeIndicator: true),
    DeviceModel("retina6_1", 414, 896, scale: 2, top: 44, hasHomeIndicator: true),
    DeviceModel("retina6_5", 414, 896, scale: 3, top: 44, hasHomeIndicator: true),
    DeviceModel("retina6_7", 428, 926, scale: 3, top: 47, hasHomeIndicator: true),
    DeviceModel("ipad9_7", 768, 1024, scale: 2),
    DeviceModel("ipad10_5", 834, 1112, scale: 2),
    DeviceModel("ipad11_0rounded", 834, 1194, scale: 2, top: 24, hasHomeIndicator: true),
    DeviceModel("ipad12_9", 1024, 1366, scale: 2),
    DeviceModel("ipad12_9rounded", 1024, 1366, scale: 2, top: 24, hasHomeIndicator: true),
  ]

  /// The safe area of a screen without bars, as Interface Builder's canvas has it.
  /// - Parameter xcode: The version of Xcode that drew the canvas: from 13 on it gives two phones
  ///   other status bars.
  public func safeArea(_ orientation: Device.Orientation, xcode: Xcode?) -> Insets {
    if isPad {
      return Insets(top: top, leading: 0, bottom: hasHomeIndicator ? 20 : 0, trailing: 0)
    }
    guard orientation == .portrait else {
      // A phone in landscape has no status bar.
      let side: Double = hasHomeIndicator ? max(44, top) : 0
      return Insets(top: 0, leading: side, bottom: hasHomeIndicator ? 21 : 0, trailing: side)
    }
    var top = top
    if let xcode {
      if id == "retina6_1", xcode.major >= 13 { top = 48 }
      if id == "retina5_9", xcode.major >= 14 { top = 50 }
    }
    return Insets(top: top, leading: 0, bottom: hasHomeIndicator ? 34 : 0, trailing: 0)
  }
}
