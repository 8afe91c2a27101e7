import InterfaceBuilder
import LayoutTools
import Stage

extension Device {
  /// The device's name, with the orientation if that is landscape.
  func name(held orientation: DesignDevice.Orientation) -> String {
    orientation == .landscape ? "\(name), landscape" : name
  }
}
