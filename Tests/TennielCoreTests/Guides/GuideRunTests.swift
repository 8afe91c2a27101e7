import Testing

/// Holds the commands of the guides to the program: after a line `<!-- run in FOLDER -->`, what
/// stands below `$ tenniel WORDS` is what the program prints in that folder of `GuideDocuments`,
/// its messages last.
/// With `UPDATE_GOLDENS=1` in the environment the blocks are written anew instead.
@Suite(.serialized) struct GuideRunTests {
  @Test func `what a guide shows of a command about a document is what it prints`() throws {
    let block =
      /(?s)<!-- run in (?<folder>\w+) -->\n```\n\$ tenniel (?<words>[^\n]*)\n(?<shown>.*?)```\n/
    var found: [String] = []
    for var guide in try Guide.all() {
      let matches = guide.text.matches(of: block)
      found += matches.map { String($0.words) }
      for match in matches.reversed() {
        let folder = try #require(GuideDocuments(rawValue: String(match.folder))).folder()
        let words = match.words.split(separator: " ").map {
          $0 == "."
            ? folder.path
            : $0.hasPrefix("Main.") || $0.hasSuffix(".json") ? "\(folder.path)/\($0)" : String($0)
        }
        let outcome = run(words)
        let printed = (outcome.output + outcome.diagnostics)
          .replacing(folder.path + "/layouts.json", with: "layouts.json")
          .replacing(folder.path + "/", with: words.contains(folder.path) ? "./" : "")
        if Guide.isUpdating {
          guide.text.replaceSubrange(match.shown.startIndex..<match.shown.endIndex, with: printed)
        } else {
          #expect(
            match.shown == printed,
            """
            '\(match.words)' of \(guide.path) differs; with UPDATE_GOLDENS=1 this test writes it \
            (- text, + program):
            \(Diff.text(from: String(match.shown), to: printed))
            """)
        }
      }
      if Guide.isUpdating, !matches.isEmpty { try guide.save() }
    }
    #expect(
      found == [
        "check .", "check . --baseline layouts.json --update-baseline",
        "check . --baseline layouts.json",
        "diff --git HEAD Main.storyboard --devices iphone-4s,iphone-8",
        "why Main.storyboard",
        "why Main.storyboard heading",
        "check Main.storyboard --every-width",
      ])
  }
}
