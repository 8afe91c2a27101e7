import InterfaceBuilder

/// The edges of a frame that a gesture moves.
public struct FrameEdges: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let left = FrameEdges(rawValue: 1)
  public static let top = FrameEdges(rawValue: 2)
  public static let right = FrameEdges(rawValue: 4)
  public static let bottom = FrameEdges(rawValue: 8)
  /// All edges: the frame keeps its size.
  public static let all: FrameEdges = [.left, .top, .right, .bottom]

  /// Which of the edges at the start and the end of an axis move.
  func along(vertical: Bool) -> (start: Bool, end: Bool) {
    vertical
      ? (contains(.top), contains(.bottom)) : (contains(.left), contains(.right))
  }
}

extension Rect {
  /// The rectangle with some of its edges moved, in points rightwards and downwards. Its width and
  /// height don't become negative: an edge stops at the opposite one.
  public func moving(_ edges: FrameEdges, by distance: Point) -> Rect {
    func stopped(_ distance: Double, length: Double, vertical: Bool) -> Double {
      let moved = edges.along(vertical: vertical)
      if moved.start == moved.end { return distance }
      return moved.start ? min(distance, length) : max(distance, -length)
    }
    return moving(edges, by: stopped(distance.x, length: width, vertical: false), vertical: false)
      .moving(edges, by: stopped(distance.y, length: height, vertical: true), vertical: true)
  }

  /// The rectangle with some of its edges moved along an axis.
  func moving(_ edges: FrameEdges, by step: Double, vertical: Bool) -> Rect {
    var rect = self
    let moved = edges.along(vertical: vertical)
    let growth = (moved.end ? step : 0) - (moved.start ? step : 0)
    if vertical {
      rect.y = (y + (moved.start ? step : 0)).settled
      rect.height = (height + growth).settled
    } else {
      rect.x = (x + (moved.start ? step : 0)).settled
      rect.width = (width + growth).settled
    }
    return rect
  }
}
