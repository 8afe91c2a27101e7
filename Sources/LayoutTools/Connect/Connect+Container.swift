import InterfaceBuilder
import Wording

extension Connect {
  /// Constraints of a view to a view around it, or to a guide of that view. Without a drag all
  /// edges are equally likely, and the nearer edges come first.
  func spaces(
    of inner: CanvasItem, in outer: CanvasItem, drag: Point?, on canvas: Canvas
  ) -> [Candidate] {
    var found: [Edge: [Candidate]] = [:]
    for edge in Edge.allCases {
      found[edge] = lines(at: edge, of: outer, on: canvas).compactMap { line in
        space(of: inner, at: edge, to: line, on: canvas)
      }
    }
    let direction = drag.map(Direction.init) ?? .diagonal
    let isMirrored = canvas.holder(of: inner.id, outer.id)?.isRightToLeft == true
    // The edge to which the drag went; without a drag, the nearer one.
    func isMet(_ edge: Edge) -> Bool {
      guard edge.isHorizontal ? direction.isHorizontal : direction.isVertical else { return false }
      let way = drag.map { edge.isHorizontal ? (isMirrored ? -$0.x : $0.x) : $0.y } ?? 0
      if way != 0 { return edge.isNear == (way < 0) }
      let own = found[edge]?.first?.constraint.constant ?? .infinity
      let other = found[edge.opposite]?.first?.constraint.constant ?? .infinity
      return own < other || own == other && edge.isNear
    }
    let edges = Edge.allCases.filter(isMet) + Edge.allCases.filter { !isMet($0) }
    let spaces = edges.flatMap { edge in
      (found[edge] ?? []).enumerated().map { index, candidate in
        var candidate = candidate
        candidate.rank = index == 0 && (drag == nil || isMet(edge)) ? .direction : .other
        return candidate
      }
    }
    return spaces + centers(of: inner, in: outer, direction, on: canvas)
      + sizes(of: inner, in: outer, on: canvas)
  }

  /// What an edge can be spaced from. At the top and the bottom the guides of the view come before
  /// the view itself, at the sides behind it.
  private func lines(at edge: Edge, of outer: CanvasItem, on canvas: Canvas) -> [NewConstraint.Side]
  {
    func side(_ guide: CanvasItem) -> NewConstraint.Side? {
      guard case .guide(let kind) = guide.kind else { return nil }
      return kind.attribute(at: edge).map { .init(guide.id, $0) }
    }
    guard outer.kind == .view else { return [side(outer)].compactMap(\.self) }
    let guides = canvas.guides(of: outer.id).filter { guide in
      guard case .guide(let kind) = guide.kind else { return false }
      return kind.isDefaultNeighbour
    }.compactMap(side)
    let view = NewConstraint.Side(outer.id, usesMargins ? edge.marginAttribute : edge.attribute)
    return edge.isHorizontal ? [view] + guides : guides + [view]
  }

  private func space(
    of inner: CanvasItem, at edge: Edge, to line: NewConstraint.Side,
    on canvas: Canvas
  ) -> Candidate? {
    let own = NewConstraint.Side(inner.id, edge.attribute)
    let title =
      "\(edge.rawValue.capitalizedFirst) Space to "
      + name(of: line.item, around: inner, on: canvas) + (line.attribute.isMargin ? " Margin" : "")
    return Candidate(
      title, edge.isNear ? own : line, edge.isNear ? line : own, .other,
      standards: Candidate.standardSpaces, on: canvas)
  }

  private func centers(
    of inner: CanvasItem, in outer: CanvasItem, _ direction: Direction, on canvas: Canvas
  ) -> [Candidate] {
    guard outer.isArea else { return [] }
    let name = name(of: outer.id, around: inner, on: canvas)
    func center(_ title: String, _ attribute: LayoutAttribute, _ fits: Bool) -> Candidate? {
      Candidate(
        "\(title) in \(name)", .init(inner.id, attribute), .init(outer.id, attribute),
        fits ? .direction : .other, standards: [0], on: canvas)
    }
    return [
      center("Center Horizontally", .centerX, direction.isVertical),
      center("Center Vertically", .centerY, direction.isHorizontal),
    ].compactMap(\.self)
  }

  private func sizes(of inner: CanvasItem, in outer: CanvasItem, on canvas: Canvas) -> [Candidate] {
    guard outer.isArea else { return [] }
    func size(_ title: String, _ attribute: LayoutAttribute, _ multiplier: Multiplier?)
      -> Candidate?
    {
      multiplier.map {
        Candidate(
          title: title,
          constraint: NewConstraint(
            .init(inner.id, attribute), .equal, .init(outer.id, attribute), multiplier: $0),
          rank: .size)
      }
    }
    let widths = (inner.frame.width, outer.frame.width)
    let heights = (inner.frame.height, outer.frame.height)
    return [
      size("Equal Widths", .width, .one), size("Equal Heights", .height, .one),
      size("Proportional Widths", .width, canvas.share(widths.0, of: widths.1)),
      size("Proportional Heights", .height, canvas.share(heights.0, of: heights.1)),
    ].compactMap(\.self)
  }

  /// What a view around another, or a guide, is called in a title.
  private func name(of id: String, around inner: CanvasItem, on canvas: Canvas) -> String {
    id == inner.container ? "Container" : canvas.name(of: id)
  }
}

extension CanvasItem {
  /// Whether views can be centred in the item and be as large as it: the guides of bars and of the
  /// keyboard are only edges.
  fileprivate var isArea: Bool {
    switch kind {
    case .view, .guide(.safeArea), .guide(.content), .guide(.frame), .guide(.user): true
    case .guide(.top), .guide(.bottom), .guide(.keyboard): false
    }
  }
}
