/// A constraint to be added: its record, and its row in the scale of the record.
struct ConstraintDraft: Sendable {
  var record = Record()
  /// The terms by column, each column once, without zeros.
  private(set) var entries: [Entry] = []
  private(set) var constant = 0.0

  mutating func begin(_ constraint: Constraint) {
    record = Record(
      rank: constraint.rank, priority: constraint.priority, relation: constraint.relation)
    entries.removeAll(keepingCapacity: true)
  }

  /// Adds a multiple of a variable.
  mutating func add(_ coefficient: Double, column: Column) {
    var place = entries.count
    while place > 0, entries[place - 1].column > column { place -= 1 }
    if place > 0, entries[place - 1].column == column {
      entries[place - 1].coefficient += coefficient
    } else if place == entries.count {
      entries.append(Entry(column: column, coefficient: coefficient))
    } else {
      entries.insert(Entry(column: column, coefficient: coefficient), at: place)
    }
  }

  /// Scales the row, after the whole expression was added.
  mutating func finish(constant given: Double) throws(Refusal) {
    var largest = 0.0
    for entry in entries {
      guard entry.coefficient.isFinite else { throw .notFinite }
      largest = max(largest, abs(entry.coefficient))
    }
    guard given.isFinite else { throw .notFinite }
    if largest > 0 {
      record.scale = Double(sign: .plus, exponent: largest.exponent, significand: 1)
    }
    let factor = record.factor
    var hasZeros = false
    for index in entries.indices {
      hasZeros = hasZeros || entries[index].coefficient == 0
      entries[index].coefficient *= factor
    }
    if hasZeros { entries.removeAll { $0.coefficient == 0 } }
    constant = given * factor
    guard abs(constant) <= Tolerance.largestConstant else { throw .tooLarge(given) }
  }
}
