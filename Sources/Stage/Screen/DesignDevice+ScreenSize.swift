import Foundation
import InterfaceBuilder

extension DesignDevice {
  /// The size of its screen as it is held, in points; nil for a device that is not known.
  public var screenSize: CGSize? {
    Device.inInterfaceBuilder(id).map {
      SimulatedScreen($0, isLandscape: orientation == .landscape).size
    }
  }
}
