/// The answer to a line of input.
enum Answer: Equatable, Sendable {
  /// The operation is done, and has no result.
  case done
  /// The line can't be read, or names something unknown.
  case error(String)
  /// The required constraints can't all be met. Nothing has changed.
  case refused(Name, Clash)
  /// The values of all variables, and the violations of constraints.
  case solution(names: [Name], values: [Double], violations: [Miss])
  /// A value as a sum of terms of constraints and edits.
  case explanation(Subject, value: Double, terms: [Term])
  /// The variables that the constraints do not determine.
  case ambiguity([Choice], groups: [[Name]])

  /// The prefix of a variable's name that means its edit.
  static let editPrefix = "edit "
}

// MARK: - What answers are made of

extension Answer {
  /// A minimal set of constraints and edits that can't all be met.
  struct Clash: Equatable, Sendable {
    var members: [Name]
    /// For each member, the change of its constant or edited value that would resolve the conflict.
    var repairs: [Double]
  }

  struct Miss: Equatable, Sendable {
    var id: Name
    var distance: Double
  }

  /// The value that is explained.
  enum Subject: Equatable, Sendable {
    case variable(Name)
    /// The sum of a constraint's terms. `distance` is the slack of an inequality, or the violation
    /// of the constraint.
    case constraint(id: Name, standing: String, distance: Double)
  }

  struct Term: Equatable, Sendable {
    var id: Name
    var coefficient: Double
    var constant: Double
  }

  /// The range of values of an undetermined variable; nil for an end without a bound.
  struct Choice: Equatable, Sendable {
    var name: Name
    var least: Double?
    var greatest: Double?
    /// The priority of the constraints that compete for it.
    var tie: Double?
  }
}
