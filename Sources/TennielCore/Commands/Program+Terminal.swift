import Cells
import TerminalIO

/// The terminals that the arguments ask for.
extension Program {
  /// How the terminal is opened that the program was started in.
  func terminalOptions(_ arguments: Arguments) -> CursesTerminal.Options {
    var options = CursesTerminal.Options()
    options.mouse = arguments.usesMouse
    options.glyphs = arguments.glyphs
    options.printed = (
      output: Descriptor.standardOutput.number, error: Descriptor.standardError.number
    )
    switch arguments.color {
    case .automatic: break
    case .never: options.depth = ColorDepth.none
    case .always: options.depth = max(environment.depth, .indexed)
    case .depth(let depth): options.depth = depth
    }
    return options
  }

  /// A terminal that plays the keys of the arguments.
  @MainActor
  func scriptedTerminal(_ arguments: Arguments) -> ScriptedTerminal {
    let terminal = ScriptedTerminal(
      size: arguments.terminal ?? Arguments.usualTerminal,
      glyphs: arguments.glyphs ?? environment.glyphs,
      depth: arguments.depth(in: environment) ?? .none)
    terminal.play(arguments.keys ?? [])
    return terminal
  }
}
