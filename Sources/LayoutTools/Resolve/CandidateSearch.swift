import InterfaceBuilder

/// Finds the equations that hold on a canvas, for some of its items.
struct CandidateSearch {
  let canvas: Canvas
  let freedom: CanvasFreedom
  /// The items to which equations may refer besides those that they are about.
  let isReferable: (CanvasItem) -> Bool
  /// By how much lines may miss each other and still count as aligned, in points.
  let tolerance: Double

  private(set) var candidates: [Candidate] = []
  /// The index in ``candidates`` of what was found, so that each equation is there once.
  private var places: [NewConstraint: Int] = [:]

  init(
    _ canvas: Canvas, _ freedom: CanvasFreedom, tolerance: Double,
    isReferable: @escaping (CanvasItem) -> Bool
  ) {
    self.canvas = canvas
    self.freedom = freedom
    self.tolerance = tolerance
    self.isReferable = isReferable
  }

  /// Adds an equation, with the constant that it has on the canvas unless it is given.
  mutating func add(
    _ subject: Int, _ first: NewConstraint.Side, _ second: NewConstraint.Side? = nil,
    multiplier: Multiplier = .one, constant: Double? = nil, cost: Double
  ) {
    guard
      let constant = constant
        ?? canvas.constant(of: first, relativeTo: second, multiplier: multiplier)
    else { return }
    let constraint = NewConstraint(
      first, .equal, second, multiplier: multiplier, constant: constant)
    if let known = places[constraint] {
      candidates[known].cost = min(candidates[known].cost, cost)
      return
    }
    places[constraint] = candidates.count
    candidates.append(Candidate(subject: subject, constraint: constraint, cost: cost))
  }

  /// The views in the same superview that equations may refer to.
  func siblings(of item: CanvasItem) -> [CanvasItem] {
    (item.container.map(canvas.subviews) ?? []).filter {
      $0.id != item.id && !$0.isArranged && ($0.isShown || !item.isShown) && isReferable($0)
    }
  }

  /// Adds all that is to be said of an item.
  mutating func addCandidates(of index: Int) {
    let item = canvas.items[index]
    let motion = freedom.motion(of: item)
    addSizes(of: index, item, motion)
    guard !item.isArranged, let container = canvas.container(of: item) else { return }
    for axis in Axis.allCases {
      addEdges(of: index, item, in: container, axis)
      guard item.kind == .view else { continue }
      addCenter(of: index, item, in: container, axis)
      addNeighbours(of: index, item, in: container, axis)
    }
  }

  private mutating func addSizes(
    of index: Int, _ item: CanvasItem, _ motion: CanvasFreedom.ItemMotion
  ) {
    let isContainer = canvas.items.dropFirst(index + 1).first?.container == item.id
    for axis in Axis.allCases {
      let length = axis == .horizontal ? item.frame.width : item.frame.height
      guard !(axis == .horizontal ? motion.width : motion.height).isNone else { continue }
      add(
        index, NewConstraint.Side(item.id, axis.size),
        cost: CandidateCost.size(length, isContainer: isContainer))
    }
    guard canvas.document.object(item.id)?.name == "imageView", !motion.height.isNone,
      item.frame.height > 0, item.frame.width > 0,
      let ratio = Multiplier(aspectOf: item.frame)
    else { return }
    add(
      index, NewConstraint.Side(item.id, .width), NewConstraint.Side(item.id, .height),
      multiplier: ratio, cost: CandidateCost.aspect)
  }

  private mutating func addCenter(
    of index: Int, _ item: CanvasItem, in container: CanvasItem, _ axis: Axis
  ) {
    let middle = axis.extent(item.frame, isMirrored: false).middle
    let guides = canvas.items.filter {
      $0.container == container.id && $0.kind == .guide(.safeArea)
    }
    for around in guides + [container] {
      let off = middle - axis.extent(around.frame, isMirrored: false).middle
      guard abs(off) <= tolerance else { continue }
      add(
        index, NewConstraint.Side(item.id, axis.center),
        NewConstraint.Side(around.id, axis.center), constant: 0,
        cost: CandidateCost.center + (around.kind == .view ? 0.01 : 0))
    }
  }
}

extension Multiplier {
  /// The ratio of a frame's sides: `16:9`, in whole numbers if these are small.
  init?(aspectOf frame: Rect) {
    let (width, height) = (frame.width, frame.height)
    guard width == width.rounded(), height == height.rounded(), width < 10_000, height < 10_000
    else {
      self.init("\(width.written):\(height.written)")
      return
    }
    var (a, b) = (Int(width), Int(height))
    while b != 0 { (a, b) = (b, a % b) }
    self.init("\(Int(width) / max(a, 1)):\(Int(height) / max(a, 1))")
  }
}
