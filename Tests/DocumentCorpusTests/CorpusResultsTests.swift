import Foundation
import Testing

@testable import document_corpus

@Suite struct CorpusResultsTests {
  private func tally(_ views: Int, within: Int) -> CorpusTally {
    CorpusTally(
      documents: 1, opened: 1, identical: 1, unknown: ["map": 2], left: ["no frame": 1],
      shares: ["A": .init(half: within, whole: within, all: views)], misses: [["\(views)"]])
  }

  private func output(_ tallies: [CorpusTally]) throws -> Data {
    try tallies.reduce(Data()) { try $0 + CorpusResults.line($1) }
  }

  @Test func `a document that ends its process is counted, and the next process goes on after it`()
    throws
  {
    var results = CorpusResults(["a.xib", "b.xib", "c.xib", "d.xib"])
    results.add(try output([tally(10, within: 5)]))
    #expect(results.next == 2)
    #expect(!results.isComplete)
    results.add(Data())
    #expect(results.next == 3)
    results.add(try output([tally(30, within: 25)]))
    #expect(results.isComplete)
    #expect(
      results.total.table == [
        "documents 4, opened 2, byte-identical 2, crashed 2", "crashed: b.xib", "crashed: c.xib",
        "elements not known: 4 map 4", "left out: no frame 2",
        "A                                    75.0   75.0     40",
      ])
    #expect(results.total.misses == [["10"], ["30"]])
  }

  @Test func `half a line is that of the document that ended the process`() throws {
    var results = CorpusResults(["a.xib", "b.xib"])
    let whole = try output([tally(10, within: 5), tally(10, within: 5)])
    results.add(whole.dropLast(20))
    #expect(results.isComplete)
    #expect(results.total.crashed == ["b.xib"])
    #expect(results.total.opened == 1)
  }

  @Test func `half a point and a whole one are told apart`() {
    var share = CorpusTally.Share()
    for error in [0, 0.5, 0.6, 1, 1.1] { share.add(error) }
    #expect(share == CorpusTally.Share(half: 2, whole: 4, all: 5))
  }
}
