/// What the solver keeps of a constraint besides its row.
///
/// The row is the constraint's expression over a power of two (so that its largest coefficient
/// is about 1, and no bit is lost), with the sign that makes it `row >= 0` or `row == 0`.
struct Record: Sendable {
  /// The number of constraints that were added before.
  var index = 0
  /// Points per unit of the row.
  var scale = 1.0
  var rank = 0
  var priority = Priority.required
  var relation = Relation.equal
  /// The silent bound of a restricted variable.
  var isBound = false
  /// Whether the row was nonbasic in the last optimum: where the search for the next one begins.
  var wasNonbasic = false
  /// Where the solver watches a row in which only parameters are left; -1 where it need not.
  var watch: Int32 = -1

  var isEquality: Bool { relation == .equal }
  var isRequired: Bool { priority.isRequired }

  var role: Elimination.Role { isEquality && isRequired ? .equality : .row }

  /// The sign between the expression and the row.
  var sign: Double { relation == .lessThanOrEqual ? -1 : 1 }

  /// By how much the row may miss zero because of rounding, at a level of size `magnitude`.
  static func tolerance(constant: Double, magnitude: Double) -> Double {
    1e-9 * max(1, abs(constant)) + 1.5e-14 * magnitude
  }
}
