import Testing

@testable import Commands
@testable import TennielCore

/// Holds what README and the guides say that the program prints to what it prints: a code block
/// after a line `<!-- output: WORDS -->` is what `tenniel WORDS` prints, or a part of its help.
/// With `UPDATE_GOLDENS=1` in the environment the blocks are written anew instead.
@Suite(.serialized) struct GuideOutputTests {
  private func output(of words: String) -> String {
    if let help = GuideHelp(rawValue: words) { return help.lines.joined(separator: "\n") + "\n" }
    return GuideProgram.output(of: words)
  }

  @Test func `what README and the guides show is what the program prints`() throws {
    let block = /(?s)<!-- output: (?<words>[^>]*) -->\n```text\n(?<shown>.*?)```\n/
    var found: [String] = []
    for var guide in try Guide.all() {
      var words: [String] = []
      for match in guide.text.matches(of: block).reversed() {
        let (asked, shown) = (String(match.words), String(match.shown))
        let printed = output(of: asked)
        words.insert(asked, at: 0)
        let widest = GuideHelp(rawValue: asked) == nil ? 79 : 100
        let isNarrow = printed.split(separator: "\n").allSatisfy { $0.count <= widest }
        #expect(isNarrow, "\(asked) is too wide")
        if Guide.isUpdating {
          guide.text.replaceSubrange(match.shown.startIndex..<match.shown.endIndex, with: printed)
        } else if shown != printed {
          Issue.record(
            """
            '\(asked)' of \(guide.path) differs; with UPDATE_GOLDENS=1 this test writes it \
            (- text, + program):
            \(Diff.text(from: shown, to: printed))
            """)
        }
      }
      if Guide.isUpdating { try guide.save() }
      if !words.isEmpty { found += [guide.path] + words.map { "  " + $0 } }
    }
    #expect(
      found == [
        "README.md",
        "  gallery --terminal 78x24 --keys tab+tab+j",
        "Sources/Tenniel.docc/ChecksInCI.md",
        "  list --checks",
        "Sources/Tenniel.docc/Documents.md",
        "  why wonderland avatarView.bottom",
        "Sources/Tenniel.docc/InterfaceBuilder.md",
        "  Scenes/Documents/Form.storyboard --edit --terminal 78x24 --keys z+tab+tab+tab+3+j+w",
        "  learn --step 3 --terminal 78x24 --keys tab+tab+3+h+k",
        "Sources/Tenniel.docc/KeysAndOptions.md",
        "  commands", "  options", "  keys", "  signs",
        "Sources/Tenniel.docc/TheApp.md",
        "  render wonderland --columns 39", "  render wonderland --landscape --columns 78",
        "  wonderland --terminal 78x24 --keys W", "  truncated --terminal 78x24 --keys z+i+R",
        "  animated --follow --terminal 44x15 --keys click:20,0+wait:1",
        "  animated --follow --terminal 44x15 --keys click:20,0+wait:150",
        "  animated --follow --terminal 44x15 --keys click:20,0+wait:900",
        "  gallery --terminal 60x20 --no-animation",
        "  gallery --terminal 60x20 --no-animation --keys r+wait:2000",
      ])
  }

  @Test func `the list of options has each option of the program once`() {
    let listed = GuideHelp.options.lines.filter { $0.hasPrefix("  ") }
      .map { $0.dropFirst(2).prefix { $0 != " " && $0 != "," } }
    #expect(listed.sorted() == Option.all.map { ($0.short ?? $0.name)[...] }.sorted())
  }
}
