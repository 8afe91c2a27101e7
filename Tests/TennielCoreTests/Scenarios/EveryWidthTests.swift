import AutoLayout
import Foundation
import SeededRandom
import Testing

@testable import Stage
@testable import TennielCore

@MainActor
@Suite struct `The layouts of a scene at every width` {
  /// All scenes for scripts/proofs; else scenes with a conflict, texts that wrap or are cut short,
  /// and cells that code places.
  private nonisolated static let names =
    walksAreLong
    ? NamedScene.shipped.map(\.name)
    : [
      "Wonderland", "Visual format: unsatisfiable", "Adaptive buttons: truncated", "Scroll view",
      "Self-sizing",
    ]

  private func host(_ name: String) throws -> SceneHost {
    let scene = try #require(NamedScene.shipped.first { $0.name == name })
    let host = SceneHost(screen: SimulatedScreen(), make: scene.make)
    host.requestedChecks = Set(LayoutCheck.all)
    return host
  }

  private func pieces(_ host: SceneHost, over range: ClosedRange<Int>) -> ScreenPieces {
    ScreenPieces(of: host, along: .horizontal, over: range) { host.runReadyWork() }
  }

  @Test(arguments: names)
  func `are those that are found by laying it out at each of them`(name: String) throws {
    let range = walksAreLong ? 280...1400 : 280...480
    var pieces = pieces(try host(name), over: range)
    let stretches = pieces.stretches()
    #expect(pieces.layoutCount < range.count)
    let other = try host(name)
    let forced = self.pieces(other, over: 280...280)
    func views(at length: Int) -> PlacedViews {
      forced.apply(length)
      return PlacedViews(of: other, at: length)
    }
    let placed = range.map(views)
    #expect(stretches.flatMap { Array($0.range) } == Array(range))
    for stretch in stretches {
      let signs = Set(stretch.problems.map(ProblemSign.init))
      for length in stretch.range where placed[length - 280].signs != signs {
        Issue.record("\(length) has other problems than \(stretch.range)")
      }
    }
    #expect(pieces.pieces.flatMap { Array($0.range) } == Array(range))
    for piece in pieces.pieces where piece.isSolved && piece.range.count > 2 {
      let (first, last) = (
        placed[piece.range.lowerBound - 280], placed[piece.range.upperBound - 280]
      )
      for length in piece.range.dropFirst().dropLast()
      where !placed[length - 280].isInLine(from: first, to: last) {
        Issue.record("the layout at \(length) is not in line with \(piece.range)")
      }
    }
  }
}
