/// An unknown of the system: a number that the solver finds.
///
/// A variable is made by a solver, and belongs to it and to its copies.
public struct Variable: Hashable, Comparable, Sendable {
  /// The variable's place in the order in which its solver made them.
  public let index: Int

  /// The place in the solver's ledger at which the variable was created; a hint, not an identity.
  let hint: Int

  /// Variables of one solver are the same if they have the same index.
  public static func == (left: Variable, right: Variable) -> Bool { left.index == right.index }

  /// Variables are ordered as they were made.
  public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }

  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

extension Variable: CustomStringConvertible {
  /// The variable as it is named in descriptions: `v` and its index.
  public var description: String { "v\(index)" }
}
