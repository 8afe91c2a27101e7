import Cells
import Commands
import TerminalIO

/// The terminals that the arguments ask for.
extension Arguments {
  /// How the terminal is opened that the program was started in.
  func terminalOptions(in environment: ProgramEnvironment) -> CursesTerminal.Options {
    var options = CursesTerminal.Options()
    options.mouse = usesMouse
    options.glyphs = glyphs
    options.printed = (
      output: Descriptor.standardOutput.number, error: Descriptor.standardError.number
    )
    switch color {
    case .automatic: break
    case .never: options.depth = ColorDepth.none
    case .always: options.depth = max(environment.depth, .indexed)
    case .depth(let depth): options.depth = depth
    }
    return options
  }

  /// A terminal that plays the keys of the arguments.
  @MainActor
  func scriptedTerminal(in environment: ProgramEnvironment) -> ScriptedTerminal {
    let terminal = ScriptedTerminal(
      size: self.terminal ?? Self.usualTerminal,
      glyphs: glyphs ?? environment.glyphs,
      depth: depth(in: environment) ?? .none)
    terminal.play(keys ?? [])
    return terminal
  }

  /// Whether the keys contain waits.
  var waits: Bool {
    (keys ?? []).contains { if case .wait = $0 { true } else { false } }
  }

  /// The colours of printed text; nil for text without escape sequences, which is the default for
  /// pipes and files.
  func depth(in environment: ProgramEnvironment) -> ColorDepth? {
    switch color {
    case .never: return nil
    case .always: return environment.depth
    case .depth(let depth): return depth
    case .automatic:
      return environment.showsColor && format != .text ? environment.depth : nil
    }
  }
}

extension CellGrid {
  /// The grid as text, with escape sequences if it has colours.
  func printed(in depth: ColorDepth?) -> String {
    depth.map { ansi(depth: $0) } ?? text
  }
}
