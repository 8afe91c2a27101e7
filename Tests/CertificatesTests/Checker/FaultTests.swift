import CertificateChecker
import Certificates
import Testing

/// What the checker says of the two columns of ``The certificate of two columns`` from 104 to 304
/// points, where the right column misses its wish, after a change.
struct `A fault of a certificate` {
  private var claim: Claim
  private var program: Program
  /// The number of the part with the wish.
  private let part: Int

  init() throws {
    var system = try ProgramSystem(given: [400])
    let (left, right) = (system.makeVariable(), system.makeVariable())
    system.add([(left, 1), (right, 1), (0, -1)], .equal, -24)
    system.add([(left, 1)], .greaterThanOrEqual, 80)
    system.add([(right, 1)], .equal, 200, at: 250)
    system.add([(right, 1)], .greaterThanOrEqual, 400)
    let piece = try #require(system.pieces(from: 104, to: 900).first)
    claim = Claim(try #require(try system.certificate(of: piece)))
    program = system.program
    part = try #require(claim.parts.firstIndex { !$0.rows.isEmpty })
  }

  private func expect(_ text: String?, sourceLocation: SourceLocation = #_sourceLocation) {
    var fault: String?
    do throws(CertificateChecker.Fault) {
      try CertificateChecker.check(claim, of: program)
    } catch { fault = error.description }
    #expect(fault == text, sourceLocation: sourceLocation)
  }

  @Test func `is there only after a change`() { expect(nil) }

  @Test mutating func `is a required row that the layout misses`() {
    claim.layout[1].constant = Fraction(80_001, over: 1000)
    expect("row 3 is required, and the layout misses it at 104 by 0.001")
  }

  @Test mutating func `is no matter of less than a millionth of a point`() {
    claim.layout[1].constant = Fraction("80000000001/1000000000") ?? .zero
    expect(nil)
  }

  @Test mutating func `is a range beyond the border`() {
    claim.range = 104...400
    expect("row 5 is missed to both sides within the range")
  }

  @Test mutating func `is a miss of which nothing is said`() {
    let removed = claim.parts.remove(at: part)
    expect("row 5 is missed, is in no part, and equations don't fix it")
    claim.parts.insert((removed.rows, removed.proofs.filter { $0.level == nil }), at: part)
    expect("row 5 is missed, and part \(part) has no proof of its level")
  }

  @Test mutating func `is a sum that does not cancel`() {
    claim.parts[part].proofs[0].multipliers[1].number = Fraction(-2)
    expect("the sum of part \(part)'s proof of level 250.0 still has the variable 1")
  }

  @Test mutating func `is a multiplier that a row can't have`() {
    let name = "part \(part)'s proof of level 250.0"
    let multipliers = claim.parts[part].proofs[0].multipliers
    claim.parts[part].proofs[0].multipliers[1].number = Fraction(1)
    expect("\(name) has a multiplier for row 4 that its relation forbids")
    claim.parts[part].proofs[0].multipliers = multipliers.map { ($0.row, -$0.number) }
    expect("\(name) has a multiplier for row 4 that its relation forbids")
    claim.parts[part].proofs[0].multipliers[2].number = Fraction(-3, over: 2)
    claim.parts[part].proofs[0].multipliers[1].number = Fraction(-1)
    expect("\(name) has a multiplier for row 5 beyond its limits")
    claim.parts[part].proofs[0].multipliers[2].number = Fraction(1, over: 2)
    expect("\(name) has another multiplier for row 5 than its miss")
  }

  @Test mutating func `is a weight that is not 1 for its level`() {
    claim.parts[part].proofs[0].weights[0].weight = Fraction(2)
    expect("part \(part)'s proof of level 250.0 has the weight 2.0 for 250.0")
  }

  @Test mutating func `is a variable that nothing determines`() {
    program.variableCount += 1
    claim.layout.append(claim.layout[1])
    claim.isDetermined.append(true)
    expect("the variable 3 does not follow from the rows that are held")
  }

  @Test mutating func `is a broken row that could be met`() {
    claim.refutations[0]?[0].number = Fraction(2)
    expect("the refutation of broken row 0 leaves the variable 1")
    claim.refutations[0] = nil
    expect(nil)
    program.broken[0] = Program.Row(
      program.broken[0].terms, constant: -150, .greaterThanOrEqual, priority: nil)
    claim.refutations[0] = [(3, Fraction(1)), (4, Fraction(-1))]
    expect("the refutation of broken row 0 leaves -150.0 to 50.0, which the row allows")
  }

  @Test mutating func `is another layout that is not as good, or none`() {
    claim.range = 204...304
    claim.alternatives = [[(1, Fraction(1)), (2, Fraction(-1))]]
    expect("alternative 0 misses 101.0 at 204 and priority 250.0, not 100.0")
    claim.alternatives = [[(2, Fraction(-1))]]
    expect("alternative 0 misses the required row 3 at 204 by 1.0")
    claim.alternatives = [[(0, Fraction(1))]]
    expect("alternative 0 changes the variable 0, which is given or none")
    claim.alternatives = [[(1, Fraction(1, over: 1_000_000))]]
    expect("alternative 0 is the layout itself")
  }
}
