import Cells
import Commands
import Documents
import Findings
import Nibs
import Stage
import TerminalApp
import TerminalIO
import Wording

extension Option {
  /// All options in their groups, each with its heading, in the order of `--help`.
  static let groups: [(heading: String, options: [Option])] = [
    ("The simulated screen", screen), ("All combinations of", grid), ("The versions", versions),
    ("Documents", documents), ("The printed frame", frame), ("Reports", reports),
    ("Goldens", goldens), ("The app", app), ("Characters and colours", characters),
    ("What is listed", listing), ("The new document", new), ("The steps", learning),
    ("General", general),
  ]

  /// All options, in the order of `--help`.
  static let all: [Option] = groups.flatMap(\.options)

  private static let framed = Set(Subcommand.all.filter(\.operands.opensScene))
  /// The commands that take one value for what others name several values of. Goldens are named
  /// after the values of the lists.
  private static let single = framed.subtracting([.snapshot])
  /// The commands that show an app's code.
  private static let coded = framed.subtracting([.diff])
  private static let drawing: Set<Subcommand> = [.play, .render, .learn]
  private static let interactive: Set<Subcommand> = [.play, .learn]

  /// The options for the simulated screen.
  static let screen: [Option] =
    device + (ScreenControl.classes + ScreenControl.preferences).map(Option.init) + bars

  /// Creates the option of a choice about the screen.
  private init(_ control: ScreenControl) {
    let (name, choice) = (control.option, control.choice)
    let commands = [.textSize, .direction].contains(choice) ? Self.single : Self.framed
    switch control.value {
    case .always(let word):
      self.init(name, control.optionHelp, commands) { $0.choices.append((choice, word)) }
    case .one(let words, let placeholder):
      self.init(
        name, placeholder, control.optionHelp, commands, oneOf: words.map { ($0, $0) }
      ) { $0.choices.append((choice, $1)) }
    }
  }

  private static let device: [Option] = [
    Option(
      "--device", "NAME", "simulate this device (`list` names them)", framed,
      takes: .word(deviceNames)
    ) { arguments, text throws(UsageError) in arguments.device = try device(text) },
    Option("--size", "WxH", "a size in points, in place of the device's", framed) {
      arguments, text throws(UsageError) in
      arguments.size = try size(
        text, limit: SimulatedScreen.wholeSides.upperBound, example: "414x736", for: "--size")
    },
    Option(
      "--split", "PART", "an iPad's pane: full, two-thirds, half, third or slide-over", framed,
      oneOf: SplitPane.allCases.map { ($0.rawValue, $0) }
    ) { $0.pane = $1 },
    Option("--landscape", "turn the device on its side", single) { $0.isLandscape = true },
  ]

  private static let barNames: [(name: String, value: SimulatedScreen.Bars)] = [
    ("none", []), ("status", .status), ("navigation", .navigation), ("tab", .tab),
  ]

  private static let bars: [Option] = [
    Option(
      "--bars", "LIST", "bars to show: status, navigation, tab, or none", framed,
      takes: .list(barNames.map(\.name).filter { $0 != "none" }, whole: ["none"])
    ) {
      arguments, text throws(UsageError) in
      arguments.bars = []
      for word in text.split(separator: ",", omittingEmptySubsequences: false) {
        arguments.bars?.formUnion(try choice(String(word), of: barNames, for: "--bars"))
      }
    },
    Option("--chapter", "N", "swipe to this chapter first, counted from 1", framed) {
      arguments, text throws(UsageError) in
      arguments.chapter = try number(text, in: 1...1000, for: "--chapter")
    },
  ]

