import InterfaceBuilder

extension DesignCanvas {
  /// The safe area of a device on the canvas of a version of Xcode. In some versions it differs
  /// from the device's own. Measured on documents that the versions have saved.
  public static func safeArea(of design: DesignDevice, _ xcode: Xcode?) -> UIEdgeInsets? {
    guard let device = Device.inInterfaceBuilder(design.id) else { return nil }
    let isLandscape = design.orientation == .landscape
    let own = device.safeArea(isLandscape: isLandscape, version: xcode?.iOS ?? 16)
    var (top, sides) = (own.top, own.sides)
    let xcode = xcode?.major ?? 14
    if isLandscape {
      sides = sides > 0 ? 44 : 0
    } else {
      switch design.id {
      case "retina6_1": top = xcode >= 14 ? 48 : 44
      case "retina5_9": top = xcode >= 14 ? 50 : 44
      case "retina6_7": top = xcode >= 15 ? 47 : 44
      default: break
      }
    }
    return UIEdgeInsets(top: top, left: sides, bottom: own.bottom, right: sides)
  }
}
