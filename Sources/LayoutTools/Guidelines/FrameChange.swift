import InterfaceBuilder

/// Moving or resizing views on the canvas: what a drag, or an arrow key, does to their frames.
///
/// ```swift
/// FrameChange(["cup"], by: Point(x: 8, y: 0)).edits(on: canvas)
/// ```
public struct FrameChange: Hashable, Sendable {
  /// The ids of the views.
  public var views: [String]
  /// The edges that move: all of them move the views.
  public var edges: FrameEdges
  /// How far the edges move, in points, rightwards and downwards.
  public var distance: Point

  /// Creates a change by a distance.
  public init(_ views: [String], moving edges: FrameEdges = .all, by distance: Point) {
    self.views = views
    self.edges = edges
    self.distance = distance
  }

  /// Creates a change that gives the views' common frame other edges, such as those of a ``Snap``; nil if none of the
  /// views is on the canvas.
  public init?(
    _ views: [String], moving edges: FrameEdges = .all, to frame: Rect, on canvas: Canvas
  ) {
    guard let present = canvas.commonFrame(of: views) else { return nil }
    self.init(
      views, moving: edges,
      by: Point(
        x: edges.contains(.left) ? frame.x - present.x : frame.maxX - present.maxX,
        y: edges.contains(.top) ? frame.y - present.y : frame.maxY - present.maxY))
  }

  /// The frames that the views get, by their ids; a view in another of them moves along. No view gets narrower or
  /// lower than nothing: an edge stops at the other one.
  public func frames(on canvas: Canvas) -> [String: Rect] {
    let outermost = views.compactMap(canvas.item).filter { item in
      item.kind == .view && item.container != nil
        && !views.contains { id in
          canvas.item(id).map { $0.kind == .view && canvas.isInside(item, $0) } == true
        }
    }
    return [String: Rect](
      outermost.map { item in
        let across = stopped(distance.x, length: item.frame.width, vertical: false)
        let down = stopped(distance.y, length: item.frame.height, vertical: true)
        return (
          item.id,
          item.frame.moving(edges, by: across, vertical: false)
            .moving(edges, by: down, vertical: true)
        )
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The edits of the document.
  public func edits(on canvas: Canvas) -> [DocumentEdit] {
    canvas.settingFrames(frames(on: canvas))
  }

  /// What is done, in a sentence for undo: "Move cup", "Resize 2 views".
  public func sentence(on canvas: Canvas) -> String {
    (edges == .all ? "Move " : "Resize ") + canvas.title(of: views)
  }

  /// A distance that doesn't take an edge of a length through the other one.
  private func stopped(_ distance: Double, length: Double, vertical: Bool) -> Double {
    let moved = edges.along(vertical: vertical)
    if moved.start == moved.end { return distance }
    return moved.start ? min(distance, length) : max(distance, -length)
  }
}

extension Canvas {
  /// The smallest rectangle around the frames of views; nil if none of them is on the canvas.
  public func commonFrame(of views: [String]) -> Rect? {
    let frames = views.compactMap(item).map(\.frame)
    guard let left = frames.map(\.x).min(), let right = frames.map(\.maxX).max(),
      let top = frames.map(\.y).min(), let bottom = frames.map(\.maxY).max()
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
