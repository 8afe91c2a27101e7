/// An unknown of the system: a number that the solver finds.
///
/// A variable is made by a solver, and belongs to it and to its copies.
public struct Variable: Hashable, Comparable, Sendable {
  /// The variable's place in the order in which its solver made them.
  public let index: Int

  public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}
