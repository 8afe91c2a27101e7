import Cells

extension Program {
  /// The text of `--help`: all commands with their usage, and of one its options, from their
  /// tables. The page of opening a scene also has the keys.
  func help(of command: Subcommand) -> String {
    let lines: [String] =
      switch command {
      case .play: playHelp
      case .solve: solveHelp
      case .render, .list, .bench, .new, .learn: commandHelp(command)
      }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The page of the program and of opening a scene.
  private var playHelp: [String] {
    let usages = Subcommand.allCases.map {
      ($0.usage(of: name, needsScene: scenes.count > 1) + " [OPTION...]", $0.summary)
    }
    var lines = ["\(name): Auto Layout, live in a terminal", "", "Usage"] + Self.table(usages)
    lines += ["", "`\(name) COMMAND --help` describes a command and its options."]
    lines += [""] + Self.scenes(of: .play) + Self.options(of: .play) + [""] + Self.keys
    let glyphs = Glyphs(set: environment.glyphs)
    lines += ["", "Outlines"] + Self.table(glyphs.outlines)
    lines += ["", "Signs"] + Self.table(glyphs.legend)
    lines += [
      "", "--keys takes key names as above (shift-left, pagedown, ctrl-l, escape) and click:10,5,",
      "drag:10,5-20,9, right-drag:10,5-20,9, scroll-down:10,5, resize:100x30; cells count from 0,0 at",
      "the top left. With wait:100 among them (milliseconds) animations take their time; they jump",
      "otherwise.",
    ]
    return lines + [""] + Self.exitStatus(of: .play)
  }

  /// The page of a command without a table of its own.
  private func commandHelp(_ command: Subcommand) -> [String] {
    [
      "\(name) \(command.rawValue): \(command.summary)", "", "Usage",
      "  " + command.usage(of: name, needsScene: scenes.count > 1) + " [OPTION...]", "",
    ] + Self.scenes(of: command) + Self.options(of: command) + [""]
      + (command == .new ? Self.templates + [""] : []) + Self.exitStatus(of: command)
  }

  /// What stands for the scenes in the usage line.
  private static func scenes(of command: Subcommand) -> [String] {
    switch command {
    case .play:
      return [
        "SCENE may be a document: FILE.storyboard, FILE.xib, or FILE#SCENE for one of its scenes by",
        "identifier, title, class, label or id. The app opens several, and all below a FOLDER, and shows",
        "each save at once.",
      ]
    case .render:
      return [
        "SCENE may be a document: FILE.storyboard, FILE.xib, or FILE#SCENE for one of its scenes by",
        "identifier, title, class, label or id; of several documents, or all below a FOLDER, each scene",
        "is printed below its name.",
      ]
    case .bench:
      return [
        "Without SCENE all scenes are timed, on a terminal of 200 x 60 cells that nobody sees. SCENE may",
        "be a document, FILE.storyboard or FILE.xib: then the time from a save to the picture is given",
        "as well.",
      ]
    case .list:
      return [
        "Without FILE: the program's scenes, and the devices. FILE is a document: its scenes, and the",
        "segues between them; of FILE#SCENE, those of the scene. A FOLDER names all documents below it.",
      ]
    case .new:
      return [
        "FILE ends with .storyboard or .xib. An existing file is left alone. What the document of a scene",
        "needs, its pictures and texts, is written beside it.",
      ]
    case .learn:
      return [
        "Each step is a document of its own, and sees for itself what is done. The next start goes on at",
        "the step that was reached; --step begins one anew, and those after it.",
      ]
    case .solve: return []
    }
  }

  /// The options of a command in their groups.
  private static func options(of command: Subcommand) -> [String] {
    groups.flatMap { heading, options -> [String] in
      let rows = options.filter { $0.commands.contains(command) }.map { ($0.usage, $0.help) }
      return rows.isEmpty ? [] : ["", heading] + table(rows)
    }
  }

  private static let groups: [(String, [Option])] = [
    ("The simulated screen", Option.screen), ("Documents", Option.documents),
    ("The printed frame", Option.frame), ("The app", Option.app),
    ("Characters and colours", Option.characters), ("What is listed", Option.listing),
    ("The new document", Option.new),
    ("The steps", Option.learning),
    ("General", Option.general),
  ]

  /// What `new` can begin with.
  private static let templates =
    ["Templates"] + table(DocumentTemplate.all.map { ($0.name, $0.summary) })

  /// What the exit status tells.
  private static func exitStatus(of command: Subcommand) -> [String] {
    switch command {
    case .render:
      return [
        "Exit status: 0; 1 if --fail-on found something, or if one of several documents can't be read;",
        "2 for a wrong command line, or a document that can't be read.",
      ]
    case .list:
      return [
        "Exit status: 0; 1 if one of several documents can't be read; 2 for a wrong command line, or a",
        "document that can't be read.",
      ]
    case .new:
      return ["Exit status: 0; 1 if the file can't be written; 2 for a wrong command line."]
    case .play, .bench, .solve, .learn:
      return [
        "Exit status: 0; 1 if the system refuses something; 2 for a wrong command line, or a document",
        "that can't be read.",
      ]
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
