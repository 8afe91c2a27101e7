import Cells

extension Program {
  /// What `--help` prints: usage, options and keys, all from the tables that read them.
  var help: String {
    var lines = ["\(name): Auto Layout, live in a terminal", "", "Usage"]
    let usages = Command.allCases.map {
      ($0.usage(of: name, needsScene: scenes.count > 1) + " [OPTION...]", $0.summary)
    }
    lines += Self.table(usages)
    for (heading, options) in Self.groups {
      lines += ["", heading] + Self.table(options.map { ($0.usage, $0.help) })
    }
    lines += [""] + Self.keys
    lines += [
      "", "--keys takes key names as above (shift-left, pagedown, ctrl-l, escape) and click:10,5,",
      "drag:10,5-20,9, scroll-down:10,5, resize:100x30; cells count from 0,0 at the top left.",
      "",
      "Exit status: 0; 1 if --fail-on found something, or 'solve' skipped a line; 2 for a wrong",
      "command line.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// What `solve --help` prints: the operations, from the table that reads them.
  var solveHelp: String {
    var lines = [
      "\(name) solve: linear constraints in strict order of their priorities", "", "Usage",
      "  " + Command.solve.usage(of: name, needsScene: true) + " [OPTION...]", "",
      "Reads one operation a line, each a JSON object, from FILE or from standard input, and answers",
      "at once, a JSON object a line, with the number of the line that it answers.", "",
      "Operations",
    ]
    for form in Operation.forms {
      lines += ["  " + form.example, "    " + form.help]
      if let answer = form.answer { lines.append("    -> " + answer) }
    }
    lines += Self.solveNotes + Self.table(Option.solving.map { ($0.usage, $0.help) })
    lines += [
      "", "Exit status: 0; 1 if a line was skipped; 2 if FILE can't be read, or for a wrong",
      "command line.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static let solveNotes = [
    "",
    "add, constant, priority and edit answer only if they are refused: if the required constraints",
    "and the edited values can't all be met. A refused operation has changed nothing.",
    #"  -> {"line":9,"refused":"c9","conflict":["c9","c2","edit W"]}"#,
    "conflict is minimal: without any one of them the others can be met. An edit is refused whole,",
    #"as "edit". A line that can't be read, or names what isn't there, is skipped:"#,
    #"  -> {"line":10,"error":"unknown id \"c3\"; nearest: \"c2\""}"#, "",
    "Variables are made by their first mention, may be negative, and stand in that order. Priorities",
    "have single precision. Names and ids are any strings. Blank lines are counted and ignored.",
    "",
    "Options",
  ]

  /// The keys and what the mouse does, a line each.
  static let keys: [String] = {
    var lines: [String] = []
    for group in KeyMap.Group.allCases {
      let rows = KeyMap.standard.rows.filter { $0.group == group }
      lines += ["Keys: " + group.rawValue.lowercased()]
      lines += table(rows.map { ($0.ascii, $0.help) }) + [""]
    }
    return lines + ["Mouse"] + table(HelpPane.mouse)
  }()

  private static let groups: [(String, [Option])] = [
    ("The simulated screen", Option.screen), ("render", Option.frame), ("The app", Option.app),
    ("solve", Option.solving),
    ("General", Option.general),
  ]

  /// Two columns, the first as wide as its widest entry.
  private static func table(_ rows: [(String, String)]) -> [String] {
    let width = rows.map { $0.0.count }.max() ?? 0
    return rows.map { "  " + $0.0.padded(to: width) + "  " + $0.1 }
  }
}
