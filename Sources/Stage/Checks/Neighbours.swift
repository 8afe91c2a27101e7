/// A way in which two items may lie beside each other: on an axis, in one order.
struct Neighbours: Sendable {
  let isHorizontal: Bool
  /// The distance from the end of one to the beginning of the other.
  let gap: EdgeExpression
  /// Their lengths along the axis, that of the one before first.
  let lengths: (EdgeExpression, EdgeExpression)
  /// On the other axis they have something in common.
  let facing: [EdgeCondition]

  /// The four ways.
  static let all = [
    side(.first, .second), above(.first, .second), side(.second, .first), above(.second, .first),
  ]

  private static func side(_ before: EdgePlace, _ after: EdgePlace) -> Neighbours {
    Neighbours(
      isHorizontal: true, gap: after.left - before.right, lengths: (before.width, after.width),
      facing: [before.bottom > after.top, after.bottom > before.top])
  }

  private static func above(_ before: EdgePlace, _ after: EdgePlace) -> Neighbours {
    Neighbours(
      isHorizontal: false, gap: after.top - before.bottom, lengths: (before.height, after.height),
      facing: [before.right > after.left, after.right > before.left])
  }
}
