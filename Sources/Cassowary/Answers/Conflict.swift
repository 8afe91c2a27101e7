/// A minimal set of hard demands that can't all be met: take any one away, and the rest can.
///
/// The bounds of restricted variables belong to every conflict silently; they are never named.
public struct Conflict: Error, Hashable, Sendable {
  /// Constraints in order of addition, then edited variables in order of creation, then the
  /// refused constraint.
  public var members: [Member]

  /// For each member the change of its constant that alone would resolve the conflict: of the
  /// constant of a constraint's expression (on the left side, in points), or of an edit's value.
  /// What was refused is changed from what it was to be, everything else from what it is. Empty if
  /// the changes are too small for the numbers that they belong to.
  public var repairs: [Double]

  public init(members: [Member], repairs: [Double] = []) {
    self.members = members
    self.repairs = repairs
  }

  /// Conflicts are equal if they name the same members.
  public static func == (left: Conflict, right: Conflict) -> Bool {
    left.members == right.members
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(members) }

  public enum Member: Hashable, Comparable, Sendable {
    /// A required constraint of the solver.
    case constraint(Solver.Handle)
    /// The value that an edit gives, or was to give, to a variable.
    case edit(Variable)
    /// The constraint that was refused and has no handle therefore.
    case new
  }
}

/// Why the solver refused an operation. Its state is as it was before.
public enum Refusal: Error, Hashable, Sendable {
  /// The required constraints could not all be met.
  case conflict(Conflict)
  /// A coefficient, a constant or an edit value is NaN or infinite.
  case notFinite
  /// A constant or an edit value is larger than ``Solver/largestConstant`` in the unit of the
  /// constraint's largest coefficient.
  case tooLarge(Double)

  /// The conflict, if that was the reason.
  public var conflict: Conflict? {
    if case .conflict(let conflict) = self { conflict } else { nil }
  }
}

extension Refusal: CustomStringConvertible {
  public var description: String {
    switch self {
    case .conflict(let conflict): conflict.description
    case .notFinite: "a coefficient, a constant or a value is not a finite number"
    case .tooLarge(let number):
      "\(plain(number)) is too large: numbers go up to \(plain(Solver.largestConstant))"
    }
  }
}

extension Conflict: CustomStringConvertible {
  public var description: String {
    "can't all be met: " + members.map { "\($0)" }.joined(separator: ", ")
  }
}

extension Conflict.Member: CustomStringConvertible {
  public var description: String {
    switch self {
    case .constraint(let handle): "\(handle)"
    case .edit(let variable): "the value of \(variable)"
    case .new: "the new constraint"
    }
  }
}
