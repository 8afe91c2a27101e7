import Testing

@testable import TerminalApp

@Suite struct PickerTests {
  private func picker(_ query: String, in entries: [Picker.Entry]) -> Picker {
    var picker = Picker(.scenes)
    picker.list(entries)
    for character in query { picker.type(character) }
    return picker
  }

  private func entry(_ text: String, note: String = "", keywords: [String] = []) -> Picker.Entry {
    Picker.Entry(
      text: SearchedText(text), note: SearchedText(note), keywords: keywords, choice: .scene(0))
  }

  @Test(arguments: [
    ("", [0, 1, 2, 3]), ("set", [0, 2, 1]), ("SETTINGS", [0, 2]), ("vc", [2]), ("stgs", [0, 2]),
    ("main", [3]), ("zzz", []), ("set user", [2]),
  ])
  func `texts that begin so come first, then words, then parts`(query: String, found: [Int]) {
    let entries = [
      entry("Settings"), entry("Asset"), entry("UserSettingsVC"),
      entry("Login", note: "Main.storyboard"),
    ]
    #expect(picker(query, in: entries).found.map(\.index) == found)
  }

  @Test(arguments: [
    ("dev", [5, 6, 7]), ("EV", [6, 7]), ("nxt", [0, 2, 3]), ("next e", [0, 1, 2, 3]),
    ("nde", [0, 5, 6]),
  ])
  func `the characters that match are told`(query: String, offsets: [Int]) {
    #expect(picker(query, in: [entry("next device")]).found.first?.text == offsets)
  }

  @Test func `of characters apart those closest together come first`() {
    let entries = [entry("a b c d"), entry("xabxcx"), entry("x a-b-c")]
    #expect(picker("abc", in: entries).found.map(\.index) == [1, 0, 2])
  }

  @Test func `a keyword in full comes first, in its own case`() {
    let entries = [
      entry("rotate", note: "R", keywords: ["R"]), entry("save", note: "r", keywords: ["r"]),
    ]
    #expect(picker("r", in: entries).found.map(\.index) == [1, 0])
    #expect(picker("R", in: entries).found.map(\.index) == [0, 1])
    #expect(picker("save", in: entries).found.map(\.index) == [1])
  }

  @Test func `what is typed has an end`() {
    #expect(picker(String(repeating: "a", count: 100), in: []).query.count == 60)
  }

  @Test func `offsets are those of the text where a capital has no single small letter`() {
    let found = picker("bul", in: [entry("\u{130}stanbul")]).found
    #expect(found.first?.text == [5, 6, 7])
  }

  @Test func `the mark stays within what is found`() {
    var picker = picker("", in: [entry("a"), entry("ab")])
    picker.mark(9)
    #expect(picker.line == 1)
    picker.mark(-1)
    #expect(picker.line == 0)
    picker.mark(1)
    picker.list([entry("a")])
    #expect(picker.line == 0)
    #expect(picker.marked?.text.text == "a")
  }
}
