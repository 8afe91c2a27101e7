import Cells
import Foundation
import Stage
import TerminalIO

/// What the command line asks for.
struct Arguments: Sendable {
  /// How `render` prints its frame.
  enum Format: Sendable {
    case text, ansi, json
  }

  /// When to use colour; `colors` names a number of them whatever the terminal says.
  enum ColorChoice: Hashable, Sendable {
    case automatic, never, always
    case depth(ColorDepth)
  }

  var command = Command.play
  var wantsHelp = false
  var wantsVersion = false
  var scene: String?

  var device: Device?
  var size: (width: Int, height: Int)?
  var pane = SplitPane.full
  var isLandscape = false
  /// The choices about the screen, by the words for their values; the last of several wins.
  var choices: [(choice: ScreenChoice, word: String)] = []
  var bars: SimulatedScreen.Bars?
  var chapter = 1

  var columns: Int?
  var format: Format?
  /// The checks whose findings become an exit status.
  var failOn: Set<LayoutCheck> = []

  var keys: [EventScript.Step]?
  var terminal: CellSize?
  var glyphs: GlyphSet?
  var color = ColorChoice.automatic
  var usesMouse = true
  /// Whether animations take time where somebody sees them.
  var animates = true

  /// What `solve` reads; standard input without it.
  var file: String?
  var wantsTimings = false
  /// Whether `list` names the checks.
  var wantsChecks = false
}
