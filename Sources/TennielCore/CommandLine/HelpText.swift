import Cells
import Commands
import TerminalApp

extension Program {
  /// The text of `--help` for a command: its usage and its options, from their tables. The page of
  /// opening a scene also has all commands and the keys.
  func help(of command: Subcommand) -> String {
    let lines = command == .play ? playHelp : page(of: command)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The page of the program and of opening a scene.
  private var playHelp: [String] {
    let usages = Subcommand.all.map { ($0.usage(of: self) + " [OPTION...]", $0.summary) }
    var lines = ["\(name): Auto Layout, live in a terminal", "", "Usage"] + Self.table(usages)
    lines += ["", "`\(name) COMMAND --help` describes a command and its options."]
    lines += [""] + Subcommand.play.about(in: self) + Self.options(of: .play) + [""] + Self.keys
    let glyphs = Glyphs(set: environment.glyphs)
    lines += ["", "Outlines"] + Self.table(glyphs.outlines)
    lines += ["", "Signs"] + Self.table(glyphs.legend)
    return lines + [""] + Self.keyWords + [""] + Subcommand.play.status
  }

  /// The words that `--keys` takes.
  static let keyWords = [
    "--keys takes key names as above (shift-left, pagedown, ctrl-l, escape) and click:10,5,",
    "drag:10,5-20,9, right-drag:10,5-20,9, scroll-down:10,5, resize:100x30; cells count from 0,0 at",
    "the top left. With wait:100 among them (milliseconds) animations take their time; they jump",
    "otherwise.",
  ]

  /// The page of a command.
  private func page(of command: Subcommand) -> [String] {
    [
      "\(name) \(command.name): \(command.summary)", "", "Usage",
      "  " + command.usage(of: self) + " [OPTION...]", "",
    ] + command.about(in: self) + Self.options(of: command) + [""] + command.appendix()
      + command.status
  }

  /// The options of a command in their groups.
  private static func options(of command: Subcommand) -> [String] {
    Option.groups.flatMap { heading, options -> [String] in
      let rows = options.filter { $0.commands.contains(command) }.map {
        ($0.usage, $0.help(in: command))
      }
      return rows.isEmpty ? [] : ["", heading] + table(rows)
    }
  }

  /// The keys and the uses of the mouse, each on a line.
  static let keys: [String] = {
    var lines: [String] = []
    for group in KeyMap.Group.allCases {
      let rows = KeyMap.standard.rows.filter { $0.group == group }
      lines += ["Keys: " + group.rawValue.lowercased()]
      lines += table(rows.map { ($0.ascii, $0.help) }) + [""]
    }
    return lines + ["Mouse"] + table(HelpPage.mouse)
  }()

  /// Lines of two columns, the first as wide as its widest entry.
  static func table(_ rows: [(String, String)]) -> [String] {
    let width = rows.map { $0.0.count }.max() ?? 0
    return rows.map { "  " + $0.0.padded(toColumns: width) + "  " + $0.1 }
  }
}
