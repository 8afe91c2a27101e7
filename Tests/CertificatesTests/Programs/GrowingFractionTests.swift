import Certificates
import SeededRandom
import Testing

/// Rows with random factors of 53 binary digits, all of which meet in each variable: the fractions
/// of an elimination have as many more digits with each row.
@Suite struct `The certificate of rows whose fractions grow` {
  /// As many required equations as variables, which these values solve.
  private func equations(of count: Int, seed: UInt64) -> (program: Program, values: [Double]) {
    var random = SplitMix(seed: seed)
    var program = Program()
    program.variableCount = count + 1
    program.given = [(0, 400)]
    let values = [400] + (0..<count).map { _ in Double(Int.random(in: 10...300, using: &random)) }
    for _ in 0..<count {
      let terms = (1...count).map {
        Program.Row.Term(variable: $0, coefficient: Double.random(in: 0.5...1, using: &random))
      }
      let sum = terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] }
      program.rows.append(Program.Row(terms, constant: -sum, .equal, priority: nil))
    }
    return (program, values)
  }

  private func isCertified(_ count: Int, seed: UInt64, within budget: WorkBudget) -> Bool {
    let (program, values) = equations(of: count, seed: seed)
    var (first, last) = (values, values)
    (first[0], last[0]) = (300, 400)
    return Certificate(of: program, over: 300...400, first: first, last: last, within: budget)
      != nil
  }

  @Test func `is found while they are few`() {
    for seed in 0..<10 {
      let budget = WorkBudget(40_000_000)
      #expect(isCertified(4, seed: UInt64(seed), within: budget), "seed \(seed)")
      #expect(!budget.isSpent)
    }
  }

  @Test func `is given up when the budget is spent, with signs of life until then`() {
    for seed in 0..<3 {
      var signs = 0
      let budget = WorkBudget(10_000_000) { signs += 1 }
      #expect(!isCertified(120, seed: UInt64(seed), within: budget), "seed \(seed)")
      #expect(budget.isSpent)
      #expect(signs > 1)
    }
  }
}
