import Foundation
import LayoutTools
import Stage

/// The scene that is edited, as the tools see it and as the rest of the app does.
struct BuildingScene: Equatable, Sendable {
  let canvas: Canvas
  /// The paths of the views by the ids of their elements, and the other way round.
  let paths: [String: ViewPath]
  let ids: [ViewPath: String]
  /// The corner of the root view in the window, in points.
  let origin: CGPoint

  /// A frame of the canvas in the window's coordinates.
  func frameInWindow(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: origin.x, dy: origin.y) }
}
