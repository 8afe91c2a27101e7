/// What the solver keeps of a variable.
struct Unknown: Sendable {
  /// At least zero, silently.
  var isRestricted = false
  /// Fixed by an edit.
  var isParameter = false
  /// The edit's value of a parameter; of any other variable its value in the last answer.
  var value = 0.0
}

/// What the solver keeps of a constraint.
///
/// The row is the constraint's expression over a power of two (so that its largest coefficient
/// is about 1, and no bit is lost), with the sign that makes it `row >= 0` or `row == 0`.
struct Record: Sendable {
  var row = LinearForm()
  /// Points per unit of the row.
  var scale = 1.0
  var relation = Relation.equal
  var priority = Priority.required
  var rank = 0

  /// The row in terms of independent variables and parameters; meaningless while it is stale.
  var reduced = LinearForm()
  var isStale = true

  var isEquality: Bool { relation == .equal }
  var isRequired: Bool { priority.isRequired }

  /// The sign between the expression and the row.
  var sign: Double { relation == .lessThanOrEqual ? -1 : 1 }

  /// By how much the row may miss zero because of rounding, at a level of size `magnitude`.
  static func tolerance(constant: Double, magnitude: Double) -> Double {
    1e-9 * max(1, abs(constant)) + 1.5e-14 * magnitude
  }
}
