import InterfaceBuilder

/// Finds the equations that hold on a canvas, for some of its items.
struct CandidateSearch {
  let canvas: Canvas
  let freedom: CanvasFreedom
  /// By how much lines may miss each other and still count as aligned, in points.
  let tolerance = 0.01

  private(set) var candidates: [Candidate] = []
  /// The views that equations may refer to, by their superviews.
  private var referableViews: [String: [CanvasItem]] = [:]
  /// The guides by their views.
  private var guidesOfViews: [String: [CanvasItem]] = [:]
  /// The siblings beyond the edges of the item that is being looked at, once asked for.
  private var beyondEdges: [Beyond: [Nearby]] = [:]
  /// The index in ``candidates`` of what was found, so that each equation is there once.
  private var places: [NewConstraint: Int] = [:]

  init(_ canvas: Canvas, _ freedom: CanvasFreedom, isReferable: (CanvasItem) -> Bool) {
    self.canvas = canvas
    self.freedom = freedom
    for item in canvas.items {
      guard let container = item.container else { continue }
      if item.kind != .view {
        guidesOfViews[container, default: []].append(item)
      } else if !item.isArranged, isReferable(item) {
        referableViews[container, default: []].append(item)
      }
    }
  }

  /// An edge of an item.
  private struct Beyond: Hashable {
    var item: String
    var axis: Axis
    var isNear: Bool
  }

  /// A sibling beyond an edge of a view, and the space between the two.
  struct Nearby {
    var item: CanvasItem
    var space: Double
  }

  /// Adds an equation. Its constant is measured on the canvas if none is given.
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

  /// The guides of a view.
  func guides(of view: CanvasItem) -> [CanvasItem] { guidesOfViews[view.id] ?? [] }

  /// The siblings beyond an edge that an item would meet if it were moved there, the nearest first.
  mutating func beyond(
    _ item: CanvasItem, in container: CanvasItem, _ axis: Axis, isNear: Bool
  ) -> [Nearby] {
    let key = Beyond(item: item.id, axis: axis, isNear: isNear)
    if let known = beyondEdges[key] { return known }
    let isMirrored = axis == .horizontal && container.isRightToLeft
    let own = axis.extent(item.frame, isMirrored: isMirrored)
    let across = axis.other.extent(item.frame, isMirrored: false)
    var found: [Nearby] = []
    for sibling in referableViews[container.id] ?? [] {
      let other = axis.extent(sibling.frame, isMirrored: isMirrored)
      let space = isNear ? own.start - other.end : other.start - own.end
      guard space >= -tolerance, sibling.isShown || !item.isShown, sibling.id != item.id,
        axis.other.extent(sibling.frame, isMirrored: false).overlap(across) > 0.5
      else { continue }
      found.append(Nearby(item: sibling, space: space))
    }
    let sorted = found.sorted { $0.space < $1.space }
    beyondEdges[key] = sorted
    return sorted
  }

  /// Adds all equations about an item.
  mutating func addCandidates(of index: Int) {
    let item = canvas.items[index]
    beyondEdges.removeAll(keepingCapacity: true)
    // The size of a scroll view's content follows from the views in it.
    if item.kind == .guide(.content) { return }
    let motion = freedom.motion(of: item)
    addSizes(of: index, item, motion)
    guard !item.isArranged, let container = canvas.container(of: item) else { return }
    addScrolledSizes(of: index, item, in: container)
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
      guard !motion.size(axis).isNone else { continue }
      add(
        index, NewConstraint.Side(item.id, axis.size),
        cost: CandidateCost.size(length, isContainer: isContainer))
    }
    guard canvas.document.object(item.id)?.name == "imageView", !motion.height.isNone,
      let ratio = canvas.ratio(item.frame.width, to: item.frame.height)
    else { return }
    add(
      index, NewConstraint.Side(item.id, .width), NewConstraint.Side(item.id, .height),
      multiplier: ratio, cost: CandidateCost.aspect)
  }

  private mutating func addCenter(
    of index: Int, _ item: CanvasItem, in container: CanvasItem, _ axis: Axis
  ) {
    let own = axis.extent(item.frame, isMirrored: false)
    let motion = freedom.motion(of: item)
    let stretches = !motion.size(axis).isNone
    let guides = guides(of: container).filter { $0.kind == .guide(.safeArea) }
    for around in guides + [container] {
      let room = axis.extent(around.frame, isMirrored: false)
      guard abs(own.middle - room.middle) <= tolerance else { continue }
      let space = abs(own.start - room.start)
      let standsAlone =
        beyond(item, in: container, axis, isNear: true).isEmpty
        && beyond(item, in: container, axis, isNear: false).isEmpty
      add(
        index, NewConstraint.Side(item.id, axis.center),
        NewConstraint.Side(around.id, axis.center), constant: 0,
        cost: CandidateCost.center(space, stretches: stretches) + (around.kind == .view ? 0.01 : 0)
          + (standsAlone || !stretches ? 0 : CandidateCost.skipping))
    }
  }
}
