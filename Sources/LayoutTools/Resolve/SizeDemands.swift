import InterfaceBuilder

/// The sizes that views are drawn in and that their contents would change.
///
/// Such a size needs a constraint to stay, though the layout is definite without one: so it counts
/// as a degree of freedom.
struct SizeDemands {
  /// The size of a view's content along one axis.
  fileprivate struct Content {
    var side: NewConstraint.Side
    /// The direction in which the size moves where it is open.
    var direction: Motion
    /// Whether the view is drawn in another size.
    var isDemanded: Bool
    /// Whether the view is drawn in a larger size: then its hugging priority draws it to the size
    /// of its content, and else its compression resistance.
    var isStretched: Bool
    var hugging: Double
    var resistance: Double

    /// The priority with which the view would take the size of its content.
    var wish: Double { isStretched ? hugging : resistance }
    /// The least priority with which the view keeps that size.
    var hold: Double { min(hugging, resistance) }
  }

  /// The freedom with the demanded sizes open.
  private(set) var freedom: CanvasFreedom
  fileprivate private(set) var contents: [Content] = []

  /// - Parameter tolerance: By how much a drawn size may differ from the content's size, in points.
  init(_ freedom: CanvasFreedom, on canvas: Canvas, tolerance: Double) {
    self.freedom = freedom
    var next = freedom.directionCount
    let released = Set(freedom.released)
    for item in canvas.items where item.kind == .view {
      guard let found = freedom.frames[item.id] else { continue }
      for axis in Axis.allCases {
        let own = axis == .horizontal ? item.contentWidth : item.contentHeight
        let drawn = axis == .horizontal ? item.frame.width : item.frame.height
        let size = axis == .horizontal ? found.width : item.contentHeight ?? found.height
        let isDemanded = released.contains(item.id) && abs(size - drawn) > tolerance
        guard freedom.motion(of: item).size(axis).isNone, isDemanded || own != nil else { continue }
        let priorities = item.contentPriorities.along(axis)
        contents.append(
          Content(
            side: NewConstraint.Side(item.id, axis.size), direction: Motion(direction: next),
            isDemanded: isDemanded, isStretched: size < drawn, hugging: priorities.hugging,
            resistance: priorities.resistance))
        next += 1
      }
    }
    self.freedom = freedom.opening(
      contents.filter(\.isDemanded).map { ($0.side, $0.direction) })
  }

  /// What constraints do to the demanded sizes.
  func check(_ constraints: [NewConstraint], on canvas: Canvas) -> Check {
    Check(demands: self, constraints: constraints, canvas: canvas)
  }

  /// The demanded sizes under some constraints.
  struct Check {
    fileprivate let demands: SizeDemands
    fileprivate let constraints: [NewConstraint]
    fileprivate let canvas: Canvas
    /// What the constraints determine if contents of a priority, and of lower ones, yield.
    private var bases: [Double: MotionBasis] = [:]

    fileprivate init(demands: SizeDemands, constraints: [NewConstraint], canvas: Canvas) {
      self.demands = demands
      self.constraints = constraints
      self.canvas = canvas
    }

    /// The demanded sizes that the constraints leave to contents after all: the content of a
    /// neighbour would yield as soon as the content of the view itself.
    var unmet: [NewConstraint.Side] {
      mutating get {
        var unmet: [NewConstraint.Side] = []
        for content in demands.contents where content.isDemanded {
          if !isMet(content, atPriority: content.wish) { unmet.append(content.side) }
        }
        return unmet
      }
    }

    /// Whether the constraints keep a demanded size if the view would take another one with a
    /// priority: contents that hold their sizes no more strongly may yield.
    private mutating func isMet(_ content: Content, atPriority wish: Double) -> Bool {
      if let basis = bases[wish] { return basis.spans(content.direction) }
      let open = demands.freedom.opening(
        demands.contents.filter { !$0.isDemanded && $0.hold <= wish }
          .map { ($0.side, $0.direction) })
      var basis = MotionBasis()
      for constraint in constraints { _ = basis.insert(open.motion(of: constraint, on: canvas)) }
      bases[wish] = basis
      return basis.spans(content.direction)
    }
  }
}

extension CanvasFreedom {
  /// The number of directions that are in use.
  var directionCount: Int {
    (motions.values.flatMap(\.parts).flatMap(\.rates).map(\.direction).max() ?? -1) + 1
  }

  /// The freedom with more sizes open, each in a direction of its own.
  func opening(_ sides: [(side: NewConstraint.Side, direction: Motion)]) -> CanvasFreedom {
    var freedom = self
    for (side, direction) in sides {
      var motion = freedom.motions[side.item] ?? ItemMotion()
      if side.attribute == .width { motion.width = direction } else { motion.height = direction }
      freedom.motions[side.item] = motion
    }
    return freedom
  }
}

extension CanvasFreedom.ItemMotion {
  func size(_ axis: Axis) -> Motion { axis == .horizontal ? width : height }
}

extension CanvasItem.ContentPriorities {
  func along(_ axis: Axis) -> (hugging: Double, resistance: Double) {
    axis == .horizontal
      ? (horizontalHugging, horizontalCompressionResistance)
      : (verticalHugging, verticalCompressionResistance)
  }
}
