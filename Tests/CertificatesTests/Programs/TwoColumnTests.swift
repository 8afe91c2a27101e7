import CertificateChecker
import Certificates
import Testing

/// The two columns of the solver's Method.md: a gap of 24, the left one at least 80 wide, and the
/// right one 200 wide at 250.
struct `The certificate of two columns` {
  private var system: ProgramSystem

  init() throws {
    system = try ProgramSystem(given: [400])
    let (left, right) = (system.makeVariable(), system.makeVariable())
    system.add([(left, 1), (right, 1), (0, -1)], .equal, -24)
    system.add([(left, 1)], .greaterThanOrEqual, 80)
    system.add([(right, 1)], .equal, 200, at: 250)
  }

  /// The bounds of the three variables are the rows 0 to 2.
  private let leftBound = 1
  private let gap = 3
  private let least = 4
  private let wish = 5

  private func certificate(over range: ClosedRange<Int>) throws -> Certificate {
    let pieces = system.pieces(from: 104, to: 900)
    #expect(pieces.map(\.range) == [104...304, 304...900])
    let piece = try #require(pieces.first { $0.range == range })
    let certificate = try #require(try system.certificate(of: piece))
    try CertificateChecker.check(Claim(certificate), of: system.program)
    return certificate
  }

  /// The only part that has rows.
  private func part(
    of certificate: Certificate
  ) throws -> (rows: [Int], proofs: [Certificate.Proof]) {
    let parts = certificate.parts.filter { !$0.rows.isEmpty }
    #expect(parts.count == 1)
    return try #require(parts.first)
  }

  private func texts(_ multipliers: [(row: Int, number: Rational)]) -> [String] {
    multipliers.map { "\($0.row): \($0.number)" }
  }

  /// The right column less its wish is -1 times what is missing: with the gap once and the left
  /// column's least width -1 times, no variable is left.
  @Test func `below 304 points says that the right column can't be wider`() throws {
    let certificate = try certificate(over: 104...304)
    #expect(
      certificate.layout.map { "\($0.constant) + \($0.slope) W" } == [
        "0 + 1 W", "80 + 0 W", "-104 + 1 W",
      ])
    let part = try part(of: certificate)
    #expect(part.rows == [wish])
    #expect(part.proofs.map(\.level) == [250, nil])
    #expect(part.proofs[0].weights.map { "\($0.priority): \($0.weight)" } == ["250.0: 1"])
    #expect(texts(part.proofs[0].multipliers) == ["\(gap): 1", "\(least): -1", "\(wish): -1"])
    #expect(certificate.isDetermined == [true, true, true])
  }

  @Test func `above 304 points says that the right column has its wish`() throws {
    let certificate = try certificate(over: 304...900)
    #expect(
      certificate.layout.map { "\($0.constant) + \($0.slope) W" } == [
        "0 + 1 W", "-224 + 1 W", "200 + 0 W",
      ])
    let part = try part(of: certificate)
    #expect(part.rows == [wish])
    #expect(part.proofs.map(\.level) == [nil])
    #expect(part.proofs.allSatisfy { $0.multipliers.isEmpty })
    #expect(certificate.isDetermined == [true, true, true])
  }

  /// With a right column of 400 no window of less than 424 points is wide enough: the right column
  /// is what the gap leaves, less the left one, which is not negative.
  @Test func `says why a column of 400 points is left out`() throws {
    var system = system
    system.add([(2, 1)], .greaterThanOrEqual, 400)
    #expect(system.program.broken.count == 1)
    let piece = try #require(system.pieces(from: 104, to: 900).first)
    let certificate = try #require(try system.certificate(of: piece))
    try CertificateChecker.check(Claim(certificate), of: system.program)
    let refutation = try #require(certificate.refutations[0])
    #expect(texts(refutation) == ["\(gap): 1", "\(leftBound): -1"])
  }
}
