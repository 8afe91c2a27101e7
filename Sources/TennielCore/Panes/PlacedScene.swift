import Foundation
import InterfaceBuilder
import LayoutTools
import Stage

/// The items of a document that is edited, where the picture shows them.
struct PlacedScene {
  let scene: BuildingScene
  let content: SceneSnapshot
  /// Whether the document is shown on its canvas, for which it has the frames of its views.
  let isOnCanvas: Bool

  var canvas: Canvas { scene.shown }

  /// Where an item is seen: where its constraints put it, moved by as much as the views around it are scrolled.
  func frame(of item: CanvasItem) -> Rect {
    let solved = item.solvedFrame
    let view = item.kind == .view ? item : canvas.container(of: item)
    guard let view, let index = scene.paths[view.id].flatMap(content.index(of:)) else {
      return Rect(
        x: solved.x + Double(scene.origin.x), y: solved.y + Double(scene.origin.y),
        width: solved.width, height: solved.height)
    }
    let place = content.views[index].frameInWindow
    let corner = view.documentFrame(for: view.solvedFrame)
    return Rect(
      x: solved.x + Double(place.minX) - corner.x,
      y: solved.y + Double(place.minY) - corner.y, width: solved.width,
      height: solved.height)
  }

  /// A frame of the document's canvas in the window's coordinates, moved as the view around an item is.
  func drawn(_ frame: Rect, of item: CanvasItem) -> CGRect {
    let (dx, dy) =
      canvas.container(of: item).map { container in
        let place = self.frame(of: container)
        return (place.x - container.frame.x, place.y - container.frame.y)
      } ?? (Double(scene.origin.x), Double(scene.origin.y))
    return CGRect(x: frame.x + dx, y: frame.y + dy, width: frame.width, height: frame.height)
  }

  /// Whether the view of an item is ambiguous.
  func isAmbiguous(_ item: CanvasItem) -> Bool {
    scene.paths[item.id].flatMap(content.index(of:)).map { !content.views[$0].ambiguous.isEmpty }
      ?? false
  }

  /// Whether the document draws a view elsewhere than its constraints put it on the same screen.
  func isMisplaced(_ item: CanvasItem) -> Bool { isOnCanvas && canvas.isMisplaced(item) }
}
