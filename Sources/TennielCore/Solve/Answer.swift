/// What the program says about a line.
enum Answer: Equatable, Sendable {
  /// Nothing but that it is done.
  case done
  /// The line can't be read, or asks for what isn't there.
  case error(String)
  /// The required constraints can't all be met; nothing has changed.
  case refused(Name, Clash)
  /// The values of all variables, and by how many points constraints are missed.
  case solution(names: [Name], values: [Double], violations: [Miss])
  /// A value as a sum over constraints and edits.
  case explanation(Subject, value: Double, terms: [Term])
  /// What the priorities leave open.
  case ambiguity([Choice], groups: [[Name]])
  /// The answers for all values of an edited variable.
  case sweep([Piece], conflicts: [Gap])

  /// What stands before a variable's name where its edited value is meant.
  static let editPrefix = "edit "
}

// MARK: - What answers are made of

extension Answer {
  /// A minimal set of constraints and edits that can't all be met.
  struct Clash: Equatable, Sendable {
    var members: [Name]
    /// For each member the change of its right side or value that alone would do.
    var repairs: [Double]
  }

  struct Miss: Equatable, Sendable {
    var id: Name
    var distance: Double
  }

  /// What an explanation is of.
  enum Subject: Equatable, Sendable {
    case variable(Name)
    /// The sum of a constraint's terms; `distance` is the room that an inequality has, or by how
    /// many points the constraint is missed.
    case constraint(id: Name, standing: String, distance: Double)
  }

  struct Term: Equatable, Sendable {
    var id: Name
    var coefficient: Double
    var constant: Double
  }

  /// The values that a variable may have; nil where there is no end.
  struct Choice: Equatable, Sendable {
    var name: Name
    var least: Double?
    var greatest: Double?
    /// The priority whose constraints compete for it.
    var tie: Double?
  }

  /// Values of the edited variable at which all variables are affine functions of it.
  struct Piece: Equatable, Sendable {
    var range: ClosedRange<Double>
    var names: [Name]
    var constants: [Double]
    var slopes: [Double]
  }

  /// Values of the edited variable at which the required constraints can't be met.
  struct Gap: Equatable, Sendable {
    var range: ClosedRange<Double>
    var clash: Clash
    /// The value of the edited variable for which the repairs are.
    var value: Double
  }
}
