import InterfaceBuilder
import Testing

@testable import Documents
@testable import Nibs

struct `The summary of a report` {
  private let document: Document

  init() throws {
    let views = ["star", "A", "star", "star", "A", "B", "o"].enumerated()
      .map { "  <view id=\"v\($0)\" name=\"\($1)\"/>\n" }.joined()
    let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    let text = "<document type=\"\(type)\">\n<objects>\n\(views)</objects>\n</document>"
    document = try #require(Document.read(Array(text.utf8), name: "A.xib").document)
  }

  /// An entry for the view of an index, about the value of its attribute `name`.
  private func entry(_ kind: LoadingReport.Kind, _ message: String, _ index: Int)
    -> LoadingReport.Entry
  {
    let view = document.objects[index]
    return LoadingReport.Entry(
      kind, message, file: "A.xib",
      place: ElementPlace(view, naming: view["name"]))
  }

  @Test func `has a line for each kind, which counts what is missing in several places once`() {
    let entries = [
      entry(.image, "no star", 0), entry(.class, "no A", 1), entry(.image, "no star", 2),
      entry(.image, "no star", 3), entry(.class, "no A", 4), entry(.class, "no B", 5),
      entry(.outlet, "no o", 6),
    ]
    #expect(
      entries.summary == [
        """
        2 classes are missing, in 3 places; the first: A.xib:4:23: no A
          <view id="v1" name="A"/>
                              ^
        """,
        """
        1 outlet is not connected: A.xib:9:23: no o
          <view id="v6" name="o"/>
                              ^
        """,
        """
        1 image is missing, in 3 places; the first: A.xib:3:23: no star
          <view id="v0" name="star"/>
                              ^~~~
        """,
      ])
  }

  @Test func `has notes for the app without what the lines of the text begin with`() {
    #expect(
      [entry(.image, "no star", 0)].notes(in: "A.xib") == [
        DocumentNote(
          message: "A.xib:3:23: no star",
          excerpt: [#"<view id="v0" name="star"/>"#, "                    ^~~~"], line: 3)
      ])
  }

  @Test func `has a note for what is missing in several places, with all the lines`() {
    let entries = [
      entry(.image, "no star", 0), entry(.class, "no A", 1), entry(.image, "no star", 2),
      entry(.image, "no star", 3), entry(.class, "no A", 4),
    ]
    let notes = entries.notes(in: "A.xib")
    #expect(notes.map(\.message) == ["A.xib:3:23: no star", "A.xib:4:23: no A"])
    #expect(notes.map(\.others) == [[5, 6], [7]])
    // The lines of other documents are no places to go to.
    #expect(entries.notes(in: "B.xib").map(\.line) == [nil, nil, nil, nil, nil])
    #expect(entries.notes(in: "B.xib").flatMap(\.others) == [])
  }

  @Test func `escapes what would move the cursor, and has no place for what has none`() {
    let entry = LoadingReport.Entry(.text, "no \u{1B}[2J", file: "A.xib", place: nil)
    #expect([entry].summary == ["1 table of texts is missing or broken: A.xib: no \u{FFFD}[2J"])
    #expect(entry.text == "A.xib: no \u{FFFD}[2J")
  }
}
