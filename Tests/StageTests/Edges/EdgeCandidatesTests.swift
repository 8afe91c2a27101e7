import Foundation
import Testing

@testable import Stage

@Suite struct `Items that may meet conditions` {
  @Test func `are all pairs of a group but those of two quiet ones`() {
    let group = EdgeGroup(items: [2, 5, 7, 9], isQuiet: [false, true, true, false])
    var pairs: [[Int]] = []
    EdgeCandidates.pairs([group], reach: 0).visit { pairs.append([$0.first, $0.second]) }
    #expect(pairs == [[2, 5], [2, 7], [2, 9], [5, 9], [7, 9]])
  }

  @Test func `are found in whatever order they stand, up to their reach`() {
    // From top to bottom: 2 (0 to 10), 0 (8 to 20), 3 (22 to 30), 1 (100 to 110).
    let edges = EdgeValues(
      [(8.0, 12.0), (100, 10), (0, 10), (22, 8)].map {
        CGRect(x: 0, y: $0.0, width: 10, height: $0.1)
      }, screen: CGSize(width: 100, height: 200))
    func pairs(reach: Double) -> Set<EdgeItems> {
      let group = EdgeGroup(items: [0, 1, 2, 3], isQuiet: Array(repeating: false, count: 4))
      return Set(edges.candidates(of: .pairs([group], reach: reach), meeting: []))
    }
    #expect(pairs(reach: 0) == [EdgeItems(0, 2)])
    #expect(pairs(reach: 2) == [EdgeItems(0, 2), EdgeItems(0, 3)])
    #expect(pairs(reach: 200).count == 6)
  }
}
