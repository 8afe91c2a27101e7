import Commands
import Documents
import Findings
import Stage
import TerminalApp

/// The program's page of the manual, out of the tables that `--help` and `list` read.
struct ManualPage {
  let text: String

  @MainActor
  init(of program: Program) {
    var roff = Roff()
    let name = program.name
    roff.macro(
      "TH", Roff.escaped(name.uppercased()), "1", "",
      Roff.escaped("\(name) \(Program.version)"), "")
    roff.section("NAME")
    roff.lines(["\(name) - Auto Layout, live in a terminal"])
    roff.section("SYNOPSIS")
    for command in Subcommand.all {
      if !command.isImplied { roff.macro("br") }
      roff.lines([command.usage(of: program) + " [OPTION...]"])
    }
    roff.section("COMMANDS")
    for command in Subcommand.all {
      roff.subsection(command.usage(of: program))
      roff.lines([command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."])
      for lines in [command.about(in: program), command.appendix().dropLast(), command.status]
      where !lines.isEmpty {
        roff.macro("PP")
        roff.lines(Array(lines))
      }
    }
    roff.section("OPTIONS")
    for (heading, options) in Option.groups {
      roff.subsection(heading)
      for option in options { roff.entry(option.usage, Self.meanings(of: option)) }
    }
    Self.addLists(of: program, to: &roff)
    text = roff.text
  }

  /// What an option does, which words it takes, and which commands take it.
  private static func meanings(of option: Option) -> [String] {
    let words = option.kind?.words ?? []
    let commands = Subcommand.all.filter(option.commands.contains)
    return [option.help]
      + (1...longestList ~= words.count ? ["Values: " + words.joined(separator: ", ")] : [])
      + (commands.count == Subcommand.all.count
        ? []
        : [
          "With: " + commands.map { $0.isImplied ? $0.described : $0.name }.joined(separator: ", ")
        ])
  }

  /// The most words that stand with an option. More of them have a section of their own.
  private static let longestList = 16

  @MainActor
  private static func addLists(of program: Program, to roff: inout Roff) {
    roff.section("KEYS")
    for group in KeyMap.Group.allCases {
      roff.subsection(group.rawValue)
      for row in KeyMap.standard.rows where row.group == group { roff.entry(row.ascii, [row.help]) }
    }
    roff.subsection("Mouse")
    for (use, meaning) in HelpPage.mouse { roff.entry(use, [meaning]) }
    roff.macro("PP")
    roff.lines(Program.keyWords)
    roff.section("SCENES")
    for scene in program.scenes {
      roff.entry(scene.name, [scene.isStep ? "step: " + scene.summary : scene.summary])
    }
    roff.section("DEVICES")
    for device in Device.all {
      let size =
        "\(Number.text(device.portraitWidth)) x \(Number.text(device.portraitHeight)) points"
      roff.entry(device.name, [([size] + device.names.dropFirst()).joined(separator: ", ")])
    }
    roff.section("CHECKS")
    for rule in FindingReport.Rule.explained {
      roff.entry(rule.identifier, ["\(rule.severity.word): \(rule.summary)"])
    }
  }
}
