import Testing

@testable import Commands
@testable import Documents
@testable import TennielCore

/// A picture of each look, kept with its escape sequences in `Goldens`: `cat` shows it in a
/// terminal.
@Suite struct LookTests {
  nonisolated private static let looks: [(name: String, words: String)] = [
    ("24-bit", "render Wonderland --format ansi --color truecolor --columns 48"),
    ("256", "render Wonderland --format ansi --color 256 --columns 48"),
    ("16", "render Wonderland --format ansi --color 16 --columns 48"),
    ("sextants", "render Gallery --format ansi --color truecolor --blocks sextants --columns 48"),
    ("dark", "render Wonderland --format ansi --color truecolor --columns 48 --dark"),
    ("dark-16", "render Wonderland --format ansi --color 16 --columns 48 --dark"),
    ("dark-without-colours", "render Wonderland --color never --columns 48 --dark"),
    ("round", "render self-sizing --format ansi --color truecolor"),
    ("shadow", "render layout-guides --format ansi --color truecolor"),
    ("shadow-without-colours", "render layout-guides --color never"),
    ("shadow-ascii", "render layout-guides --color never --glyphs ascii"),
  ]

  @Test(arguments: looks.indices)
  func `each look is as it is kept`(index: Int) throws {
    let (name, words) = Self.looks[index]
    let program = Program.tenniel(variables: ["LANG": "C.UTF-8"])
    let outcome = program.run(words.split(separator: " ").map(String.init))
    #expect(outcome.diagnostics == "")
    try expectGolden(String(outcome.output.dropLast()), "look-\(name)")
  }
}
