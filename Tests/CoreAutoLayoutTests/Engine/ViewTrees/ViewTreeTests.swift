import AutoLayout
import LayoutFixtures
import SeededRandom
import SolverReference
import Testing

@testable import CoreAutoLayout

/// Random hierarchies, laid out and changed, held against the answers of a slow solver that shares
/// no code with the layout engine.
@MainActor @Suite(.columns) struct `A random hierarchy` {
  @Test(arguments: seeds(12, inProofs: 250))
  func `is laid out as well as constraints allow, at first and after each change`(
    seed: UInt64
  ) {
    var tree = ViewTree(seed: seed)
    var random = SplitMix(seed: ~seed)
    for step in 0...10 {
      var change = "at first"
      var found: [String] = []
      let log = logged {
        if step > 0 { change = tree.change() }
        tree.window.layoutIfNeeded()
      }
      // What scrolls moves with the safe area, and what it moves may make the safe area: then
      // nothing is a layout, and the engine says so.
      if log.contains(where: { $0.contains("did not settle in") }), tree.hasSafeArea { return }
      _ = logged { found = LayoutCheck(tree, &random).faults }
      #expect(found == [], "seed \(seed), step \(step), \(change)")
      if !found.isEmpty { return }
    }
  }
}
