/// Lines and curves.
///
/// Source: <https://developer.apple.com/documentation/coregraphics/cgpath>
public class CGPath: @unchecked Sendable {
  /// A part of a path. Curves are Bézier curves.
  enum Element: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  fileprivate(set) var elements: [Element] = []

  fileprivate init() {}

  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    append(rect: rect, transform?.pointee ?? .identity)
  }

  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    append(ellipseIn: rect, transform?.pointee ?? .identity)
  }

  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    append(
      roundedRect: rect, CGSize(width: cornerWidth, height: cornerHeight),
      transform?.pointee ?? .identity)
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last part; zero for none.
  public var currentPoint: CGPoint {
    for element in elements.reversed() {
      switch element {
      case .move(let point), .line(let point), .curve(_, _, let point): return point
      case .close: continue
      }
    }
    return .zero
  }

  /// The smallest rectangle with all points, in points; `CGRect.null` for an empty path.
  public var boundingBoxOfPath: CGRect { Self.box(polygons().flatMap(\.self)) }
  /// The smallest rectangle with all points and control points.
  public var boundingBox: CGRect {
    Self.box(
      elements.flatMap { element -> [CGPoint] in
        switch element {
        case .move(let point), .line(let point): [point]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
      })
  }

  private static func box(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
    let turns = polygons().reduce(0) { $0 + $1.windings(around: point) }
    return rule == .winding ? turns != 0 : turns % 2 != 0
  }

  /// The path as polygons: curves are lines in it.
  func polygons() -> [[CGPoint]] {
    var all: [[CGPoint]] = []
    for element in elements {
      switch element {
      case .move(let point): all.append([point])
      case .line(let point):
        if all.isEmpty { all.append([]) }
        all[all.count - 1].append(point)
      case .curve(let first, let second, let end):
        let start = all.last?.last ?? first
        if all.isEmpty { all.append([start]) }
        all[all.count - 1] += (1...16).map {
          Self.point(CGFloat($0) / 16, start, first, second, end)
        }
      case .close:
        if let start = all.last?.first { all[all.count - 1].append(start) }
      }
    }
    return all
  }

  private static func point(
    _ t: CGFloat, _ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint
  ) -> CGPoint {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * first.x + c * second.x + d * end.x,
      y: a * start.y + b * first.y + c * second.y + d * end.y)
  }

  /// The path with another transform.
  func applying(_ transform: CGAffineTransform) -> CGPath {
    let path = CGPath()
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .curve(let first, let second, let end):
        .curve(
          first.applying(transform), second.applying(transform), end.applying(transform))
      case .close: .close
      }
    }
    return path
  }
}

/// What lies inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

/// A path that can be changed.
///
/// Source: <https://developer.apple.com/documentation/coregraphics/cgmutablepath>
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public override init() { super.init() }

  public func move(to point: CGPoint) { elements.append(.move(point)) }
  public func addLine(to point: CGPoint) { elements.append(.line(point)) }
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      elements.append(index == 0 ? .move(point) : .line(point))
    }
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(control1, control2, end))
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let start = currentPoint
    func near(_ point: CGPoint) -> CGPoint {
      CGPoint(x: (point.x + 2 * control.x) / 3, y: (point.y + 2 * control.y) / 3)
    }
    elements.append(.curve(near(start), near(end), end))
  }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(rect: rect, transform)
  }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(ellipseIn: rect, transform)
  }
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    append(
      roundedRect: rect, CGSize(width: cornerWidth, height: cornerHeight), .identity)
  }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    append(arc: center, radius, from: startAngle, to: endAngle, isFalling: clockwise)
  }
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
  }
  public func closeSubpath() { elements.append(.close) }
}

extension CGPath {
  fileprivate func append(rect: CGRect, _ transform: CGAffineTransform) {
    append(
      [
        .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
        .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
        .close,
      ], transform)
  }

  fileprivate func append(ellipseIn rect: CGRect, _ transform: CGAffineTransform) {
    append(
      roundedRect: rect, CGSize(width: rect.width / 2, height: rect.height / 2), transform)
  }

  /// The parts of a circle as Bézier curves have control points at this part of the radius.
  private static let arc: CGFloat = 0.5523

  fileprivate func append(
    roundedRect rect: CGRect, _ corner: CGSize, _ transform: CGAffineTransform
  ) {
    let (w, h) = (min(corner.width, rect.width / 2), min(corner.height, rect.height / 2))
    let (dx, dy) = (w * (1 - Self.arc), h * (1 - Self.arc))
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    append(
      [
        .move(point(left + w, top)), .line(point(right - w, top)),
        .curve(point(right - dx, top), point(right, top + dy), point(right, top + h)),
        .line(point(right, bottom - h)),
        .curve(point(right, bottom - dy), point(right - dx, bottom), point(right - w, bottom)),
        .line(point(left + w, bottom)),
        .curve(point(left + dx, bottom), point(left, bottom - dy), point(left, bottom - h)),
        .line(point(left, top + h)),
        .curve(point(left, top + dy), point(left + dx, top), point(left + w, top)), .close,
      ], transform)
  }

  /// - Parameter isFalling: Whether the angle falls: against the clock, where y grows downwards.
  fileprivate func append(
    arc center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, isFalling: Bool
  ) {
    guard [center.x, center.y, radius, start, end].allSatisfy(\.isFinite) else { return }
    var turn = (end - start).remainder(dividingBy: 2 * .pi)
    if abs(end - start) >= 2 * .pi { turn = isFalling ? -2 * .pi : 2 * .pi }
    if isFalling, turn > 0 { turn -= 2 * .pi }
    if !isFalling, turn < 0 { turn += 2 * .pi }
    let points = (0...32).map { step in
      let angle = start + turn * CGFloat(step) / 32
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    elements.append(elements.isEmpty ? .move(points[0]) : .line(points[0]))
    elements += points.dropFirst().map { .line($0) }
  }

  private func append(_ new: [Element], _ transform: CGAffineTransform) {
    let path = CGPath()
    path.elements = new
    elements += path.applying(transform).elements
  }
}

extension [CGPoint] {
  /// How often a polygon goes around a point, positive in one direction.
  func windings(around point: CGPoint) -> Int {
    // Called for each pixel, so that no list of edges is made.
    guard var start = last else { return 0 }
    var count = 0
    for end in self {
      defer { start = end }
      guard (start.y <= point.y) != (end.y <= point.y) else { continue }
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      if x > point.x { count += end.y > start.y ? 1 : -1 }
    }
    return count
  }
}
