import Cells

/// What comes from a terminal.
public enum Event: Hashable, Sendable {
  case key(Key)
  case mouse(MouseEvent)
  /// The terminal has this size now; whatever was shown must be laid out anew.
  case resize(CellSize)
  /// The program was stopped and goes on (Ctrl-Z, then `fg`): the terminal has to be repainted.
  case resumed
  /// There is no more input, and never will be: leave.
  case closed
  /// The program was asked to end (^C, SIGTERM, SIGHUP): leave.
  case interrupted
}

/// What happened to the mouse, and over which cell.
public struct MouseEvent: Hashable, Sendable {
  public enum Button: Hashable, Sendable {
    case left, middle, right
  }

  public enum Direction: Hashable, Sendable {
    case up, down, left, right
  }

  public enum Kind: Hashable, Sendable {
    case press(Button)
    /// The mouse moved by at least a cell while the button is down.
    case drag(Button)
    case release(Button)
    /// One step of the wheel; `down` is towards the end of the text.
    case scroll(Direction)
  }

  public var kind: Kind
  /// The cell, counted from 0, 0 at the top left of the terminal.
  public var position: CellPoint
  public var modifiers: Key.Modifiers

  public init(_ kind: Kind, at position: CellPoint, modifiers: Key.Modifiers = []) {
    self.kind = kind
    self.position = position
    self.modifiers = modifiers
  }
}
