/// A set of required constraints and edits that can't all be met. It is usually minimal: without
/// any one of them, the others can be met.
///
/// The bounds of restricted variables take part in conflicts, but are never named as members.
public struct Conflict: Error, Hashable, Sendable {
  /// The constraints in order of addition, then the edited variables in order of creation, then the
  /// constraint that was refused.
  public var members: [Member]

  /// For each member, the change of its constant that alone resolves the conflict, in points.
  ///
  /// The constant is that of the constraint's expression, on the left side of the relation, or the
  /// value of the edit. For a constraint or an edit that was refused, the change is relative to the
  /// constant or value that was asked for; for all others, relative to the present one. The list is
  /// empty if the changes are too small to be told from rounding errors.
  public var repairs: [Double]

  /// Whether each member is known to be needed for the conflict. This is false if a search gave up,
  /// after far more pivots than programs of that size take, or if coefficients differ so much in
  /// size that rounding errors hide which members are needed. The repairs may then be too small.
  public var isMinimal: Bool

  /// A conflict among some members, minimal and with no repairs unless these are given.
  public init(members: [Member], repairs: [Double] = [], isMinimal: Bool = true) {
    self.members = members
    self.repairs = repairs
    self.isMinimal = isMinimal
  }

  /// Conflicts are equal if they name the same members.
  public static func == (left: Conflict, right: Conflict) -> Bool {
    left.members == right.members
  }

  /// Hashes the members, so that equal conflicts have equal hashes.
  public func hash(into hasher: inout Hasher) { hasher.combine(members) }

  /// A required constraint or an edit in a conflict.
  public enum Member: Hashable, Comparable, Sendable {
    /// A required constraint of the solver.
    case constraint(ConstraintHandle)
    /// The value of an edited variable, or the value that was asked for.
    case edit(Variable)
    /// The constraint that was refused. It has no handle, since it was not added.
    case new
  }
}

extension Conflict: CustomStringConvertible {
  /// The conflict in words, such as `can't all be met: c0, c3, the value of v1`.
  public var description: String {
    "can't all be met: " + members.map { "\($0)" }.joined(separator: ", ")
  }
}

extension Conflict.Member: CustomStringConvertible {
  /// The member as it is named in a conflict's description.
  public var description: String {
    switch self {
    case .constraint(let handle): "\(handle)"
    case .edit(let variable): "the value of \(variable)"
    case .new: "the new constraint"
    }
  }
}
