import TerminalIO
import Testing

struct KeyTests {
  @Test(arguments: [
    ("r", Key("r")),
    ("R", Key("R")),
    ("]", Key("]")),
    ("-", Key("-")),
    ("+", Key("+")),
    ("é", Key("é")),
    ("space", Key(" ")),
    ("shift-down", Key(.down, .shift)),
    ("ctrl-l", Key("l", .control)),
    ("ctrl--", Key("-", .control)),
    ("alt-x", Key("x", .alt)),
    ("alt-X", Key("X", .alt)),
    ("ctrl-alt-shift-up", Key(.up, [.control, .alt, .shift])),
    ("pageup", Key(.pageUp)),
    ("tab", Key(.tab)),
    ("shift-tab", Key(.tab, .shift)),
    ("f1", Key(.function(1))),
    ("f24", Key(.function(24))),
    ("ctrl-space", Key(" ", .control)),
  ])
  func `a key and its name stand for each other`(name: String, key: Key) {
    #expect(Key(name: name) == key)
    #expect(key.description == name)
  }

  @Test(arguments: [
    ("backtab", "shift-tab"), ("Esc", "escape"), ("RETURN", "enter"), ("pgdn", "pagedown"),
    ("del", "delete"), ("control-a", "ctrl-a"), ("meta-x", "alt-x"), ("Shift-Down", "shift-down"),
    ("shift-ctrl-up", "ctrl-shift-up"), (" ", "space"),
    ("shift-r", "R"),  // what the terminal sends for it
    ("ctrl-R", "ctrl-r"),  // which a terminal can not tell apart
  ])
  func `other ways to write a key lead to the same name`(written: String, name: String) {
    #expect(Key(name: written)?.description == name)
  }

  @Test(arguments: [
    "", "rr", "shift-", "ctrl-", "f0", "f25", "f01", "hyper-x", "\u{7}", "--", "a-b",
  ])
  func `a name of no key is refused`(name: String) {
    #expect(Key(name: name) == nil)
  }

  @Test func `every listed name is that of a key`() {
    let unknown = Key.allNames.filter { Key(name: $0) == nil }
    #expect(unknown == [])
    #expect(Set(Key.allNames).isSuperset(of: ["up", "shift-down", "ctrl-l", "space", "backtab"]))
    #expect(Set(Key.allNames).count == Key.allNames.count)
  }
}
