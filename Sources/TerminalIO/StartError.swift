import Glibc

/// The reason why the terminal could not be opened.
public enum StartError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Input or output is a file, a pipe or nothing.
  case notATerminal
  /// The environment does not say what the terminal is: TERM is not set, or empty.
  case noName
  /// The terminal can only show one line after the other.
  case dumb
  /// Terminfo has no entry of this name, and none of the substitute, xterm-256color.
  case unknown(name: String)
  /// The terminal has no way to place its cursor.
  case noCursorAddressing(name: String)
  /// The system refused, for the reason of this `errno`.
  case refused(errno: Int32)

  /// The fault and its remedy, in one line.
  public var description: String {
    switch self {
    case .notATerminal:
      "input and output have to be a terminal, and one of them is not"
    case .noName:
      "TERM is not set: it has to name the kind of the terminal, such as xterm-256color"
    case .dumb:
      "TERM is 'dumb': that terminal shows only one line after the other"
    case .unknown(let name):
      "TERM is '\(name)', which terminfo does not know: try TERM=xterm-256color, "
        + "or install the entry (on Debian and Ubuntu: ncurses-term)"
    case .noCursorAddressing(let name):
      "TERM is '\(name)', a terminal that can not place its cursor: try TERM=xterm-256color"
    case .refused(let errno):
      "the terminal could not be opened: \(String(cString: strerror(errno)))"
    }
  }
}
