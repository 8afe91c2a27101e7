import Testing

@testable import Certificates

@Suite struct `A budget of work` {
  @Test func `is spent by operations, and by those of its parts`() {
    let budget = WorkBudget(10)
    let part = budget.part(of: 4)
    part.spend(3)
    #expect(!part.isSpent && !budget.isSpent)
    part.spend(1)
    #expect(part.isSpent && !budget.isSpent)
    let other = budget.part(of: 100)
    other.spend(6)
    #expect(other.isSpent && budget.isSpent)
  }

  @Test func `counts the digits of fractions, twice as many of which take longer than twice`() {
    #expect(Rational.small(1, 3).work == 1)
    var number = Rational.small(1, 3)
    var works: [Int] = []
    for _ in 0..<6 {
      number = number * number + Rational(1)
      for _ in 0..<5 { number = number * number }
      works.append(number.work)
      guard number.work < 1_000_000 else { break }
    }
    #expect(works.count >= 2)
    for (work, next) in zip(works, works.dropFirst()) { #expect(next > 2 * work) }
  }

  @Test func `shows life while it is spent`() {
    var signs = 0
    let budget = WorkBudget(100_000_000) { signs += 1 }
    for _ in 0..<100 { budget.part(of: 1_000_000).spend(1_000_000) }
    #expect(budget.isSpent)
    #expect((20...100).contains(signs))
  }
}
