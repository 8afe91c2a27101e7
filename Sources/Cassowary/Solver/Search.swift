/// What a search has seen, marked with the search's number so that nothing is ever cleared.
struct Search: Sendable {
  private var number = 0
  private var variables: [Int] = []
  private var rows: [Int] = []

  mutating func begin(variables variableCount: Int, rows rowCount: Int) {
    number += 1
    while variables.count < variableCount { variables.append(0) }
    while rows.count < rowCount { rows.append(0) }
  }

  /// False if the variable has been seen.
  mutating func visit(variable: Int) -> Bool {
    guard variables[variable] != number else { return false }
    variables[variable] = number
    return true
  }

  /// False if the row has been seen.
  mutating func visit(row: Int) -> Bool {
    guard rows[row] != number else { return false }
    rows[row] = number
    return true
  }
}
