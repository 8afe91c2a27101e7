import InterfaceBuilder
import LayoutTools
import Stage

/// The scene that is edited, as the tools see it and as the rest of the app does.
struct BuildingScene: Equatable, Sendable {
  /// The scene on the canvas of its document, from which tools take frames.
  let canvas: Canvas
  /// The scene as it is shown, for inspectors and pictures. In a preview it differs from the scene
  /// on the canvas.
  let shown: Canvas
  /// The paths of the views by the ids of their elements, and the other way round.
  let paths: [String: ViewPath]
  let ids: [ViewPath: String]
  /// The corner of the root view in the window, in points.
  let origin: CGPoint
  /// The views that the document draws elsewhere than their constraints put them.
  let misplaced: [CanvasItem]

  /// Finds the misplaced views once for all that shows them.
  init(
    canvas: Canvas, shown: Canvas, paths: [String: ViewPath], ids: [ViewPath: String],
    origin: CGPoint
  ) {
    self.canvas = canvas
    self.shown = shown
    self.paths = paths
    self.ids = ids
    self.origin = origin
    misplaced = canvas.items.filter { paths[$0.id] != nil && canvas.isMisplaced($0) }
  }

  /// The path of a view in a later version of the scene. Paths change with names and with places
  /// among siblings.
  func path(_ path: ViewPath, in later: BuildingScene) -> ViewPath {
    guard let id = ids[path], later.ids[path] != id else { return path }
    return later.paths[id] ?? path
  }

  /// The size classes that are shown, in words.
  var classes: String {
    VariationCondition(width: shown.traits.width, height: shown.traits.height).title
  }

  /// A frame of the canvas in the window's coordinates.
  func frameInWindow(_ rect: Rect) -> CGRect {
    CGRect(x: origin.x + rect.x, y: origin.y + rect.y, width: rect.width, height: rect.height)
  }

  /// The id of the view at a path, or of the nearest one around it that the document has.
  func id(around path: ViewPath) -> String? {
    sequence(first: path, next: \.parent).lazy.compactMap { ids[$0] }.first
  }
}
