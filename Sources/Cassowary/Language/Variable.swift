/// An unknown of the system: a number that the solver finds.
///
/// A variable is made by a solver, and belongs to it and to its copies.
public struct Variable: Hashable, Comparable, Sendable {
  /// The variable's place in the order in which its solver made them.
  public let index: Int

  /// Where the solver's ledger held the variable when it was made; a hint, not an identity.
  let hint: Int

  public static func == (left: Variable, right: Variable) -> Bool { left.index == right.index }

  public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }

  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

extension Variable: CustomStringConvertible {
  public var description: String { "v\(index)" }
}
