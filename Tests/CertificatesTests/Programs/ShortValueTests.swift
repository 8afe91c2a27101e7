import Certificates
import Testing

/// Programs with variables of which nobody tells a value.
struct `A program with fewer values than variables` {
  @Test func `has no certificate`() {
    var program = Program()
    program.variableCount = 3
    program.given = [(0, 400)]
    let term = Program.Row.Term(variable: 1, coefficient: 1)
    program.rows = [Program.Row([term], constant: -80, .equal, priority: nil)]
    func certificate(_ values: [Double]) -> Certificate? {
      Certificate(
        of: program, over: 300...400, first: [300] + values, last: [400] + values,
        within: WorkBudget(1000))
    }
    #expect(certificate([80, 0]) != nil)
    #expect(certificate([80]) == nil)
    #expect(certificate([]) == nil)
  }
}
