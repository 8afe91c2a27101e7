import InterfaceBuilder
import SeededRandom
import Testing

/// The sizes of new views of the library.
@Suite struct NewViewTests {
  /// Views without a text, dots or views ask for next to nothing: that these would collapse is
  /// shown.
  private nonisolated static let collapsing: Set = [
    "Text Field", "Page Control", "Horizontal Stack View", "Vertical Stack View",
  ]

  /// Each with the latest version of Xcode and an older one, in scripts/proofs with all.
  private nonisolated static let cases: [(title: String, version: String)] =
    LibraryEntry.all.map(\.title).filter { !$0.hasSuffix("Cell") && !collapsing.contains($0) }
    .enumerated().flatMap { place, title in
      ["14460", "23504", "24127"].enumerated()
        .filter { walksAreLong || $0.offset != place % 2 }.map { (title, $0.element) }
    }

  @Test(arguments: cases)
  func `a new view is never misplaced, nor once it is held`(title: String, version: String) throws {
    let text = Template.empty.text.replacing(
      #/toolsVersion="\d+"/#, with: "toolsVersion=\"\(version)\"")
    let folder = DocumentFolder()
    let user = try User(folder.write(text, to: "New.storyboard"), columns: 110, rows: 34)
    func misplaced() -> [String] {
      user.header.matches(of: /~\d+/).map { String($0.output) }
        + user.status.matches(of: /\d+ misplaced/).map { String($0.output) }
    }
    let letters = title.map { $0 == " " ? "space" : String($0) }.joined(separator: " ")
    try user.press("X 5 \(letters) enter")
    #expect(misplaced() == [])
    try user.press("3 h k enter")
    #expect(misplaced() == [], "pinned")
    try user.press("u 4 M enter")
    #expect(misplaced() == [], "added")
    try user.press("u u 5 v e r t i c a l space s t a c k enter 5 \(letters) enter")
    #expect(misplaced() == [], "arranged")
  }
}