  /// The options of `render`.
  static let frame: [Option] = [
    Option("--columns", "N", "columns the device is drawn in; its true scale otherwise", [.render])
    {
      arguments, text throws(UsageError) in
      arguments.columns = try number(text, in: 2...1000, for: "--columns")
    },
    Option(
      "--rows", "N", "rows the device is drawn in; as --columns makes them otherwise", [.render]
    ) {
      arguments, text throws(UsageError) in
      arguments.rows = try number(text, in: 2...1000, for: "--rows")
    },
    Option(
      "--format", "FORMAT",
      "text, ansi, svg or json; a report: text, json, junit, sarif or github",
      Set(Subcommand.all.filter { !$0.output.formats.isEmpty }),
      takes: .word(Arguments.Format.allCases.map(\.rawValue))
    ) { arguments, text throws(UsageError) in
      arguments.format = try format(text, for: arguments.command)
    }.taking { .word($0.output.formats.map(\.rawValue)) },
    Option(
      "--fail-on", "LIST", "checks, or any: exit with 1 where they find something",
      [.render, .check], takes: .list(failures(of: .check), whole: [])
    ) { arguments, text throws(UsageError) in
      let names = failures(of: arguments.command)
      for word in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard names.contains(word.lowercased()) else {
          throw .unknown("check", String(word), among: names, listedBy: "'list --checks'")
        }
        arguments.failOn.insert(word.lowercased())
      }
    }.taking { .list(failures(of: $0), whole: []) },
  ]

  /// What `--fail-on` of a command may name.
  private static func failures(of command: Subcommand) -> [String] {
    command == .render
      ? ["any"] + LayoutCheck.all.map(\.identifier)
      : ["any", "review"] + FindingReport.Rule.checked.map(\.identifier)
  }

  /// The options for documents.
  static let documents: [Option] = [
    Option("--design", "show documents as Interface Builder does, not as they run", framed) {
      $0.documentSettings.isDesignTime = true
    }.ofDocuments,
    Option(
      "--language", "NAME",
      "language of a document's texts: de, or accented, double-length, right-to-left", single,
      takes: .word(DocumentLanguage.pseudoNames)
    ) {
      arguments, text throws(UsageError) in
      guard DocumentLanguages.isKnown(text) else {
        throw .unknown(
          "language", text, among: DocumentLanguage.pseudoNames, listedBy: "a, in the app,")
      }
      arguments.documentSettings.language = text
    },
    Option(
      "--own-frames", "draw the document's own frames where they differ from the layout",
      [.play, .render]
    ) { $0.showsOwnFrames = true }.ofDocuments,
    Option(
      "--notes", "tell each note: what a document asks for and did not get, and the like",
      [.render, .check]
    ) {
      $0.wantsNotes = true
    }.ofDocuments,
    Option(
      "--app", "compile and run the app's Swift code in the folder, project or package", coded
    ) { $0.wantsCode = true }.ofDocuments,
    Option(
      "--make", "EXPRESSION", "show what this makes, as 'LoginViewController(model: .sample)'",
      coded
    ) { $0.makes.append($1) }.ofDocuments,
  ]

  /// The options of the app.
  static let app: [Option] = [
    Option(
      "--keys", "WORDS", "play these keys without a terminal, and print the last screen",
      interactive
    ) {
      arguments, text throws(UsageError) in
      do throws(EventScript.Mistake) {
        arguments.keys = try EventScript.steps(text)
      } catch {
        if let expected = error.expected {
          throw UsageError("\(UsageError.quoted(error.word)) is not an event: expected \(expected)")
        }
        let known = KeyMap.standard.rows.flatMap { $0.bindings.map(\.key.description) }.uniqued
        throw .unknown(
          "key", error.word, among: known + Key.allNames.filter { !known.contains($0) },
          listedBy: "--help")
      }
    },
    Option(
      "--terminal", "CxR", "the size of the screen for --keys, 80x24 otherwise", interactive
    ) {
      arguments, text throws(UsageError) in
      let (columns, rows) = try size(
        text, limit: Display.largestTerminal.columns, example: "80x24", for: "--terminal")
      arguments.terminal = CellSize(columns: columns, rows: rows)
    },
    Option(
      "--no-animation", "let layouts jump instead of glide, and tell scenes so",
      interactive
    ) { $0.animates = false },
    Option(
      "--seed", "N", "make the ids of new objects from this number; random otherwise",
      [.play, .render, .learn, .new]
    ) { arguments, text throws(UsageError) in
      arguments.idSeed = UInt64(try number(text, in: 0...Int.max, for: "--seed"))
    },
    Option("--follow", "let the terminal be the screen, as f does", [.play]) { $0.follows = true },
    Option("--edit", "edit the document, as X does", [.play]) { $0.edits = true }.ofDocuments,
    Option(
      "--no-mouse", "leave the mouse to the terminal", interactive
    ) { $0.usesMouse = false },
  ]

  /// The options for the characters and colours of a picture.
  static let characters: [Option] = [
    Option(
      "--glyphs", "SET", "unicode or ascii, whatever the locale is", drawing,
      oneOf: [("unicode", GlyphSet.unicode), ("ascii", .ascii)]
    ) { $0.glyphs = $1 },
    Option(
      "--color", "WHEN", "auto, never, always, or how many: 8, 16, 256 or truecolor", drawing,
      oneOf: [
        ("auto", Arguments.ColorChoice.automatic), ("never", .never), ("always", .always),
        ("8", .depth(.eight)), ("16", .depth(.sixteen)), ("256", .depth(.indexed)),
        ("truecolor", .depth(.direct)),
      ]
    ) { $0.color = $1 },
    Option(
      "--blocks", "PARTS", "parts of a cell in pictures in colour: halves, quadrants or sextants",
      drawing,
      oneOf: [("halves", PixelBlocks.halves), ("quadrants", .quadrants), ("sextants", .sextants)]
    ) { $0.blocks = $1 },
  ]

  /// The options of `list`.
  static let listing: [Option] = [
    Option("--checks", "name the checks, in place of scenes and devices", [.list]) {
      $0.wantsChecks = true
    },
    Option("--json", "print JSON; of the program, with the values that options take", [.list]) {
      $0.format = .json
    },
  ]

  /// The option of `new`.
  static let new: [Option] = [
    Option(
      "--template", "NAME",
      "what it begins with: one of the templates below, such as table or cookbook", [.new],
      oneOf: DocumentTemplate.all.map { ($0.name, $0) }
    ) { $0.template = $1 }
  ]

  /// The option of `learn`.
  static let learning: [Option] = [
    Option("--step", "N", "begin at this step, counted from 1, and begin it anew", [.learn]) {
      arguments, text throws(UsageError) in
      arguments.lesson = try number(text, in: 1...Lesson.all.count, for: "--step")
    }
  ]

  /// The options of all commands.
  static let general: [Option] = [
    Option("--help", short: "-h", "print this help", Set(Subcommand.all)) { $0.wantsHelp = true },
    Option("--version", "print the version", Set(Subcommand.all)) { $0.wantsVersion = true },
  ]
}
