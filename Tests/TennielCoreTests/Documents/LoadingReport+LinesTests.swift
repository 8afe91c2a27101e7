import InterfaceBuilder
import Testing
import Wording

@testable import Nibs
@testable import TennielCore

struct `The summary of a report` {
  private func entry(_ kind: LoadingReport.Kind, _ message: String, _ line: Int)
    -> LoadingReport.Entry
  {
    LoadingReport.Entry(
      kind: kind, message: message, file: "A.xib", position: TextPosition(line: line, column: 1))
  }

  @Test func `has a line for each kind, which counts what is missing in several places once`() {
    let entries = [
      entry(.image, "no star", 3), entry(.class, "no A", 4), entry(.image, "no star", 5),
      entry(.image, "no star", 6), entry(.class, "no A", 7), entry(.class, "no B", 8),
      entry(.outlet, "no o", 9),
    ]
    #expect(
      entries.summary == [
        "2 classes are not there, in 3 places; the first: A.xib:4: no A",
        "1 outlet is not connected: A.xib:9: no o",
        "1 image is not there, in 3 places; the first: A.xib:3: no star",
      ])
  }
}
