/// The rows that were nonbasic at their components' last optima: a search for the next optimum
/// begins there.
///
/// The answer does not depend on it: there is one optimum, and its numbers come from the rows that
/// are tight there.
struct Basis: Sendable {
  private var nonbasic = Table<Row, Bool>()

  func contains(_ row: Row) -> Bool { row.place < nonbasic.count && nonbasic[row] }

  mutating func set(_ row: Row, isNonbasic: Bool) {
    nonbasic.grow(to: row.place + 1, with: false)
    nonbasic[row] = isNonbasic
  }
}
