/// Why a value is what it is: a sum over constraints and edits.
///
/// `value` is the sum of `coefficient * constant` over the terms. If a term's constant grew by
/// one, the value would grow by its coefficient, as long as the same constraints stay binding.
public struct Explanation: Hashable, Sendable {
  /// What a term comes from.
  public enum Source: Hashable, Comparable, Sendable {
    case constraint(Solver.Handle)
    case edit(Variable)
  }

  public struct Term: Hashable, Sendable {
    public var source: Source
    public var coefficient: Double
    /// The right side of the constraint (its expression's constant, negated), or the edit's value.
    public var constant: Double
  }

  public var value: Double
  /// Constraints in order of addition, then edits in order of creation of their variables.
  public var terms: [Term]
}
