import Cells
import Foundation

/// What the program finds around it, as a value, so that tests can make their own.
struct ProgramEnvironment: Sendable {
  var variables: [String: String] = [:]
  /// Whether both input and output are a terminal.
  var isInteractive = false
  /// Whether output is a terminal.
  var outputIsTerminal = false
  /// What a command reads, and where it writes while it runs.
  var input = Descriptor.standardInput
  var output = Descriptor.standardOutput

  /// The surroundings of this process.
  static var current: ProgramEnvironment {
    ProgramEnvironment(
      variables: ProcessInfo.processInfo.environment,
      isInteractive: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1)
  }

  /// Unicode where the locale's encoding is UTF-8, by the variables that C programs go by.
  var glyphs: GlyphSet {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { variables[$0] }.first { !$0.isEmpty }
    let name = (locale ?? "").lowercased()
    return name.contains("utf-8") || name.contains("utf8") ? .unicode : .ascii
  }

  /// Whether colour is unwanted: NO_COLOR is set and not empty (no-color.org).
  var refusesColor: Bool { !(variables["NO_COLOR"] ?? "").isEmpty }

  /// Whether printed text may have colours: output is a terminal that says what it is, and nobody
  /// asked for none.
  var showsColor: Bool {
    let term = variables["TERM"] ?? ""
    return outputIsTerminal && !refusesColor && !term.isEmpty && term != "dumb"
  }

  /// The colours to print with, by what COLORTERM and TERM say of the terminal.
  var depth: ColorDepth {
    let colors = variables["COLORTERM"] ?? ""
    if colors == "truecolor" || colors == "24bit" { return .direct }
    return (variables["TERM"] ?? "").contains("color") ? .indexed : .eight
  }
}
