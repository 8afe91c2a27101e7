import AutoLayout

extension NSLayoutConstraint.Relation {
  /// The relation that follows, in a ring: equal, at most, at least.
  public var next: Self {
    switch self {
    case .equal: .lessThanOrEqual
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .equal
    }
  }

  /// The relation as a sign: `<=`, `==` or `>=`.
  public var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
