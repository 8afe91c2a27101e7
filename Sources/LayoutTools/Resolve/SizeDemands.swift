import InterfaceBuilder

/// The sizes that views are drawn in and that their contents would change.
///
/// Each needs a constraint to stay, though the layout without it is definite. So each counts as a degree of freedom.
struct SizeDemands {
  /// The freedom with these sizes open.
  private(set) var freedom: CanvasFreedom
  /// The sizes.
  private(set) var sides: [NewConstraint.Side] = []
  /// The freedom in which the sizes of all contents are open: contents yield where constraints demand it, and which
  /// of several yields is not for the tool to decide.
  private(set) var freedomOfContents: CanvasFreedom

  /// - Parameter tolerance: By how much a drawn size may differ from that of the content, in points.
  init(_ freedom: CanvasFreedom, on canvas: Canvas, tolerance: Double) {
    self.freedom = freedom
    freedomOfContents = freedom
    var next = freedom.directionCount
    let released = Set(freedom.released)
    for item in canvas.items where item.kind == .view {
      guard let found = freedom.frames[item.id] else { continue }
      var motion = freedom.motion(of: item)
      var softened = motion
      let isReleased = released.contains(item.id)
      let height = item.contentHeight ?? found.height
      if motion.width.isNone {
        let isDemanded = isReleased && abs(found.width - item.frame.width) > tolerance
        let direction = Motion(direction: next)
        next += 1
        if isDemanded { motion.width = direction }
        if isDemanded { sides.append(NewConstraint.Side(item.id, .width)) }
        if isDemanded || item.contentWidth != nil { softened.width = direction }
      }
      if motion.height.isNone {
        let isDemanded = isReleased && abs(height - item.frame.height) > tolerance
        let direction = Motion(direction: next)
        next += 1
        if isDemanded { motion.height = direction }
        if isDemanded { sides.append(NewConstraint.Side(item.id, .height)) }
        if isDemanded || item.contentHeight != nil { softened.height = direction }
      }
      if motion != CanvasFreedom.ItemMotion() { self.freedom.motions[item.id] = motion }
      if softened != CanvasFreedom.ItemMotion() { freedomOfContents.motions[item.id] = softened }
    }
  }

  /// The sizes that constraints leave to contents after all, on a canvas: a view with one of them would get another
  /// size, and its neighbour be stretched instead.
  func unmet(by constraints: [NewConstraint], on canvas: Canvas) -> [NewConstraint.Side] {
    guard !sides.isEmpty else { return [] }
    var basis = MotionBasis()
    for constraint in constraints {
      _ = basis.insert(freedomOfContents.motion(of: constraint, on: canvas))
    }
    return sides.filter { side in
      !basis.spans(freedomOfContents.motion(of: NewConstraint(side), on: canvas))
    }
  }
}

extension CanvasFreedom {
  /// The number of directions that are in use.
  var directionCount: Int {
    (motions.values.flatMap(\.parts).flatMap(\.rates).map(\.direction).max() ?? -1) + 1
  }
}
