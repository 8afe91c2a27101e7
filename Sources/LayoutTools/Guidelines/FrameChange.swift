import InterfaceBuilder

/// Moving or resizing views on the canvas: what a drag, or an arrow key, does to their frames.
///
/// ```swift
/// FrameChange(canvas, ["cup"], by: Point(x: 8, y: 0)).arranged().edits
/// ```
public struct FrameChange: Arrangement {
  /// Where the views are.
  public let canvas: Canvas
  /// The ids of the views. A view inside of another one moves along with it.
  public var views: [String]
  /// The edges that move; if all move, the views keep their sizes.
  public var edges: FrameEdges
  /// How far the edges move, in points, rightwards and downwards.
  public var distance: Point

  /// Creates a change by a distance.
  public init(
    _ canvas: Canvas, _ views: [String], moving edges: FrameEdges = .all, by distance: Point
  ) {
    self.canvas = canvas
    self.views = views
    self.edges = edges
    self.distance = distance
  }

  /// Creates a change that gives the views' common frame the edges of another one, such as a
  /// ``Snap``'s.
  public init(
    _ canvas: Canvas, _ views: [String], moving edges: FrameEdges = .all, to frame: Rect
  ) {
    let present = canvas.commonFrame(of: views) ?? frame
    self.init(
      canvas, views, moving: edges,
      by: Point(
        x: edges.contains(.left) ? frame.x - present.x : frame.maxX - present.maxX,
        y: edges.contains(.top) ? frame.y - present.y : frame.maxY - present.maxY))
  }

  public var sentence: String { (edges == .all ? "Move " : "Resize ") + canvas.phrase(views) }

  public func arranged() throws(ArrangementRefusal) -> Arranged {
    let verb = edges == .all ? "moved" : "resized"
    var frames: [String: Rect] = [:]
    for item in try canvas.arrangeable(views, verb) {
      guard !item.isArranged else {
        throw ArrangementRefusal("\(item.name) is where its stack view puts it")
      }
      frames[item.id] = item.frame.moving(edges, by: distance)
    }
    return Arranged(edits: canvas.settingFrames(frames), selection: views, frames: frames)
  }
}

extension Canvas {
  /// The smallest rectangle around the frames of views; nil if none of them is on the canvas.
  public func commonFrame(of views: [String]) -> Rect? { views.compactMap(item).union }
}
