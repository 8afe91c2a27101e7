import CertificateChecker
import CertificateTampering
import Certificates
import SeededRandom
import Testing

/// Certificates of random hierarchies, held against the checker.
struct `Certificates of random hierarchies` {
  /// A piece of the layouts of a hierarchy.
  private struct Case {
    let seed: UInt64
    let system: ProgramSystem
    let piece: ProgramSystem.Piece
    let next: ProgramSystem.Piece?

    var name: String { "hierarchy \(seed), \(piece.range)" }
  }

  private func cases() throws -> [Case] {
    try (0..<500).flatMap { (seed: UInt64) -> [Case] in
      let system = try RandomLayout(seed: seed).system
      let pieces = system.pieces(from: 200, to: 900)
      return pieces.indices.map { index in
        let next = index + 1 < pieces.count ? pieces[index + 1] : nil
        return Case(seed: seed, system: system, piece: pieces[index], next: next)
      }
    }
  }

  /// How much was found of all there is.
  private struct Found: Equatable {
    var (found, all) = (0, 0)

    init(_ found: Int, of all: Int) { (self.found, self.all) = (found, all) }
  }

  @Test func `are found for all pieces, and show what they claim`() throws {
    var pieces = Found(0, of: 0)
    for item in try cases() {
      pieces.all += 1
      guard let certificate = try item.system.certificate(of: item.piece) else { continue }
      pieces.found += 1
      do throws(CertificateChecker.Fault) {
        try CertificateChecker.check(Claim(certificate), of: item.system.program)
      } catch {
        Issue.record("\(item.name): \(error)")
      }
    }
    #expect(pieces == Found(887, of: 887))
  }

  @Test func `call those variables determined of which the solver knows one value`() throws {
    var variables = Found(0, of: 0)
    for item in try cases() {
      guard let certificate = try item.system.certificate(of: item.piece) else { continue }
      let open = try item.system.subject(certificate, of: item.piece, next: nil).open
      #expect(open.allSatisfy { !certificate.isDetermined[$0] }, "\(item.name)")
      variables.all += certificate.isDetermined.count - open.count
      variables.found += certificate.isDetermined.count { $0 }
    }
    #expect(variables == Found(15007, of: 15007))
  }

  /// Not all have one: it is looked for along one row of the basis at a time.
  @Test func `have another layout for each variable of which the solver knows several values`()
    throws
  {
    var variables = Found(0, of: 0)
    for item in try cases() {
      guard let certificate = try item.system.certificate(of: item.piece) else { continue }
      let open = try item.system.subject(certificate, of: item.piece, next: nil).open
      let others = Set(certificate.alternatives.flatMap { $0.steps.map(\.variable) })
      #expect(others.isSubset(of: open), "\(item.name)")
      variables.all += open.count
      variables.found += others.count
    }
    #expect(variables == Found(1682, of: 1843))
  }

  /// Not all are refuted: the bound of a variable may take part in more ways than are looked at.
  @Test func `refute the rows that the solver refuses`() throws {
    var refuted = Found(0, of: 0)
    for item in try cases() {
      guard let certificate = try item.system.certificate(of: item.piece) else { continue }
      let conflicts = try item.system.conflicts(in: item.piece)
      refuted.all += conflicts.count
      for row in certificate.refutations.indices where certificate.refutations[row] != nil {
        #expect(conflicts[row] != nil, "\(item.name), broken row \(row)")
        refuted.found += 1
      }
    }
    #expect(refuted == Found(82, of: 94))
  }

  @Test func `are refused after each of thousands of changes that make them false`() throws {
    var (random, counts) = (SplitMix(seed: 1), [Tampering: Int]())
    for item in try cases() {
      guard let certificate = try item.system.certificate(of: item.piece) else { continue }
      let subject = try item.system.subject(certificate, of: item.piece, next: item.next)
      // Conflicts are rare, so that all that can be done to them is done.
      let ways =
        subject.program.broken.isEmpty
        ? Array(Tampering.allCases.shuffled(using: &random).prefix(3)) : Tampering.allCases
      for way in ways {
        guard let forgery = way.forgery(of: subject, &random) else { continue }
        counts[way, default: 0] += 1
        #expect(throws: CertificateChecker.Fault.self, "\(item.name), \(way): \(forgery.reason)") {
          try CertificateChecker.check(forgery.claim, of: forgery.program)
        }
      }
    }
    for way in Tampering.allCases { #expect(counts[way, default: 0] >= 10, "\(way)") }
    #expect(counts.values.reduce(0, +) == 3006)
  }
}
