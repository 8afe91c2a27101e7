import InterfaceBuilder

/// Equations between the edges of a view and those of its superview and siblings.
extension CandidateSearch {
  /// Adds the spaces to the superview, its margins and its guides.
  mutating func addEdges(
    of index: Int, _ item: CanvasItem, in container: CanvasItem, _ axis: Axis
  ) {
    for isNear in [true, false] {
      let own = NewConstraint.Side(item.id, isNear ? axis.near : axis.far)
      let skips = !beyond(item, in: container, axis, isNear: isNear).isEmpty
      for line in lines(in: container, axis, isNear: isNear) {
        let (first, second) = isNear ? (own, line.side) : (line.side, own)
        guard var space = canvas.constant(of: first, relativeTo: second) else { continue }
        if abs(space) <= tolerance { space = 0 }
        guard let cost = line.cost(space) else { continue }
        add(
          index, first, second, constant: space,
          cost: cost + (skips && space != 0 ? CandidateCost.skipping : 0))
      }
    }
  }

  /// An edge of the superview, of its margins or of a guide, and what a space to it costs; nil if it isn't for that.
  private struct Line {
    var side: NewConstraint.Side
    var cost: (Double) -> Double?
  }

  private func lines(in container: CanvasItem, _ axis: Axis, isNear: Bool) -> [Line] {
    let edge = isNear ? axis.near : axis.far
    var lines: [Line] = []
    let guides = canvas.items.filter { $0.container == container.id && $0.kind != .view }
    var hasGuide = false
    for guide in guides {
      guard case .guide(let kind) = guide.kind else { continue }
      switch (kind, axis, isNear) {
      case (.safeArea, _, _), (.content, _, _):
        hasGuide = true
        lines.append(Line(side: .init(guide.id, edge)) { CandidateCost.space($0) })
      case (.top, .vertical, true), (.bottom, .vertical, false):
        hasGuide = true
        let inner: LayoutAttribute = isNear ? .bottom : .top
        lines.append(Line(side: .init(guide.id, inner)) { CandidateCost.space($0) })
      default: break
      }
    }
    let margin = isNear ? axis.nearMargin : axis.farMargin
    lines.append(Line(side: .init(container.id, margin)) { $0 == 0 ? CandidateCost.margin : nil })
    lines.append(
      Line(side: .init(container.id, edge)) { [hasGuide] in
        CandidateCost.space($0) + (hasGuide ? 0.2 : 0)
      })
    return lines
  }

  /// The siblings beyond an edge that an item would meet if it were moved there, the nearest first.
  func beyond(
    _ item: CanvasItem, in container: CanvasItem, _ axis: Axis, isNear: Bool
  ) -> [(item: CanvasItem, space: Double)] {
    let isMirrored = axis == .horizontal && container.isRightToLeft
    let own = axis.extent(item.frame, isMirrored: isMirrored)
    let across = axis.other.extent(item.frame, isMirrored: false)
    let found = siblings(of: item).compactMap { sibling -> (item: CanvasItem, space: Double)? in
      guard axis.other.extent(sibling.frame, isMirrored: false).overlap(across) > 0.5 else {
        return nil
      }
      let other = axis.extent(sibling.frame, isMirrored: isMirrored)
      let space = isNear ? own.start - other.end : other.start - own.end
      return space >= -tolerance ? (sibling, space) : nil
    }
    return found.enumerated().sorted {
      ($0.element.space, $0.offset) < ($1.element.space, $1.offset)
    }
    .map(\.element)
  }

  /// Adds what relates an item to its nearest siblings along an axis: spaces, alignment, equal sizes.
  mutating func addNeighbours(
    of index: Int, _ item: CanvasItem, in container: CanvasItem, _ axis: Axis
  ) {
    for isNear in [true, false] {
      guard let nearest = beyond(item, in: container, axis, isNear: isNear).first else { continue }
      for neighbour in beyond(item, in: container, axis, isNear: isNear)
      where neighbour.space <= nearest.space + tolerance {
        let (before, after) = isNear ? (neighbour.item, item) : (item, neighbour.item)
        let space = abs(neighbour.space) <= tolerance ? 0 : neighbour.space
        add(
          index, .init(after.id, axis.near), .init(before.id, axis.far),
          constant: space == 0 ? 0 : nil,
          cost: CandidateCost.space(space) + CandidateCost.sibling)
        addAlignment(of: index, item, with: neighbour.item, across: axis.other)
        addEqualSizes(of: index, before, after, along: axis)
      }
    }
  }

  /// Adds the alignment of two siblings that stand side by side.
  private mutating func addAlignment(
    of index: Int, _ item: CanvasItem, with other: CanvasItem, across axis: Axis
  ) {
    let isRow = axis == .vertical
    func align(_ attribute: LayoutAttribute, _ cost: Double) {
      let (own, its) = (
        NewConstraint.Side(item.id, attribute), NewConstraint.Side(other.id, attribute)
      )
      guard let off = canvas.constant(of: own, relativeTo: its), abs(off) <= tolerance else {
        return
      }
      let isFirst = canvas.index(of: item) < canvas.index(of: other)
      add(index, isFirst ? its : own, isFirst ? own : its, constant: 0, cost: cost)
    }
    if isRow, item.firstBaseline != nil, other.firstBaseline != nil {
      align(.firstBaseline, CandidateCost.baseline)
    }
    align(axis.near, isRow ? CandidateCost.rowEdge : CandidateCost.columnEdge)
    align(axis.center, isRow ? CandidateCost.rowCenter : CandidateCost.columnCenter)
    align(axis.far, (isRow ? CandidateCost.rowEdge : CandidateCost.columnEdge) + 0.2)
  }

  private mutating func addEqualSizes(
    of index: Int, _ before: CanvasItem, _ after: CanvasItem, along axis: Axis
  ) {
    for size in [axis, axis.other] {
      let (own, its) = (
        NewConstraint.Side(after.id, size.size), NewConstraint.Side(before.id, size.size)
      )
      guard let off = canvas.constant(of: own, relativeTo: its), abs(off) <= tolerance else {
        continue
      }
      let isFree = [before, after].allSatisfy { item in
        let motion = freedom.motion(of: item)
        return !(size == .horizontal ? motion.width : motion.height).isNone
      }
      guard isFree else { continue }
      add(
        index, own, its, constant: 0,
        cost: CandidateCost.equalSizes + (size == axis ? 0 : 0.2))
    }
  }
}

extension Canvas {
  /// The place of an item in ``items``.
  func index(of item: CanvasItem) -> Int { index(of: item.id) ?? items.count }
}
