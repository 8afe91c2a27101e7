import InterfaceBuilder
import LayoutTools
import Stage

/// The device on which a document is drawn.
extension AppState {
  /// Why the document can't be drawn on another device; nil if it can.
  var obstacleToViewAs: String? {
    if let obstacle = obstacleToBuildingScene { return obstacle }
    return building?.scene.flatMap { ViewAs.obstacle(in: $0.canvas.document) }
  }
}

extension Device {
  /// The device's name, with the orientation if that is landscape.
  func name(held orientation: DesignDevice.Orientation) -> String {
    orientation == .landscape ? "\(name), landscape" : name
  }
}
