import TerminalIO
import Testing

@testable import TerminalApp

@Suite struct KeyMapTests {
  private let keys = KeyMap.standard

  @Test(arguments: KeyMap.Context.allCases)
  func `no key has two meanings in one place`(context: KeyMap.Context) {
    let bound = keys.rows.filter { $0.context == context }.flatMap { $0.bindings.map(\.key) }
    #expect(Set(bound).count == bound.count)
    #expect(!bound.isEmpty)
  }

  @Test func `every key does what its row says`() {
    for row in keys.rows {
      for binding in row.bindings {
        #expect(keys.command(for: binding.key, in: row.context) == binding.command)
      }
    }
  }

  /// The keys of the canvas that work in another place as well.
  @Test(
    arguments: [
      (.list, "e x ! u U escape ctrl-l ctrl-z ? q ctrl-c"),
      (.changes, "x ! u U H y escape ctrl-l ctrl-z ? q ctrl-c"),
      (.map, "P F o / x ! escape ctrl-l ctrl-z : ? q ctrl-c"),
      (.fields, "X ctrl-s x ! u U escape ctrl-l ctrl-z : ? q ctrl-c"),
      (.panel, "X ctrl-s x ! u U escape ctrl-l ctrl-z : ? q ctrl-c"),
      (.search, "escape ctrl-l ctrl-z q ctrl-c"), (.prompt, "escape ctrl-l ctrl-z q ctrl-c"),
      (.help, "x ! escape ctrl-l ctrl-z ? q ctrl-c"),
    ] as [(KeyMap.Context, String)])
  func `another place lets through the keys that have a meaning there, and no others`(
    context: KeyMap.Context, passing: String
  ) {
    let found = keys.rows.filter { $0.context == .canvas }.flatMap(\.bindings)
      .filter { keys.command(for: $0.key, in: context) == $0.command }.map(\.key.description)
    #expect(found.joined(separator: " ") == passing)
  }

  @Test func `an unknown key does nothing`() {
    #expect(keys.command(for: Key("Z"), in: .canvas) == nil)
    #expect(keys.command(for: Key("r"), in: .list) == nil)
  }

  @Test(arguments: [false, true])
  func `every row of the table is a line of the help`(ascii: Bool) {
    let lines = HelpPage.lines(ascii: ascii)
    for row in keys.rows {
      #expect(lines.contains(.entry(label: ascii ? row.ascii : row.label, help: row.help)))
    }
    for group in KeyMap.Group.allCases { #expect(lines.contains(.heading(group.rawValue))) }
  }

  @Test func `labels for plain terminals are plain`() {
    for row in keys.rows {
      #expect(!row.ascii.contains { !$0.isASCII })
      #expect(!row.asciiHintLabel.contains { !$0.isASCII })
    }
  }

  @Test func `a label names the keys of its row`() {
    let drawn = ["←": "left", "↑": "up", "↓": "down", "→": "right"]
    let short = ["pgup": "pageup", "pgdn": "pagedown", "esc": "escape"]
    for row in keys.rows {
      var words = row.label.split(separator: " ").map(String.init)
      if words.count == 2, ["shift", "ctrl", "alt"].contains(words[0]) {
        words = words[1].map { "\(words[0])-" + (drawn[String($0)] ?? String($0)) }
      } else {
        words = words.flatMap { word in
          word.allSatisfy { drawn[String($0)] != nil } ? word.map { drawn[String($0)]! } : [word]
        }
      }
      let named = Set(words.map { short[$0] ?? $0 })
      let bound = Set(row.bindings.map(\.key.description))
      #expect(named.isSubset(of: bound), "\(row.label) of \(bound)")
    }
  }
}
