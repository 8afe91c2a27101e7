import InterfaceBuilder

/// The lines that views can meet while a gesture moves or resizes them.
///
/// ```swift
/// let guidelines = Guidelines(for: ["title"], on: canvas)
/// let snap = guidelines.snap(frame, within: 4)
/// ```
public struct Guidelines: Sendable {
  /// The edges that the gesture moves.
  public var edges: FrameEdges
  /// By how much a frame may miss a line and still be on it, in points.
  static let tolerance = 0.01

  private let sources: [GuidelineSource]
  private let firstBaseline: Double?
  private let lastBaseline: Double?

  /// The lines around views with the same superview; none for views of several superviews, or
  /// without one.
  /// - Parameters:
  ///   - views: The ids of the views that the gesture moves.
  ///   - edges: The edges of their common frame that it moves.
  public init(for views: [String], moving edges: FrameEdges = .all, on canvas: Canvas) {
    let moved = views.compactMap(canvas.item)
    self.edges = edges
    let single = moved.count == 1 ? moved[0] : nil
    firstBaseline = single?.firstBaseline
    lastBaseline = single?.lastBaseline
    guard let first = moved.first, let container = canvas.container(of: first),
      moved.allSatisfy({ $0.container == container.id })
    else {
      sources = []
      return
    }
    sources = canvas.guidelineSources(
      in: container, without: Set(views), baselines: single?.lastBaseline != nil)
  }

  /// The lines that the moved parts of a frame lie on.
  public func met(by frame: Rect) -> [Guideline] { met(by: frame, comingFrom: frame) }

  private func met(by frame: Rect, comingFrom former: Rect) -> [Guideline] {
    sources.filter { source in
      guard let place = place(of: source.part, in: frame, vertical: !source.isVertical) else {
        return false
      }
      return abs(source.position - place) < Self.tolerance
        && (source.concerns(frame) || source.concerns(former))
    }.map { $0.guideline(met: frame) }
  }

  /// The frame on the nearest lines, on each axis by itself. On an axis on which no line is near
  /// enough, it stays as it is.
  /// - Parameters:
  ///   - frame: The frame that the mouse has dragged the views to.
  ///   - distance: How near a line has to be, in points.
  public func snap(_ frame: Rect, within distance: Double) -> Snap {
    var snapped = frame
    for isVertical in [false, true] {
      let steps = steps(from: frame, vertical: isVertical).filter { abs($0) <= distance }
      if let step = steps.min(by: { abs($0) < abs($1) - Self.tolerance }) {
        snapped = snapped.moving(edges, by: step, vertical: isVertical)
      }
    }
    return Snap(frame: snapped, guidelines: met(by: snapped, comingFrom: frame))
  }

  /// The frame on the next line in a direction; nil if there is none.
  public func next(from frame: Rect, towards direction: CanvasDirection) -> Snap? {
    let steps = steps(from: frame, vertical: !direction.isHorizontal).filter {
      abs($0) > Self.tolerance && ($0 > 0) == direction.isForward
    }
    return steps.min { abs($0) < abs($1) }.map { step in
      let moved = frame.moving(edges, by: step, vertical: !direction.isHorizontal)
      return Snap(frame: moved, guidelines: met(by: moved))
    }
  }

  /// How far the moved parts of a frame are from the lines along an axis. Lines are left out that
  /// the frame could only reach with a negative length.
  private func steps(from frame: Rect, vertical: Bool) -> [Double] {
    sources.compactMap { source in
      guard source.isVertical != vertical,
        let place = place(of: source.part, in: frame, vertical: vertical)
      else { return nil }
      let step = source.position - place
      let moved = frame.moving(edges, by: step, vertical: vertical)
      return moved.width >= 0 && moved.height >= 0 && source.concerns(moved) ? step : nil
    }
  }

  /// Where a part of a frame is on an axis; nil if the gesture doesn't move it. The centre and the
  /// baselines move only with the whole frame.
  private func place(of part: Guideline.Part, in frame: Rect, vertical: Bool) -> Double? {
    let moved = edges.along(vertical: vertical)
    let extent = Extent(frame, horizontal: !vertical)
    switch part {
    case .start: return moved.start ? extent.start : nil
    case .end: return moved.end ? extent.end : nil
    case .center: return moved.start && moved.end ? (extent.start + extent.end) / 2 : nil
    case .firstBaseline:
      return moved.start && moved.end ? firstBaseline.map { frame.y + $0 } : nil
    case .lastBaseline: return moved.start && moved.end ? lastBaseline.map { frame.y + $0 } : nil
    }
  }
}
