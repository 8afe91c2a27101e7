import Cells
import Foundation
import TerminalIO

/// The environment of the program, as a value that tests can create.
package struct ProgramEnvironment: Sendable {
  package var variables: [String: String] = [:]
  /// Whether both input and output are a terminal.
  package var isInteractive = false
  /// Whether output is a terminal.
  var outputIsTerminal = false
  /// Whether standard error is a terminal.
  var errorsAreTerminal = false
  /// How worker processes are started; nil if this process does their work itself.
  package var worker: WorkerCommand?
  /// Called from time to time by work that takes long: that it goes on.
  var showsLife: @MainActor @Sendable () -> Void = {}
  /// The descriptor that a command reads from.
  var input = Descriptor.standardInput

  /// The environment of this process.
  package static var current: ProgramEnvironment {
    ProgramEnvironment(
      variables: ProcessInfo.processInfo.environment,
      isInteractive: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      errorsAreTerminal: isatty(STDERR_FILENO) == 1)
  }

  /// Unicode if the locale's encoding is UTF-8, by the variables that C programs read.
  package var glyphs: GlyphSet {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { variables[$0] }.first { !$0.isEmpty }
    let name = (locale ?? "").lowercased()
    return name.contains("utf-8") || name.contains("utf8") ? .unicode : .ascii
  }

  /// Whether colour is refused: NO_COLOR is set and not empty (no-color.org).
  package var refusesColor: Bool { !(variables["NO_COLOR"] ?? "").isEmpty }

  /// Whether printed text has colours by default: the output is a terminal with a name, and colour
  /// is not refused.
  package var showsColor: Bool {
    let term = variables["TERM"] ?? ""
    return outputIsTerminal && !refusesColor && !term.isEmpty && term != "dumb"
  }

  /// The colours of printed text, by COLORTERM and TERM.
  package var depth: ColorDepth {
    let term = variables["TERM"] ?? ""
    return ColorDepth(
      ofTerminal: term, colorTerm: variables["COLORTERM"], isInTmux: variables["TMUX"] != nil)
  }
}
