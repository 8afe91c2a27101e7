import Testing

@testable import TerminalApp

@Suite struct TypedTextTests {
  private func text(_ proposal: String, _ edits: [TypedText.Edit]) -> TypedText {
    var text = TypedText(proposal)
    for edit in edits { text.perform(edit) }
    return text
  }

  @Test(
    arguments: [
      ([.erase], "one tw", ""), ([.eraseWord], "one ", ""), ([.eraseLine], "", ""),
      ([.left, .erase], "one t", "o"), ([.start, .erase], "", "one two"),
      ([.start, .right, .erase], "", "ne two"),
      ([.left, .left, .left, .left, .eraseWord], "", " two"),
      ([.left, .eraseWord], "one ", "o"), ([.left, .eraseLine], "", "o"),
      ([.eraseWord, .eraseWord], "", ""), ([.start, .end, .right], "one two", ""),
    ] as [([TypedText.Edit], String, String)])
  func `keys move in a text, and delete what is before the cursor`(
    edits: [TypedText.Edit], before: String, after: String
  ) {
    let text = text("one two", edits)
    #expect(text.before == before)
    #expect(text.after == after)
  }

  @Test func `a character replaces a proposal, and is inserted into what was edited`() {
    var text = TypedText("one")
    #expect(text.isProposal)
    text.type("a")
    text.type("b")
    #expect(text.text == "ab")
    text.perform(.left)
    text.type("é")
    #expect(text.text == "aéb")
    var edited = self.text("one", [.start])
    edited.type("t")
    #expect(edited.text == "tone")
    #expect(!edited.isProposal)
  }

  @Test func `a text has an end`() {
    var text = TypedText("")
    for _ in 0..<1200 { text.type("a") }
    #expect(text.text.count == TypedText.longest)
  }
}
