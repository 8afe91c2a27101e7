/// The rows that were nonbasic at the last optima of their components, with which the search for
/// the next optimum begins.
///
/// The result does not depend on it: there is one optimum, and its numbers come from its tight
/// rows.
struct Basis: Sendable {
  private var nonbasic = Table<Row, Bool>()

  func contains(_ row: Row) -> Bool { row.place < nonbasic.count && nonbasic[row] }

  mutating func set(_ row: Row, isNonbasic: Bool) {
    nonbasic.grow(to: row.place + 1, with: false)
    nonbasic[row] = isNonbasic
  }
}
