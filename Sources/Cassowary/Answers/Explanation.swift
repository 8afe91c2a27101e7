/// A value as a sum over the constraints and edits that determine it.
///
/// `value` is the sum of `coefficient * constant` over the terms. If a term's constant grew by one,
/// the value would grow by its coefficient, as long as the same constraints stay binding.
public struct Explanation: Hashable, Sendable {
  /// The constraint or the edit that a term comes from.
  public enum Source: Hashable, Comparable, Sendable {
    /// A constraint that is binding or violated.
    case constraint(ConstraintHandle)
    /// The edit of a variable.
    case edit(Variable)
  }

  /// A part of the value: a coefficient times a constant.
  public struct Term: Hashable, Sendable {
    /// The constraint or the edit that the term comes from.
    public var source: Source
    /// The change of the value for each unit that is added to the constant.
    public var coefficient: Double
    /// The right side of the constraint (its expression's constant, negated), or the edit's value.
    public var constant: Double
  }

  /// The value that is explained.
  public var value: Double
  /// Constraints in order of addition, then edits in order of creation of their variables.
  public var terms: [Term]
}
