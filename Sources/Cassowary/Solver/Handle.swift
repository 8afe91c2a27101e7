extension Solver {
  /// Names a constraint that was added to a solver, in it and in its copies.
  ///
  /// Handles are ordered as their constraints were added.
  public struct Handle: Hashable, Comparable, Sendable {
    /// The number of constraints that the solver had added before.
    public let index: Int

    /// What the solver's ledger calls the constraint.
    let name: Int
    /// Where the ledger held the constraint when it was added; a hint, not an identity.
    let hint: Int

    public static func == (left: Handle, right: Handle) -> Bool { left.index == right.index }

    public static func < (left: Handle, right: Handle) -> Bool { left.index < right.index }

    public func hash(into hasher: inout Hasher) { hasher.combine(index) }
  }
}

extension Solver.Handle: CustomStringConvertible {
  public var description: String { "c\(index)" }
}
