/// How an expression is to stand to zero.
public enum Relation: Hashable, Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// A wish about the variables: an expression that is to be zero, at most zero or at least zero.
public struct Constraint: Hashable, Sendable {
  public var expression: Expression
  public var relation: Relation
  public var priority: Priority

  /// Which of two tied constraints yields: the one with the lower rank.
  ///
  /// Ranks decide only where the priorities leave a choice. Of two equal ranks, the constraint
  /// that was added first yields.
  public var rank: Int

  /// The constraint `expression relation 0`.
  public init(
    _ expression: Expression, _ relation: Relation, priority: Priority = .required, rank: Int = 0
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.rank = rank
  }

  /// The constraint `left relation right`.
  public init(
    _ left: some Linear, _ relation: Relation, _ right: some Linear,
    priority: Priority = .required, rank: Int = 0
  ) {
    self.init(left.expression - right.expression, relation, priority: priority, rank: rank)
  }

  /// The constraint `left relation number`.
  public init(
    _ left: some Linear, _ relation: Relation, _ number: Double,
    priority: Priority = .required, rank: Int = 0
  ) {
    self.init(left.expression - number, relation, priority: priority, rank: rank)
  }
}

extension Relation: CustomStringConvertible {
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension Constraint: CustomStringConvertible {
  public var description: String {
    var left = expression
    left.constant = 0
    let text = "\(left) \(relation) \(plain(0 - expression.constant))"
    return priority.isRequired ? text : "\(text) @ \(priority)"
  }
}
