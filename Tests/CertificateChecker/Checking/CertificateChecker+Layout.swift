import Certificates

/// What is claimed of the layout itself.
extension CertificateChecker {
  /// Whether a row is not met at an end, and to which side: -1, 0 or 1.
  func missSign(_ row: Int, _ value: Fraction) -> Int {
    guard value.magnitude >= Self.tolerance else { return 0 }
    switch program.rows[row].relation {
    case .equal: return value.sign
    case .greaterThanOrEqual: return min(value.sign, 0)
    case .lessThanOrEqual: return max(value.sign, 0)
    }
  }

  /// To which sides a row is missed at the ends of the range.
  func missSigns(_ row: Int) -> (first: Int, last: Int) {
    (missSign(row, values[row].first), missSign(row, values[row].last))
  }

  func isMissed(_ row: Int) -> Bool { missSigns(row) != (0, 0) }

  /// Whether a row is zero at both ends, and so between them.
  func isTight(_ row: Int) -> Bool {
    values[row].first.magnitude < Self.tolerance && values[row].last.magnitude < Self.tolerance
  }

  /// Every required row is met over the whole range.
  func checkLayout() throws(Fault) {
    for row in rows.indices where program.rows[row].priority == nil {
      let signs = missSigns(row)
      let (length, value) =
        signs.first != 0
        ? (claim.range.lowerBound, values[row].first)
        : (claim.range.upperBound, values[row].last)
      guard !isMissed(row) else {
        throw Fault("row \(row) is required, and the layout misses it at \(length) by \(value)")
      }
    }
  }

  /// No optional row is in two parts; what is missed is in a part, or equations alone say so.
  func checkParts() throws(Fault) {
    var partOfRow: [Int: Int] = [:]
    for (number, part) in claim.parts.enumerated() {
      for row in part.rows {
        guard rows.indices.contains(row), program.rows[row].priority != nil else {
          throw Fault("row \(row) of part \(number) is no optional row")
        }
        guard partOfRow[row] == nil else { throw Fault("row \(row) is in two parts") }
        partOfRow[row] = number
      }
    }
    for row in rows.indices where program.rows[row].priority != nil && isMissed(row) {
      if let number = partOfRow[row] {
        let (signs, level) = (missSigns(row), program.rows[row].priority)
        guard signs.first * signs.last >= 0 else {
          throw Fault("row \(row) is missed to both sides within the range")
        }
        guard claim.parts[number].proofs.contains(where: { $0.level == level }) else {
          throw Fault("row \(row) is missed, and part \(number) has no proof of its level")
        }
      } else if !equations.contains(rows[row]) {
        throw Fault("row \(row) is missed, is in no part, and equations don't fix it")
      }
    }
  }

  /// A variable is only determined if it follows from the rows that are zero in every best layout.
  func checkDetermined(by held: Span) throws(Fault) {
    var numbers = Set(program.given.map(\.variable))
    numbers.insert(program.parameter)
    for variable in claim.layout.indices
    where claim.isDetermined[variable] && !numbers.contains(variable) {
      guard held.contains(LinearForm(variable: variable)) else {
        throw Fault("the variable \(variable) does not follow from the rows that are held")
      }
    }
  }
}
