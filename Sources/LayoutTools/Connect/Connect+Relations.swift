import InterfaceBuilder

extension Connect {
  /// Constraints between two views of which neither contains the other.
  ///
  /// The view that comes later, to the right or below, is the first item, so that spaces are
  /// positive constants: of the alignments between siblings in public documents, about seven of ten
  /// have this order.
  func relations(of a: CanvasItem, to b: CanvasItem, on canvas: Canvas) -> [Candidate] {
    guard let holder = canvas.holder(of: a.id, b.id) else { return [] }
    let direction = direction(from: a, to: b)
    let isMirrored = holder.isRightToLeft
    func ordered(horizontal: Bool) -> (CanvasItem, CanvasItem) {
      func middle(_ item: CanvasItem) -> Double {
        let extent = Extent(item.frame, horizontal: horizontal, isMirrored: isMirrored)
        return extent.start + extent.end
      }
      if middle(a) != middle(b) { return middle(a) > middle(b) ? (a, b) : (b, a) }
      let isFirst = canvas.items.first { $0.id == a.id || $0.id == b.id }?.id == a.id
      return isFirst ? (b, a) : (a, b)
    }
    let sideBySide = ordered(horizontal: true)
    let stacked = ordered(horizontal: false)
    func candidate(
      _ title: String, _ pair: (CanvasItem, CanvasItem), _ fits: Bool,
      _ first: LayoutAttribute, _ second: LayoutAttribute? = nil
    ) -> Candidate? {
      Candidate(
        title, .init(pair.0.id, first), .init(pair.1.id, second ?? first),
        fits ? .direction : .other, standards: second == nil ? [0] : Candidate.standardSpaces,
        on: canvas)
    }
    let across = direction.isHorizontal
    let down = direction.isVertical
    let haveText = a.lastBaseline != nil && b.lastBaseline != nil
    let places = [
      candidate("Horizontal Spacing", sideBySide, across, .leading, .trailing),
      candidate("Vertical Spacing", stacked, down, .top, .bottom),
      candidate("Top", sideBySide, across, .top),
      candidate("Center Vertically", sideBySide, across, .centerY),
      haveText ? candidate("First Baseline", sideBySide, across, .firstBaseline) : nil,
      haveText ? candidate("Last Baseline", sideBySide, across, .lastBaseline) : nil,
      candidate("Bottom", sideBySide, across, .bottom),
      candidate("Leading", stacked, down, .leading),
      candidate("Center Horizontally", stacked, down, .centerX),
      candidate("Trailing", stacked, down, .trailing),
    ]
    return places.compactMap(\.self) + sizes(of: across ? sideBySide : stacked, on: canvas)
  }

  /// The direction of the drag, or without a drag the axis along which the views are apart.
  private func direction(from a: CanvasItem, to b: CanvasItem) -> Direction {
    if let drag { return Direction(drag) }
    let isBeside = Extent(a.frame, horizontal: true).overlap(Extent(b.frame, horizontal: true)) <= 0
    let isBelow =
      Extent(a.frame, horizontal: false).overlap(Extent(b.frame, horizontal: false)) <= 0
    return isBeside == isBelow ? .diagonal : isBeside ? .horizontal : .vertical
  }

  /// Constraints between the sizes of two views.
  private func sizes(of pair: (CanvasItem, CanvasItem), on canvas: Canvas) -> [Candidate] {
    func equal(_ title: String, _ attribute: LayoutAttribute) -> Candidate {
      Candidate(
        title: title,
        constraint: NewConstraint(
          .init(pair.0.id, attribute), .equal, .init(pair.1.id, attribute)), rank: .size)
    }
    let ratio = canvas.ratio(pair.0.frame.width, to: pair.1.frame.height).map {
      Candidate(
        title: "Aspect Ratio",
        constraint: NewConstraint(
          .init(pair.0.id, .width), .equal, .init(pair.1.id, .height), multiplier: $0), rank: .size)
    }
    return [equal("Equal Widths", .width), equal("Equal Heights", .height), ratio]
      .compactMap(\.self)
  }
}
