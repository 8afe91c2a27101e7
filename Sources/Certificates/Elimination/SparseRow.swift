/// A linear function of variables and of the parameter: a coefficient for each variable that it
/// has, ascending, and a constant and a slope besides.
struct SparseRow: Sendable {
  struct Entry: Sendable {
    let variable: Int
    var coefficient: Rational
  }

  var entries: [Entry] = []
  var value = AffineValue()
}

extension SparseRow {
  /// A row of a program, in which given variables are numbers; nil if a number is not finite.
  /// - Parameter given: The values of the given variables.
  init?(_ row: Program.Row, parameter: Int, given: [Int: Rational]) {
    guard let constant = Rational(exactly: row.constant) else { return nil }
    value.constant = constant
    for term in row.terms {
      guard let coefficient = Rational(exactly: term.coefficient) else { return nil }
      if term.variable == parameter {
        value.slope += coefficient
      } else if let number = given[term.variable] {
        value.constant += coefficient * number
      } else {
        entries.append(Entry(variable: term.variable, coefficient: coefficient))
      }
    }
    entries.sort { $0.variable < $1.variable }
    joinEntries()
  }

  /// One variable.
  init(variable: Int) { entries = [Entry(variable: variable, coefficient: .one)] }

  private mutating func joinEntries() {
    var joined: [Entry] = []
    for entry in entries {
      if joined.last?.variable == entry.variable {
        joined[joined.count - 1].coefficient += entry.coefficient
      } else {
        joined.append(entry)
      }
    }
    entries = joined.filter { !$0.coefficient.isZero }
  }

  /// Adds a multiple of another row.
  mutating func add(_ other: SparseRow, times factor: Rational, within budget: WorkBudget) {
    guard !factor.isZero, !budget.isSpent else { return }
    var work = 0
    var sum: [Entry] = []
    sum.reserveCapacity(entries.count + other.entries.count)
    var place = 0
    for entry in other.entries {
      while place < entries.count, entries[place].variable < entry.variable {
        sum.append(entries[place])
        place += 1
      }
      let addend = factor * entry.coefficient
      work += addend.work
      if place < entries.count, entries[place].variable == entry.variable {
        let coefficient = entries[place].coefficient + addend
        work += coefficient.work
        if !coefficient.isZero {
          sum.append(Entry(variable: entry.variable, coefficient: coefficient))
        }
        place += 1
      } else {
        sum.append(Entry(variable: entry.variable, coefficient: addend))
      }
    }
    sum += entries[place...]
    entries = sum
    value.add(other.value, times: factor)
    budget.spend(work + value.work)
  }

  /// The value at an assignment of all variables.
  func value(at layout: [AffineValue], within budget: WorkBudget) -> AffineValue {
    var sum = value
    for entry in entries where !budget.isSpent {
      sum.add(layout[entry.variable], times: entry.coefficient)
      budget.spend(sum.work)
    }
    return sum
  }
}
