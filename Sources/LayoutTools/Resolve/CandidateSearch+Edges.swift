import InterfaceBuilder

/// Equations between the edges of a view and the edges of its superview and siblings.
extension CandidateSearch {
  /// Adds the spaces to the superview, its margins and its guides.
  mutating func addEdges(
    of index: Int, _ item: CanvasItem, in container: CanvasItem, _ axis: Axis
  ) {
    for isNear in [true, false] {
      let own = NewConstraint.Side(item.id, isNear ? axis.near : axis.far)
      let skips = !beyond(item, in: container, axis, isNear: isNear).isEmpty
      let isInside = isBesideLonger(item, in: container, axis)
      for line in lines(in: container, axis, isNear: isNear) {
        let (first, second) = isNear ? (own, line.side) : (line.side, own)
        guard var space = canvas.constant(of: first, relativeTo: second) else { continue }
        if abs(space) <= tolerance { space = 0 }
        guard let cost = line.cost(space) else { continue }
        add(
          index, first, second, constant: space,
          cost: cost + (skips && space != 0 ? CandidateCost.skipping : 0)
            + (isInside && space != 0 ? CandidateCost.inRow : 0))
      }
    }
  }

  /// Whether a neighbour in the row begins before the view and ends after it, and so decides where
  /// the row is.
  private mutating func isBesideLonger(
    _ item: CanvasItem, in container: CanvasItem, _ axis: Axis
  ) -> Bool {
    guard axis == .vertical else { return false }
    let own = axis.extent(item.frame, isMirrored: false)
    for isNear in [true, false] {
      guard let next = beyond(item, in: container, axis.other, isNear: isNear).first else {
        continue
      }
      let other = axis.extent(next.item.frame, isMirrored: false)
      if other.start < own.start - tolerance, other.end > own.end + tolerance { return true }
    }
    return false
  }

  /// An edge of the superview, of its margins or of a guide, and what a space to it costs; nil if
  /// no such space is kept to it.
  private struct Line {
    var side: NewConstraint.Side
    var cost: (Double) -> Double?
  }

  private func lines(in container: CanvasItem, _ axis: Axis, isNear: Bool) -> [Line] {
    let edge = isNear ? axis.near : axis.far
    var lines: [Line] = []
    let guides = guides(of: container)
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
    // In a scroll view, only the edges of its content count.
    if guides.contains(where: { $0.kind == .guide(.content) }) { return lines }
    // The margins of the scene's view follow the device; the margins of other views only follow
    // their edges.
    let inset = isNear ? container.margins.leading : container.margins.trailing
    if axis == .horizontal, container.container == nil, inset != 0 {
      let margin = NewConstraint.Side(container.id, isNear ? axis.nearMargin : axis.farMargin)
      lines.append(Line(side: margin) { $0 == 0 ? CandidateCost.margin : nil })
    }
    lines.append(
      Line(side: .init(container.id, edge)) { [hasGuide] in
        CandidateCost.space($0) + (hasGuide ? 0.2 : 0)
      })
    return lines
  }

  /// Adds what relates an item to its nearest siblings along an axis: spaces, alignment, equal
  /// sizes.
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
          canvas.index(of: after), .init(after.id, axis.near), .init(before.id, axis.far),
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
      add(
        max(index, canvas.index(of: other)), isFirst ? its : own, isFirst ? own : its, constant: 0,
        cost: cost)
    }
    let stretches = [item, other].allSatisfy { !freedom.motion(of: $0).size(axis).isNone }
    if isRow, hasBaseline(item), hasBaseline(other) {
      align(.firstBaseline, CandidateCost.baseline)
    }
    let edge = isRow ? CandidateCost.rowEdge : CandidateCost.columnEdge
    let center = isRow ? CandidateCost.rowCenter : CandidateCost.columnCenter
    align(axis.near, isRow && stretches ? CandidateCost.stretchedRow : edge)
    align(axis.center, center + (stretches ? CandidateCost.stretchedCenter : 0))
    align(axis.far, (isRow && stretches ? CandidateCost.stretchedRow : edge) + 0.2)
  }

  /// Whether a view has a line of text, at a place in it that its height does not change.
  private func hasBaseline(_ item: CanvasItem) -> Bool {
    item.firstBaseline != nil && freedom.motion(of: item).height.isNone
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
        !freedom.motion(of: item).size(size).isNone
      }
      guard isFree else { continue }
      add(
        canvas.index(of: after), own, its, constant: 0,
        cost: CandidateCost.equalSizes + (size == axis ? 0 : 0.2))
    }
  }
}

extension Canvas {
  /// The place of an item in ``items``.
  func index(of item: CanvasItem) -> Int { index(of: item.id) ?? items.count }
}
