/// The name of a constraint that was added to a solver, in it and in its copies.
///
/// Handles are ordered as their constraints were added.
public struct ConstraintHandle: Hashable, Comparable, Sendable {
  /// The number of constraints that the solver had added before.
  public let index: Int

  /// The constraint's name in the solver's ledger.
  let name: Int
  /// The place in the ledger at which the constraint was added; a hint, not an identity.
  let hint: Int

  /// Handles of one solver are the same if they have the same index.
  public static func == (left: ConstraintHandle, right: ConstraintHandle) -> Bool {
    left.index == right.index
  }

  /// Whether the left constraint was added before the right one.
  public static func < (left: ConstraintHandle, right: ConstraintHandle) -> Bool {
    left.index < right.index
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

extension ConstraintHandle: CustomStringConvertible {
  /// The handle as it is named in conflicts and dumps: `c` and its index.
  public var description: String { "c\(index)" }
}
