/// A cubic Bézier curve from (0, 0) to (1, 1), as a function from time to progress.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/camediatimingfunction>, for the
/// control points of the named functions.
struct CubicCurve: Equatable, Sendable {
  /// The two control points. Their times are clamped to 0...1, which makes the curve a function.
  let first: CGPoint
  let second: CGPoint

  static let easeInOut = CubicCurve(0.42, 0, 0.58, 1)
  static let easeIn = CubicCurve(0.42, 0, 1, 1)
  static let easeOut = CubicCurve(0, 0, 0.58, 1)
  static let linear = CubicCurve(0, 0, 1, 1)

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    first = CGPoint(x: min(max(x1, 0), 1), y: y1)
    second = CGPoint(x: min(max(x2, 0), 1), y: y2)
  }

  /// The progress at a time from 0 to 1.
  func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if first.x == first.y, second.x == second.y { return time }
    return Self.bezier(first.y, second.y, parameter(at: time))
  }

  /// The curve's parameter at a time, by bisection: times increase with the parameter.
  private func parameter(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.bezier(first.x, second.x, middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func bezier(_ first: Double, _ second: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }
}
