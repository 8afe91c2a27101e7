import InterfaceBuilder
import Wording

/// What the rounding of frames to pixels means for constraints.
extension Canvas {
  /// By how many points a constraint that holds may be off in the drawing, only since frames end at
  /// pixels.
  func roundingError(of constraint: NewConstraint) -> Double {
    let holder = holder(of: constraint.first.item, constraint.second?.item)?.id
    func error(_ side: NewConstraint.Side) -> Double {
      side.item == holder && side.attribute.kind != .size ? 0 : pixelError
    }
    return error(constraint.first)
      + abs(constraint.multiplier.value) * (constraint.second.map(error) ?? 0)
  }

  /// Whether the items of a constraint are drawn where the layout has them, along the axis of the
  /// constraint.
  func isDrawnInPlace(_ constraint: NewConstraint) -> Bool {
    guard let holder = holder(of: constraint.first.item, constraint.second?.item) else {
      return false
    }
    return [constraint.first, constraint.second].compactMap(\.self).allSatisfy { side in
      guard let item = item(side.item) else { return false }
      let places = ends(of: item.frame, in: holder.frame, side.attribute)
      let solved = ends(of: item.solvedFrame, in: holder.solvedFrame, side.attribute)
      // Each view on the way to the holder ends at pixels of its own.
      let error = pixelError * Double(max(1, depth(of: item, in: holder)))
      return abs(places.0 - solved.0) <= error && abs(places.1 - solved.1) <= error
    }
  }

  private func ends(
    of frame: Rect, in around: Rect, _ attribute: LayoutAttribute
  ) -> (Double, Double) {
    attribute.isHorizontal
      ? (frame.x - around.x, frame.maxX - around.x) : (frame.y - around.y, frame.maxY - around.y)
  }

  /// The number of views around an item, up to and with one of them.
  private func depth(of item: CanvasItem, in holder: CanvasItem) -> Int {
    var (depth, here) = (0, item)
    while here.id != holder.id, let next = container(of: here) { (depth, here) = (depth + 1, next) }
    return depth
  }

  /// A ratio of two lengths with the fewest digits that leads to the same pixels; nil unless both
  /// are greater than 0.
  func ratio(_ first: Double, to second: Double) -> Multiplier? {
    guard let exact = Multiplier(ratio: first, to: second) else { return nil }
    if first.isShort, second.isShort { return exact }
    let short = Multiplier(ratio: shortened(first), to: shortened(second))
    let whole = Multiplier(ratio: (first * scale).settled, to: (second * scale).settled)
    let near = [short, whole].compactMap(\.self).filter { ratio in
      abs(ratio.value * second - first) < 0.25 / scale
        && abs(first / ratio.value - second) < 0.25 / scale
    }
    return ([exact] + near).min { $0.text.utf8.count < $1.text.utf8.count }
  }

  /// The part that a length is of another one, with the fewest digits that lead to the same pixel;
  /// nil if the two are equal, or if one is not greater than 0.
  func share(_ length: Double, of whole: Double) -> Multiplier? {
    guard let exact = Multiplier(share: length, of: whole) else { return nil }
    if length.isShort, whole.isShort { return exact }
    let short = [10.0, 100, 1000].map { (length / whole * $0).rounded() / $0 }.first {
      $0 > 0 && abs($0 * whole - length) < 0.25 / scale
    }
    let near = [short.flatMap { Multiplier($0.shortDecimal) }, ratio(length, to: whole)]
    return ([exact] + near.compactMap(\.self)).min { $0.text.utf8.count < $1.text.utf8.count }
  }
}
