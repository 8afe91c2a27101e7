/// An optional constraint in a program, with the cost of its violation.
struct Wish: Sendable {
  var priority: Priority
  var rank: Int
  /// The index of its row in the component.
  var index: Int
  var cost: Tableau.Cost

  /// Whether the tie-break level minimises the left violation before the right one: the first to
  /// yield is last.
  static func decidesBefore(_ left: Wish, _ right: Wish) -> Bool {
    if left.priority != right.priority { return left.priority > right.priority }
    return left.rank != right.rank ? left.rank > right.rank : left.index > right.index
  }
}
