/// A sum of a rule over the places of certain views.
struct PlacedSum: Sendable {
  /// The sum without its gaps.
  private(set) var edges = EdgeExpression(0)
  /// The gaps: each is the greatest of its distances.
  private var gaps: [(factor: Double, distances: [EdgeExpression])] = []

  /// - Parameters:
  ///   - place: The place of a name.
  ///   - isRightToLeft: Whether views begin at the right.
  init(_ sum: ContractSum, isRightToLeft: Bool, place: (ContractName) -> EdgePlace) {
    edges = edges + sum.constant
    for (quantity, factor) in sum.parts {
      switch quantity {
      case .screen(.horizontal): edges = edges + factor * EdgePlace.screen.width
      case .screen(.vertical): edges = edges + factor * EdgePlace.screen.height
      case .attribute(let name, let attribute):
        edges = edges + factor * attribute.expression(of: place(name), isRightToLeft: isRightToLeft)
      case .gap(let one, let other):
        addGap(factor, Self.distances(between: place(one), and: place(other)))
      }
    }
  }

  /// The distances between two views from left to right and from top to bottom, of which those are
  /// negative where the views lie the other way round, or beside each other.
  private static func distances(
    between one: EdgePlace, and other: EdgePlace
  ) -> [EdgeExpression] {
    // In the same order for both ways of writing it.
    let (one, other) = one.rawValue < other.rawValue ? (one, other) : (other, one)
    return [
      other.left - one.right, one.left - other.right, other.top - one.bottom,
      one.top - other.bottom,
    ]
  }

  private mutating func addGap(_ factor: Double, _ distances: [EdgeExpression]) {
    if let index = gaps.firstIndex(where: { $0.distances == distances }) {
      gaps[index].factor += factor
    } else {
      gaps.append((factor, distances))
    }
  }

  static func - (one: PlacedSum, other: PlacedSum) -> PlacedSum {
    var difference = one
    difference.edges = one.edges - other.edges
    for gap in other.gaps { difference.addGap(-gap.factor, gap.distances) }
    return difference
  }

  /// The sum with the other sign.
  var negative: PlacedSum {
    var negative = self
    negative.edges = -1 * edges
    negative.gaps = gaps.map { (-$0.factor, $0.distances) }
    return negative
  }

  /// The value at a screen, in points.
  func value(in reading: GeometricReading) -> Double {
    gaps.reduce(reading[edges]) { sum, gap in
      sum + gap.factor * (gap.distances.map { reading[$0] }.max() ?? 0)
    }
  }

  /// When the sum is less than a number: one of these lists of conditions holds.
  ///
  /// A gap that counts for more makes the sum greater with each of its distances, so that it has to
  /// be small with all of them; one that counts against it has to be great with any of them.
  func isLess(than number: Double) -> [[EdgeCondition]] {
    let (against, forMore) = (gaps.filter { $0.factor < 0 }, gaps.filter { $0.factor > 0 })
    return Self.choices(of: against, addedTo: edges).map { sum in
      Self.choices(of: forMore, addedTo: sum).map { $0 < number }
    }
  }

  /// A sum with one distance of each gap, for all ways to choose them.
  private static func choices(
    of gaps: [(factor: Double, distances: [EdgeExpression])], addedTo sum: EdgeExpression
  ) -> [EdgeExpression] {
    gaps.reduce([sum]) { sums, gap in
      sums.flatMap { sum in gap.distances.map { sum + gap.factor * $0 } }
    }
  }
}

extension ContractSum.Attribute {
  fileprivate func expression(of place: EdgePlace, isRightToLeft: Bool) -> EdgeExpression {
    switch self {
    case .left: place.left
    case .right: place.right
    case .top: place.top
    case .bottom: place.bottom
    // From the side at which reading begins, so that a rule says from right to left what the
    // constraint of the same words does.
    case .leading: isRightToLeft ? EdgePlace.screen.right - place.right : place.left
    case .trailing: isRightToLeft ? EdgePlace.screen.right - place.left : place.right
    case .width: place.width
    case .height: place.height
    case .centerX: 0.5 * place.doubledMiddleX
    case .centerY: 0.5 * place.doubledMiddleY
    }
  }
}
