@testable import Commands
@testable import TennielCore

/// A part of the program's help that a guide shows, by its word in the comment before the block.
enum GuideHelp: String {
  case commands
  /// The options of all commands, each once.
  case options
  case keys
  /// What outlines and signs mean.
  case signs

  var lines: [String] {
    switch self {
    case .commands: Self.section("Usage")
    case .options:
      Array(
        Option.groups.map { heading, options in
          [heading] + Program.table(options.map { ($0.usage, $0.help) })
        }.joined(separator: [""]))
    case .keys: Program.keys
    case .signs: Self.section("Outlines") + [""] + Self.section("Signs")
    }
  }

  /// The lines of `--help` from a heading to the next blank line.
  private static func section(_ heading: String) -> [String] {
    let lines = GuideProgram.output(of: "--help").split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { $0 != heading }.prefix { !$0.isEmpty }.map(String.init)
  }
}
