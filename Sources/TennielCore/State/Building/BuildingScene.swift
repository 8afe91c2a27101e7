import Foundation
import InterfaceBuilder
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
  func frameInWindow(_ rect: Rect) -> CGRect {
    CGRect(x: origin.x + rect.x, y: origin.y + rect.y, width: rect.width, height: rect.height)
  }
}
