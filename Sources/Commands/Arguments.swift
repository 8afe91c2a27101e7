import Cells
import Documents
import Goldens
import Stage
import TerminalIO

/// The parsed command line.
package struct Arguments: Sendable {
  /// The format in which `render` prints its frame, `list` its lists, and `check` its report.
  package enum Format: String, CaseIterable, Sendable {
    case text, ansi, svg, json
    /// Reports of `check`.
    case junit, sarif, github
  }

  /// Whether colour is used, as `--color` says. `depth` is a number of colours, whatever the
  /// terminal supports.
  package enum ColorChoice: Hashable, Sendable {
    case automatic, never, always
    case depth(ColorDepth)
  }

  /// The words that were parsed, which worker processes parse again.
  package var words: [String] = []
  package var command: Subcommand
  package var wantsHelp = false
  package var wantsVersion = false
  package var scene: String?
  /// The view of the scene that `why` tells of, and perhaps an edge of it.
  package var item: String?
  /// The documents and folders to be opened; none for the scenes of the program.
  package var documents: [DocumentReference] = []
  package var documentSettings = DocumentSettings()
  /// Whether the Swift files of the folders, projects and packages are compiled and shown.
  package var wantsCode = false
  /// The expressions that make scenes of code which need arguments.
  package var makes: [String] = []

  package var device: Device?
  package var size: (width: Int, height: Int)?
  package var pane = SplitPane.full
  package var isLandscape = false
  /// The choices about the screen, each with the name of its value. The last of several applies.
  package var choices: [(choice: ScreenChoice, word: String)] = []
  package var bars: SimulatedScreen.Bars?
  package var chapter = 1

  package var columns: Int?
  package var rows: Int?
  package var format: Format?
  /// The checks whose problems lead to a nonzero exit status, by their identifiers; `any` stands
  /// for all errors and warnings, and `review` for what `check` has to review.
  package var failOn: Set<String> = []
  /// The checks of layouts among them.
  package var failingChecks: Set<LayoutCheck> {
    let named = LayoutCheck.all.filter { failOn.contains($0.identifier) }
    return (failOn.contains("any") ? LayoutCheck.problems : []).union(named)
  }
  /// The most worker processes at a time, nil for as many as there are cores, and after how many
  /// seconds without a sign of life one is ended.
  var workers: (most: Int?, patience: Int) = (nil, 60)
  /// The versions that `diff` compares.
  var diff = DiffArguments()
  /// The screens and reports of `check`.
  var check = CheckArguments()
  /// The goldens of `snapshot`: the folder, nil for the usual one; which are written, nil for what
  /// the environment says; and whether those are deleted that belong to nothing.
  var snapshot: (folder: String?, mode: RecordMode?, prunes: Bool) = (nil, nil, false)

  package var keys: [EventScript.Step]?
  package var terminal: CellSize?
  /// The size of a terminal that has none, such as that of `--keys`.
  package static let usualTerminal = CellSize(columns: 80, rows: 24)
  package var glyphs: GlyphSet?
  package var color = ColorChoice.automatic
  /// The parts of a cell of which pictures in colour are made.
  package var blocks = PixelBlocks.quadrants
  package var usesMouse = true
  /// Whether the terminal is the screen from the beginning on.
  package var follows = false
  /// Whether animations take time on a terminal.
  package var animates = true

  /// The file that `new` writes.
  package var file: String?
  /// The check that `explain` tells of.
  package var checkName: String?
  /// The shell that `completion` writes for.
  package var shellName: String?
  /// What `new` writes; nil for what the file's name says.
  package var template: DocumentTemplate?
  /// The step of `learn`, counted from 1; nil for the one that was reached.
  package var lesson: Int?
  /// The seed of the ids of new objects in documents: a random number, or the number of `--seed`.
  package var idSeed = UInt64.random(in: .min ... .max)
  /// Whether the document is edited from the beginning on.
  package var edits = false
  /// Whether the frames that the document has are drawn where they differ.
  package var showsOwnFrames = false
  /// Whether `render` prints everything that a document asks for and does not get.
  package var wantsNotes = false
  /// Whether `list` lists the checks.
  package var wantsChecks = false

  /// What a command does without options.
  package init(_ command: Subcommand) { self.command = command }

  /// Whether the app runs without a terminal.
  package var isScript: Bool { keys != nil || terminal != nil }
}
