/// How a row stands at a layout, over a whole piece of lengths.
enum Standing: Equatable, Sendable {
  /// It is zero.
  case tight
  /// It is met and not zero.
  case slack
  /// It is missed: it is less than zero (-1) or greater (1).
  case missed(sign: Int)

  /// A row that misses by less is met, in points: less than any screen shows, and more than what
  /// rounding makes of a layout's numbers.
  static let tolerance = 1e-6
  /// What rounding errors may make of a layout or of a proof, in points.
  static let leastMiss = 1e-3

  /// - Parameter value: The value of the row in the middle of the piece.
  init(of row: Program.Row, value: Double) {
    let sign = abs(value) <= Self.tolerance ? 0 : value < 0 ? -1 : 1
    switch (row.relation, sign) {
    case (_, 0): self = .tight
    case (.greaterThanOrEqual, 1), (.lessThanOrEqual, -1): self = .slack
    default: self = .missed(sign: sign)
    }
  }

  /// Whether an exact value of the row agrees.
  func agrees(with value: Rational, _ relation: Program.Relation) -> Bool {
    let tolerance = Self.exactTolerance
    switch self {
    case .tight: return value.magnitude < tolerance
    case .slack: return relation == .lessThanOrEqual ? value < tolerance : -value < tolerance
    case .missed(let sign): return sign < 0 ? value < tolerance : -value < tolerance
    }
  }

  private static let exactTolerance = Rational.small(1, 1_000_000)
}

extension Program.Relation {
  /// What the miss of a row can change by for each point by which the row grows where it is zero:
  /// from -1 to 1, as far as the relation asks.
  var slopes: (least: Int, greatest: Int) {
    switch self {
    case .equal: (-1, 1)
    case .greaterThanOrEqual: (-1, 0)
    case .lessThanOrEqual: (0, 1)
    }
  }
}
