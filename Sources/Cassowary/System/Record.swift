/// A constraint without its row.
///
/// The row is the constraint's expression divided by a power of two, so that its largest
/// coefficient is about 1 and no bit is lost, with the sign that makes it `row >= 0` or `row == 0`.
struct Record: Sendable {
  /// The number of constraints added before.
  var index = 0
  /// The number of points in a unit of the row.
  var scale = 1.0
  var rank = 0
  var priority = Priority.required
  var relation = Relation.equal
  /// Whether this is the bound of a restricted variable, which has no name.
  var isBound = false

  var isEquality: Bool { relation == .equal }
  var isRequired: Bool { priority.isRequired }

  var role: Elimination.Role { isEquality && isRequired ? .equality : .row }

  /// The sign between the expression and the row.
  var sign: Double { relation == .lessThanOrEqual ? -1 : 1 }

  /// The number of units of the row for each point of the expression, with its sign.
  var factor: Double { sign / scale }
}
