import InterfaceBuilder
import LayoutTools
import Nibs
import Stage

/// The items of a document that is edited, where the picture shows them: on its canvas where the
/// document has them, and on other screens where the constraints put them.
///
/// Source: "Working with Constraints in Interface Builder", Viewing Constraints in the Canvas.
struct PlacedScene {
  let scene: BuildingScene
  let content: SceneSnapshot
  /// Whether the document is shown on its canvas, for which it has the frames of its views.
  let isOnCanvas: Bool

  var canvas: Canvas { scene.shown }

  /// Where an item is seen, moved by as much as the views around it are scrolled.
  func frame(of item: CanvasItem) -> Rect {
    var frame = calculated(item)
    guard isDrawnElsewhere(item), let container = canvas.container(of: item) else { return frame }
    let shift = item.shift(in: container)
    frame.x += shift.x
    frame.y += shift.y
    frame.width = item.frame.width
    frame.height = item.frame.height
    return frame
  }

  /// Where the constraints put an item in the view around it, while that view is drawn where the
  /// document has it.
  private func calculated(_ item: CanvasItem) -> Rect {
    let solved = solvedPlace(of: item)
    guard isOnCanvas, let container = canvas.container(of: item) else { return solved }
    let shift = seenShift(of: container)
    return solved.moved(x: shift.x, y: shift.y)
  }

  /// Where the constraints put an item, moved by as much as the views around it are scrolled.
  private func solvedPlace(of item: CanvasItem) -> Rect {
    let solved = item.solvedFrame
    let view = item.kind == .view ? item : canvas.container(of: item)
    guard let view, let index = scene.paths[view.id].flatMap(content.index(of:)) else {
      return solved.moved(x: Double(scene.origin.x), y: Double(scene.origin.y))
    }
    let place = content.views[index].frameInWindow
    let corner = view.documentFrame(for: view.solvedFrame)
    return solved.moved(x: Double(place.minX) - corner.x, y: Double(place.minY) - corner.y)
  }

  /// How far a view is seen from where the constraints put it, with all views around it.
  private func seenShift(of view: CanvasItem) -> Point {
    guard let container = canvas.container(of: view) else { return Point(x: 0, y: 0) }
    let around = seenShift(of: container)
    guard isDrawnElsewhere(view) else { return around }
    let own = view.shift(in: container)
    return Point(x: around.x + own.x, y: around.y + own.y)
  }

  /// Whether an item is seen elsewhere in the view around it than the constraints put it; guides
  /// are where their views are.
  private func isDrawnElsewhere(_ item: CanvasItem) -> Bool {
    guard isOnCanvas, let container = canvas.container(of: item) else { return false }
    guard item.kind == .view else { return isDrawnElsewhere(container) }
    // The picture has no other place for a view whose superview is not the same as in the document.
    return canvas.isDrawnElsewhere(item)
      && scene.paths[item.id]?.parent == scene.paths[container.id]
  }

  /// A frame of the document's canvas in the window's coordinates, moved as the view around an item
  /// is.
  func drawn(_ frame: Rect, of item: CanvasItem) -> CGRect {
    let (dx, dy) =
      canvas.container(of: item).map { container in
        let place = self.frame(of: container)
        return (place.x - container.frame.x, place.y - container.frame.y)
      } ?? (Double(scene.origin.x), Double(scene.origin.y))
    return CGRect(x: frame.x + dx, y: frame.y + dy, width: frame.width, height: frame.height)
  }

  /// Where the constraints put a misplaced view, for an outline; nil if the view is not misplaced.
  /// Lengths that the constraints leave open are as they are drawn.
  func calculatedFrame(of item: CanvasItem) -> Rect? {
    guard item.kind == .view, isMisplaced(item) else { return nil }
    let seen = frame(of: item)
    var frame = calculated(item)
    if item.open.contains(.left) { frame.x = seen.x }
    if item.open.contains(.top) { frame.y = seen.y }
    if item.open.contains(.width) { frame.width = seen.width }
    if item.open.contains(.height) { frame.height = seen.height }
    return item.documentFrame(for: frame)
  }

  /// Where a view is seen, if the view or one around it is not where the constraints put it;
  /// otherwise nil.
  func frameElsewhere(of view: CanvasItem) -> Rect? {
    let chain = sequence(first: view, next: canvas.container)
    return chain.contains(where: isDrawnElsewhere)
      ? view.documentFrame(for: frame(of: view)) : nil
  }

  /// The frames in their superviews of the views that are seen elsewhere than the constraints put
  /// them, by their paths.
  var framesElsewhere: [ViewPath: CGRect] {
    var frames: [ViewPath: CGRect] = [:]
    for item in canvas.items where item.kind == .view && isDrawnElsewhere(item) {
      guard let path = scene.paths[item.id] else { continue }
      frames[path] = documentFrame(of: path)
    }
    return frames
  }

  /// The frame of a view in its superview, as the document has it. Nil if the view is drawn where
  /// the constraints put it, and for a view whose superview is not one of the document's.
  func documentFrame(of path: ViewPath) -> CGRect? {
    guard let item = scene.ids[path].flatMap(canvas.item), isDrawnElsewhere(item),
      let container = canvas.container(of: item)
    else { return nil }
    let (own, around) = (item.documentFrame, container.documentFrame)
    return CGRect(x: own.x - around.x, y: own.y - around.y, width: own.width, height: own.height)
  }

  /// Whether the document draws a view elsewhere than its constraints put it on the same screen, as
  /// far as the constraints say where.
  func isMisplaced(_ item: CanvasItem) -> Bool { isOnCanvas && canvas.isMisplaced(item) }
}

extension PlacedScene {
  /// The scene that is edited; nil while none is.
  init?(of state: AppState, on content: SceneSnapshot) {
    guard let scene = state.building?.scene else { return nil }
    self.init(scene: scene, content: content, isOnCanvas: !state.isPreview)
  }
}

extension AppState {
  /// Where a view is seen, in the window's coordinates; nil if there is no such view.
  func frameSeen(of path: ViewPath, on content: SceneSnapshot) -> CGRect? {
    guard let frame = content.view(at: path)?.frameInWindow else { return nil }
    guard let placed = PlacedScene(of: self, on: content),
      let item = placed.scene.ids[path].flatMap(placed.canvas.item)
    else { return frame }
    return placed.frameElsewhere(of: item).map { CGRect($0) } ?? frame
  }
}
