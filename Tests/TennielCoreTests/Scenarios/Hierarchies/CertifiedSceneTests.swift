import AutoLayout
import CertificateChecker
import CertificateTampering
import Certificates
import Foundation
import SeededRandom
import Testing

@testable import Stage
@testable import TennielCore

/// The certificates of scenes, held against rows that are read from the hierarchy and not from the
/// engine. No scene is left out: guides, masks and contents are read by rules of their own, of what
/// views measure and where they are.
@MainActor
@Suite struct `The certificates of scenes at every width` {
  /// All scenes for scripts/proofs; else scenes with conflicts, an ambiguity, masks, guides, texts
  /// at baselines and from right to left, and cells that come and go.
  private nonisolated static let names =
    walksAreLong
    ? NamedScene.shipped.map(\.name)
    : [
      "Wonderland", "Visual format: unsatisfiable", "Gallery: fixed halves", "Autoresizing",
      "Adaptive buttons", "Adaptive buttons: truncated", "Baselines", "Reading direction",
      "Layout guides", "Nested stacks: ambiguous", "Form storyboard", "Self-sizing",
    ]

  /// Scenes that are compared at the first widths of their pieces alone: tables and collections
  /// place their cells, whose frames are rows with other numbers at each width.
  private nonisolated static let lists = [
    "Account form", "Cookbook", "Nib cells", "Self-sizing", "Settings",
  ]

  /// The pieces of more than one width.
  private func certified(
    _ name: String,
    _ body: (CertifiedPiece, ScreenPieces.Piece, (Int) -> SceneHost) -> Void = { _, _, _ in }
  ) throws -> [CertifiedPiece] {
    let range = walksAreLong ? 280...1400 : 280...480
    let scene = try #require(NamedScene.shipped.first { $0.name == name })
    let host = SceneHost(screen: SimulatedScreen(), make: scene.make)
    // A certificate reaches as far as the solver does, whatever size classes do meanwhile.
    var pieces = ScreenPieces(of: host, along: .horizontal, over: range, keepsClasses: true) {
      host.runReadyWork()
    }
    pieces.finish()
    return pieces.pieces.filter { $0.range.count > 1 }.compactMap { piece in
      pieces.apply(piece.range.lowerBound)
      let certified = CertifiedPiece(
        of: host, from: piece.range.lowerBound, upTo: range.upperBound)
      guard let certified else {
        Issue.record("the solver does not tell how far \(name) reaches from \(piece.range)")
        return nil
      }
      body(certified, piece) { length in
        pieces.apply(length)
        return host
      }
      return certified
    }
  }

  @Test(arguments: names)
  func `are of the rows that the hierarchy has over the whole piece`(name: String) throws {
    var (isCompared, hasCode) = (false, false)
    _ = try certified(name) { certified, piece, laidOut in
      #expect(certified.comparison.differences == [], "\(piece.range)")
      hasCode = !laidOut(piece.range.lowerBound).layoutOverrides.isEmpty
      guard piece.isSolved else { return }
      isCompared = true
      let (first, last) = (piece.range.lowerBound, piece.range.upperBound)
      for length in [(first + last) / 2, last] {
        #expect(certified.differences(in: laidOut(length)) == [], "\(piece.range) at \(length)")
      }
    }
    #expect(isCompared != (Self.lists.contains(name) || hasCode))
  }

  @Test(arguments: names)
  func `show what they claim of the rows that the hierarchy has`(name: String) throws {
    for piece in try certified(name) {
      guard let certificate = piece.certificate else {
        Issue.record("\(piece.range) has no certificate")
        continue
      }
      #expect(certificate.refutations.allSatisfy { $0 != nil }, "\(piece.range)")
      let subject = piece.subject(certificate, before: nil)
      #expect(subject.open.allSatisfy { !certificate.isDetermined[$0] }, "\(piece.range)")
      let others = certificate.alternatives.flatMap { $0.steps.map(\.variable) }
      #expect(Set(others).isSuperset(of: subject.open), "\(piece.range)")
      do throws(CertificateChecker.Fault) {
        try CertificateChecker.check(subject.claim, of: subject.program)
      } catch {
        Issue.record("\(piece.range): \(error)")
      }
    }
  }

  @Test func `are refused after each of a thousand changes that make them false`() throws {
    var (random, counts) = (SplitMix(seed: 2), [Tampering: Int]())
    for name in Self.names {
      let pieces = try certified(name).filter { $0.certificate != nil }
      for (index, piece) in pieces.enumerated() {
        guard let certificate = piece.certificate else { continue }
        let next = index + 1 < pieces.count ? pieces[index + 1] : nil
        let subject = piece.subject(certificate, before: next)
        for way in Tampering.allCases + Tampering.allCases + Tampering.allCases {
          guard let forgery = way.forgery(of: subject, &random) else { continue }
          counts[way, default: 0] += 1
          #expect(
            throws: CertificateChecker.Fault.self,
            "\(name), \(piece.range), \(way): \(forgery.reason)"
          ) { try CertificateChecker.check(forgery.claim, of: forgery.program) }
        }
      }
    }
    let never = Tampering.allCases.filter { counts[$0] == nil }
    // The broken constraints of scenes are equations, which have no other side.
    #expect(never == [.brokenRowTurned])
    #expect(counts.values.reduce(0, +) >= 1000)
  }
}
