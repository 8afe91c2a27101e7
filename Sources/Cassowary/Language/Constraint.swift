/// The relation between the two sides of a constraint.
public enum Relation: Hashable, Sendable {
  /// The left side is at most the right side.
  case lessThanOrEqual
  /// Both sides are equal.
  case equal
  /// The left side is at least the right side.
  case greaterThanOrEqual
}

/// A linear equation or inequality: an expression that is zero, at most zero or at least zero.
public struct Constraint: Hashable, Sendable {
  /// The left side; the right side is zero.
  public var expression: Expression
  /// The relation between the expression and zero.
  public var relation: Relation
  /// The strength of the constraint.
  public var priority: Priority

  /// The order in which tied constraints yield: the one with the lower rank yields first.
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
  /// The relation as `<=`, `==` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension Constraint: CustomStringConvertible {
  /// The constraint with its constant on the right side, such as `v0 - 2 * v1 >= 10 @ 750`.
  public var description: String {
    var left = expression
    left.constant = 0
    let text = "\(left) \(relation) \(plain(0 - expression.constant))"
    return priority.isRequired ? text : "\(text) @ \(priority)"
  }
}
