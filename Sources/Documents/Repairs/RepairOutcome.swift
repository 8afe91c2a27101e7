import Stage

/// What is still wrong after a repair of a conflict.
package struct RepairOutcome: Equatable, Sendable {
  /// The problems that are left, by their severity. Hints don't count.
  package let errors: Int
  package let warnings: Int
  /// The constraints of conflicts that are left out.
  package let leftOut: [SceneConstraint]

  init(_ problems: [LayoutProblem]) {
    errors = problems.count { $0.severity == .error }
    warnings = problems.count { $0.severity == .warning }
    leftOut = problems.compactMap(\.broken)
  }

  /// `nothing is wrong then`
  package var words: String {
    switch errors + warnings {
    case 0: "nothing is wrong then"
    case 1: "one problem is left"
    case let count: "\(count) problems are left"
    }
  }
}
