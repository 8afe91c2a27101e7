import InterfaceBuilder
import Wording

extension Canvas {
  /// The lines by which a constraint is seen: one, or two for the sizes of two items; none if an
  /// item isn't on the canvas.
  /// - Parameter frame: Where an item is drawn. Lines have its coordinates.
  public func lines(
    of constraint: NewConstraint, frame: (CanvasItem) -> Rect
  ) -> [CanvasLine] {
    guard let first = item(constraint.first.item) else { return [] }
    guard let side = constraint.second else {
      return constraint.first.attribute.isSize
        ? [size(of: first, constraint.first.attribute, constraint, frame(first))] : []
    }
    guard let second = item(side.item) else { return [] }
    if constraint.first.attribute.isSize, side.attribute.isSize {
      return sizes(first, second, side.attribute, constraint, frame)
    }
    return [distance(first, second, side.attribute, constraint, frame)]
  }

  private func sizes(
    _ first: CanvasItem, _ second: CanvasItem, _ attribute: LayoutAttribute,
    _ constraint: NewConstraint, _ frame: (CanvasItem) -> Rect
  ) -> [CanvasLine] {
    var line = size(of: first, constraint.first.attribute, constraint, frame(first))
    line.label = constraint.factor(with: "+")
    // The proportions of one item are a single number.
    guard first.id != second.id else { return [line] }
    line.isShared = true
    var other = size(of: second, attribute, constraint, frame(second))
    other.label = line.label
    other.isShared = true
    return [line, other]
  }

  private func size(
    of item: CanvasItem, _ attribute: LayoutAttribute, _ constraint: NewConstraint, _ frame: Rect
  ) -> CanvasLine {
    let isHorizontal = attribute.isHorizontal
    return CanvasLine(
      kind: .size, isVertical: !isHorizontal, span: frame.range(horizontal: isHorizontal),
      room: frame.range(horizontal: !isHorizontal), label: constraint.constant.shown,
      relation: constraint.relation, priority: constraint.priority)
  }

  private func distance(
    _ first: CanvasItem, _ second: CanvasItem, _ attribute: LayoutAttribute,
    _ constraint: NewConstraint, _ frame: (CanvasItem) -> Rect
  ) -> CanvasLine {
    let isHorizontal = constraint.first.attribute.isHorizontal
    let isMirrored = holder(of: first.id, second.id)?.isRightToLeft == true
    let (one, other) = (frame(first), frame(second))
    let from = first.place(of: constraint.first.attribute, at: one, isMirrored: isMirrored)
    let to = second.place(of: attribute, at: other, isMirrored: isMirrored)
    let across = (one.range(horizontal: !isHorizontal), other.range(horizontal: !isHorizontal))
    var line = CanvasLine(
      from: from, to: to, isHorizontal: isHorizontal,
      along: (one.range(horizontal: isHorizontal), other.range(horizontal: isHorizontal)),
      across: across,
      inner: isInside(first, second) ? across.0 : isInside(second, first) ? across.1 : nil,
      label: constraint.factor(with: ""), relation: constraint.relation,
      priority: constraint.priority)
    if line.kind == .alignment, constraint.constant == 0, constraint.multiplier.value == 1 {
      line.label = ""
    }
    return line
  }
}

extension CanvasItem {
  /// Where an edge, a centre or a baseline is if the item has a frame.
  fileprivate func place(
    of attribute: LayoutAttribute, at frame: Rect, isMirrored: Bool
  ) -> Double {
    var item = self
    item.frame = frame
    let origin = CanvasItem("", in: nil, frame: Rect(x: 0, y: 0, width: 0, height: 0))
    let mirrored = isMirrored && attribute.isDirectional
    let value = item.value(of: attribute, in: origin, isMirrored: mirrored)
    return mirrored ? -value : value
  }
}

extension NewConstraint {
  /// The factor, unless it is 1, and the constant: `8`, `0.5×`, `0.5×+8`.
  /// - Parameter plus: The sign of a constant that is not negative; if empty, a constant without a
  ///   factor is a distance, which has no sign.
  fileprivate func factor(with plus: String) -> String {
    let factor =
      multiplier.value == 1
      ? ""
      : multiplier.text.contains(where: { ":/".contains($0) })
        ? multiplier.text : multiplier.text + "×"
    let isBare = factor.isEmpty && plus.isEmpty
    if constant == 0, !isBare { return factor }
    if isBare { return constant.magnitude.shown }
    return factor + (constant < 0 ? "-" : "+") + constant.magnitude.shown
  }
}

extension LayoutAttribute {
  fileprivate var isSize: Bool { self == .width || self == .height }
}

extension Rect {
  fileprivate func range(horizontal: Bool) -> ClosedRange<Double> {
    horizontal ? min(x, maxX)...max(x, maxX) : min(y, maxY)...max(y, maxY)
  }
}

extension Double {
  /// The number rounded to tenths of a point.
  fileprivate var shown: String { decimal(places: 1) }
}
