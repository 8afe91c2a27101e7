import Cells

extension Program {
  /// The text of `--help`: usage, options and keys, from their tables.
  var help: String {
    var lines = ["\(name): Auto Layout, live in a terminal", "", "Usage"]
    let usages = Command.allCases.map {
      ($0.usage(of: name, needsScene: scenes.count > 1) + " [OPTION...]", $0.summary)
    }
    lines += Self.table(usages)
    for (heading, options) in Self.groups {
      lines += ["", heading] + Self.table(options.map { ($0.usage, $0.help) })
    }
    lines += [
      "",
      "SCENE may be a document: FILE.storyboard, FILE.xib, or FILE#SCENE for one of its scenes by",
      "identifier, title, class, label or id. The app opens several, and all below a FOLDER, and shows",
      "each save at once.",
      "",
      "solve reads operations and answers them, a JSON object a line; `\(name) solve --help` describes",
      "them: " + Operation.forms.map(\.name).joined(separator: ", "),
    ]
    lines += [""] + Self.keys
    lines += [
      "", "--keys takes key names as above (shift-left, pagedown, ctrl-l, escape) and click:10,5,",
      "drag:10,5-20,9, scroll-down:10,5, resize:100x30; cells count from 0,0 at the top left. With",
      "wait:100 among them (milliseconds) animations take their time; they jump otherwise.",
      "",
      "Exit status: 0; 1 if --fail-on found something, or 'solve' skipped a line; 2 for a wrong",
      "command line.",
    ]
    return lines.joined(separator: "\n") + "\n"
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

  private static let groups: [(String, [Option])] = [
    ("The simulated screen", Option.screen), ("Documents", Option.documents),
    ("render", Option.frame), ("The app", Option.app),
    ("list", Option.listing), ("solve", Option.solving),
    ("General", Option.general),
  ]

  /// Lines of two columns, the first as wide as its widest entry.
  static func table(_ rows: [(String, String)]) -> [String] {
    let width = rows.map { $0.0.count }.max() ?? 0
    return rows.map { "  " + $0.0.padded(to: width) + "  " + $0.1 }
  }
}
