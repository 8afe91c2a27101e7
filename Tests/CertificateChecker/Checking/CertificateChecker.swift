import Certificates

/// Says whether a certificate shows what it claims of a program.
///
/// It shares no code with the solver, the layout engine or those who find certificates: all that it
/// takes from them is the type of a program's rows and the texts of a certificate's fractions. The
/// rows may be translated from a hierarchy by somebody else than the engine.
///
/// What is checked suffices for the claim. Let `m` be the multipliers of a proof of a level, `w`
/// the weights and `r` the rows. For every layout, `w miss(r) >= m r` row by row, since `m` is
/// within its weight and its relation's sign, and required rows have `m r <= 0` where they are met.
/// The sum of `m r` is the same for all layouts, as no variable is left in it, and for the
/// certificate's layout both sides are equal. So no layout has a smaller weighted sum of misses;
/// with a weight of 1 for the level and 0 below it, none that is as good above is better there.
/// No row is in two parts, so that the levels' sums are least if those of all parts are.
package struct CertificateChecker {
  let program: Program
  let claim: Claim
  /// The rows, and those that are left out.
  let (rows, broken): ([LinearForm], [LinearForm])
  /// The values of the rows at both ends of the range.
  let values: [(first: Fraction, last: Fraction)]
  /// What the required equations determine.
  let equations: Span

  /// A row that misses by less than this is met, in points.
  static let tolerance = Fraction(1, over: 1_000_000)

  /// Why a certificate does not show what it claims.
  package struct Fault: Error, CustomStringConvertible {
    package let description: String
  }

  /// - Throws: A fault, in the words of its reason.
  package static func check(_ claim: Claim, of program: Program) throws(Fault) {
    let checker = try CertificateChecker(claim, of: program)
    try checker.checkLayout()
    try checker.checkParts()
    var held = checker.equations
    for (number, part) in claim.parts.enumerated() {
      for proof in part.proofs {
        let proof = ProofChecker(checker, proof, rows: part.rows, part: number)
        try proof.check()
        for row in proof.held { held.add(checker.rows[row]) }
      }
    }
    try checker.checkDetermined(by: held)
    try checker.checkRefutations()
    try checker.checkAlternatives()
  }

  private init(_ claim: Claim, of program: Program) throws(Fault) {
    (self.claim, self.program) = (claim, program)
    guard claim.layout.count == program.variableCount,
      claim.isDetermined.count == program.variableCount
    else {
      throw Fault("the layout has \(claim.layout.count) values, not \(program.variableCount)")
    }
    var given: [Int: Fraction] = [:]
    let variables = 0..<program.variableCount
    guard (program.given.map(\.variable) + [program.parameter]).allSatisfy(variables.contains)
    else {
      throw Fault("a given variable is none of \(program.variableCount)")
    }
    for (variable, value) in program.given where variable != program.parameter {
      guard let value = Fraction(value) else { throw Fault("\(value) is given") }
      given[variable] = value
    }
    for (variable, value) in given.sorted(by: { $0.key < $1.key }) {
      let line = claim.layout[variable]
      guard line.constant == value, line.slope.isZero else {
        throw Fault("the variable \(variable) is not \(value), which is given")
      }
    }
    let own = claim.layout[program.parameter]
    guard own.constant.isZero, own.slope == .one else {
      throw Fault("the variable \(program.parameter) is not the length")
    }
    func read(_ rows: [Program.Row]) throws(Fault) -> [LinearForm] {
      var forms: [LinearForm] = []
      for (number, row) in rows.enumerated() {
        guard row.terms.allSatisfy({ claim.layout.indices.contains($0.variable) }),
          let form = LinearForm(row, parameter: program.parameter, given: given)
        else { throw Fault("row \(number) can't be read: \(row)") }
        forms.append(form)
      }
      return forms
    }
    (rows, broken) = (try read(program.rows), try read(program.broken))
    let (low, high) = (claim.range.lowerBound, claim.range.upperBound)
    let (first, last) = (claim.layout.map { $0.at(low) }, claim.layout.map { $0.at(high) })
    values = rows.map { ($0.value(at: low, first), $0.value(at: high, last)) }
    var equations = Span()
    for (form, row) in zip(rows, program.rows) where row.priority == nil && row.relation == .equal {
      equations.add(form)
    }
    self.equations = equations
  }
}

extension CertificateChecker.Fault {
  init(_ text: String) { description = text }
}
