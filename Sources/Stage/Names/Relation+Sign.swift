import InterfaceBuilder

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

  /// The name of the case, which is also the word of documents.
  var caseName: String { "\(self)" }

  /// The relation as documents have it.
  package var inDocuments: Constraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
