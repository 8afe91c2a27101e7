/// An optional constraint in a program, with the cost of its violation.
struct Wish: Sendable {
  var priority: Priority
  var rank: Int
  /// Its place among the component's rows.
  var index: Int
  var cost: Tableau.Cost

  /// The order in which the tie-break level makes violations small: the first to yield is last.
  static func decidesBefore(_ left: Wish, _ right: Wish) -> Bool {
    if left.priority != right.priority { return left.priority > right.priority }
    return left.rank != right.rank ? left.rank > right.rank : left.index > right.index
  }
}
