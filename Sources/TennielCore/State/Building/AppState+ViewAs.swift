import InterfaceBuilder
import LayoutTools
import Stage

/// The device on which a document is drawn.
extension AppState {
  /// Why the document is drawn on no other device; nil if it can be.
  var obstacleToViewAs: String? {
    if let obstacle = obstacleToBuildingScene { return obstacle }
    return building?.scene.flatMap { ViewAs.obstacle(in: $0.canvas.document) }
  }
}

extension Device {
  /// The name with how it is held, where that is not upright.
  func name(held orientation: DesignDevice.Orientation) -> String {
    orientation == .landscape ? "\(name), landscape" : name
  }
}
