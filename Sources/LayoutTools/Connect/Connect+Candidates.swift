import InterfaceBuilder

extension Connect {
  /// The directions of a drag: more or less horizontal, more or less vertical, or neither.
  enum Direction {
    case horizontal, vertical, diagonal

    /// The axis along which a drag is at least twice as long as along the other; else diagonal.
    init(_ drag: Point) {
      if abs(drag.x) >= 2 * abs(drag.y) {
        self = .horizontal
      } else if abs(drag.y) >= 2 * abs(drag.x) {
        self = .vertical
      } else {
        self = .diagonal
      }
    }

    var isHorizontal: Bool { self != .vertical }
    var isVertical: Bool { self != .horizontal }
  }

  /// The constraints that may be meant, the likeliest first; the last ones, of rank
  /// ``Candidate/Rank/other``, don't fit the direction of the drag. None if no constraint can
  /// relate the items.
  public func candidates(on canvas: Canvas) -> [Candidate] {
    guard let first = canvas.item(from), let last = canvas.item(to) else { return [] }
    let found: [Candidate]
    if first.id == last.id {
      found = ownSizes(of: first, on: canvas)
    } else if canvas.isInside(first, last) {
      found = spaces(of: first, in: last, drag: drag, on: canvas)
    } else if canvas.isInside(last, first) {
      found = spaces(
        of: last, in: first, drag: drag.map { Point(x: -$0.x, y: -$0.y) }, on: canvas)
    } else if first.kind == .view, last.kind == .view {
      found = relations(of: first, to: last, on: canvas)
    } else {
      return []
    }
    var present = PresentConstraints(on: canvas)
    return found.sorted { $0.rank < $1.rank }.map { candidate in
      var candidate = candidate
      candidate.isPresent = present.existing(like: candidate.constraint) != nil
      return candidate
    }
  }

  /// Constraints of a view's own size.
  private func ownSizes(of item: CanvasItem, on canvas: Canvas) -> [Candidate] {
    guard item.kind == .view else { return [] }
    let direction = drag.map(Direction.init) ?? .diagonal
    func size(_ title: String, _ attribute: LayoutAttribute, _ value: Double, _ fits: Bool)
      -> Candidate
    {
      Candidate(
        title: title,
        constraint: NewConstraint(.init(item.id, attribute), constant: value.settled),
        rank: fits ? .direction : .other)
    }
    let ratio = NewConstraint.aspectRatio(of: item, on: canvas).map {
      Candidate(title: "Aspect Ratio", constraint: $0, rank: .size)
    }
    return [
      size("Width", .width, item.frame.width, direction.isHorizontal),
      size("Height", .height, item.frame.height, direction.isVertical), ratio,
    ].compactMap(\.self)
  }
}
