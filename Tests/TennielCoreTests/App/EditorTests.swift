import Testing

@testable import TerminalApp

@Suite struct EditorTests {
  @Test(arguments: [
    ("vim", ["vim", "+12", "/a/M.xib"]),
    ("/usr/bin/nano -w", ["/usr/bin/nano", "-w", "+12", "/a/M.xib"]),
    ("emacs -nw", ["emacs", "-nw", "+12", "/a/M.xib"]),
    ("code -w", ["code", "-w", "--goto", "/a/M.xib:12"]), ("hx", ["hx", "/a/M.xib:12"]),
    ("cat", ["cat", "/a/M.xib"]),
  ])
  func `each editor is told the line in its own way`(editor: String, words: [String]) {
    #expect(Editor(in: ["EDITOR": editor]).command(for: "/a/M.xib", line: 12) == words)
  }

  @Test func `the visual editor comes first, an empty name is none`() {
    #expect(Editor(in: ["VISUAL": "vi", "EDITOR": "ed"]).words == ["vi"])
    #expect(Editor(in: ["VISUAL": " ", "EDITOR": "ed"]).words == ["ed"])
    #expect(Editor(in: [:]).words == [])
    #expect(Editor(in: [:]).command(for: "/a", line: 1) == [])
  }

  @Test(arguments: [
    ("a  b\tc", ["a", "b", "c"]), ("'a b' c", ["a b", "c"]), (#""a 'b'" c\ d"#, ["a 'b'", "c d"]),
    ("a;b|c $(d) `e` *", ["a;b|c", "$(d)", "`e`", "*"]), ("''", [""]), ("'a", ["a"]), ("", []),
  ])
  func `words are split without a shell`(text: String, words: [String]) {
    #expect(Editor.split(text) == words)
  }
}
