import Certificates

/// Checks one proof of a part.
struct ProofChecker {
  private let checker: CertificateChecker
  private let proof: Claim.Proof
  /// The optional rows of the part.
  private let rows: [Int]
  private let multipliers: [Int: Fraction]
  private let weights: [Float: Fraction]
  /// What the proof is called in a fault.
  private let name: String

  typealias Fault = CertificateChecker.Fault

  init(_ checker: CertificateChecker, _ proof: Claim.Proof, rows: [Int], part: Int) {
    (self.checker, self.proof, self.rows) = (checker, proof, rows)
    // What is there twice is a fault, which is found before these are read.
    multipliers = Dictionary(
      proof.multipliers.map { ($0.row, $0.number) }, uniquingKeysWith: { first, _ in first })
    weights = Dictionary(
      proof.weights.map { ($0.priority, $0.weight) }, uniquingKeysWith: { first, _ in first })
    name = "part \(part)'s proof of " + (proof.level.map { "level \($0)" } ?? "what is held")
  }

  func check() throws(Fault) {
    try checkWeights()
    try checkMembers()
    for (row, number) in proof.multipliers {
      if checker.program.rows[row].priority == nil { try checkRequired(row, number) }
    }
    for row in rows { try checkOptional(row, multiplier(of: row)) }
    var sum = LinearForm()
    for (row, number) in proof.multipliers { sum.add(checker.rows[row], times: number) }
    if let term = sum.terms.first {
      throw Fault("the sum of \(name) still has the variable \(term.variable)")
    }
  }

  private func multiplier(of row: Int) -> Fraction {
    multipliers[row] ?? .zero
  }

  private func weight(of row: Int) -> Fraction? {
    checker.program.rows[row].priority.flatMap { weights[$0] }
  }

  // MARK: Parts of the check

  /// Weights are not negative, 1 for the level and 0 below it.
  private func checkWeights() throws(Fault) {
    for (place, (priority, weight)) in proof.weights.enumerated() {
      guard !proof.weights[..<place].contains(where: { $0.priority <= priority }) else {
        throw Fault("\(name) does not list its weights from the highest priority on")
      }
      guard weight.sign >= 0 else { throw Fault("\(name) has a negative weight") }
      if let level = proof.level, priority <= level {
        guard weight == (priority == level ? .one : .zero) else {
          throw Fault("\(name) has the weight \(weight) for \(priority)")
        }
      }
    }
    if let level = proof.level, !proof.weights.contains(where: { $0.priority == level }) {
      throw Fault("\(name) has no weight for its level")
    }
  }

  /// The rows are required or belong to the part, and none is there twice.
  private func checkMembers() throws(Fault) {
    var seen: Set<Int> = []
    let own = Set(rows)
    for (row, _) in proof.multipliers {
      guard checker.rows.indices.contains(row) else { throw Fault("\(name) has no row \(row)") }
      guard seen.insert(row).inserted else { throw Fault("\(name) has the row \(row) twice") }
      guard checker.program.rows[row].priority == nil || own.contains(row) else {
        throw Fault("\(name) has the row \(row), which is in another part or in none")
      }
    }
  }

  /// A required row has a multiplier of a sign that its relation allows, and is zero.
  private func checkRequired(_ row: Int, _ number: Fraction) throws(Fault) {
    guard !number.isZero else { return }
    let limits = checker.program.rows[row].relation.limits
    guard number.sign < 0 ? limits.least < 0 : limits.greatest > 0 else {
      throw Fault("\(name) has a multiplier for row \(row) that its relation forbids")
    }
    guard checker.isTight(row) else {
      throw Fault("\(name) has a multiplier for row \(row), which is not zero")
    }
  }

  /// A multiplier is within its weight and its relation's sign; it is that of the miss.
  private func checkOptional(_ row: Int, _ number: Fraction) throws(Fault) {
    guard let weight = weight(of: row) else {
      throw Fault("\(name) has no weight for row \(row)")
    }
    let limits = checker.program.rows[row].relation.limits
    guard number >= weight * Fraction(limits.least), number <= weight * Fraction(limits.greatest)
    else { throw Fault("\(name) has a multiplier for row \(row) beyond its limits") }
    guard !checker.isTight(row) else { return }
    let signs = checker.missSigns(row)
    let sign = signs.first != 0 ? signs.first : signs.last
    guard number == weight * Fraction(sign) else {
      throw Fault("\(name) has another multiplier for row \(row) than its miss")
    }
    // A row that is missed at one end and has room at the other has no multiplier that is right.
    guard sign == 0 || weight.isZero || staysMissed(row, sign) else {
      throw Fault("row \(row) is missed at one end of the range alone")
    }
  }

  private func staysMissed(_ row: Int, _ sign: Int) -> Bool {
    let (first, last) = checker.values[row]
    return [first, last].allSatisfy { $0 * Fraction(sign) > -CertificateChecker.tolerance }
  }

  // MARK: What it shows

  /// The rows that are zero in every best layout: those with a multiplier strictly between its
  /// limits.
  var held: [Int] {
    let required = proof.multipliers.filter {
      checker.program.rows[$0.row].priority == nil && !$0.number.isZero
    }
    let optional = rows.filter { row in
      guard let weight = weight(of: row) else { return false }
      let (limits, number) = (checker.program.rows[row].relation.limits, multiplier(of: row))
      return number > weight * Fraction(limits.least) && number < weight * Fraction(limits.greatest)
    }
    return required.map(\.row) + optional
  }
}

extension Program.Relation {
  /// What a multiplier may be for a weight of 1.
  var limits: (least: Int, greatest: Int) {
    switch self {
    case .equal: (-1, 1)
    case .greaterThanOrEqual: (-1, 0)
    case .lessThanOrEqual: (0, 1)
    }
  }
}
