import Cells

/// An event from a terminal.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The mouse was used.
  case mouse(MouseEvent)
  /// The terminal has this new size, so that its content has to be laid out again.
  case resize(CellSize)
  /// The program continues after a stop (Ctrl-Z, then `fg`): the terminal has to be repainted.
  case resumed
  /// The input has ended for good: the program has to leave.
  case closed
  /// The program was asked to end (^C, SIGTERM, SIGHUP): it has to leave.
  case interrupted
}

/// An action of the mouse, and the cell over which it happened.
public struct MouseEvent: Hashable, Sendable {
  /// A button of the mouse.
  public enum Button: Hashable, Sendable {
    case left, middle, right
  }

  /// The direction in which a step of the wheel scrolls.
  public enum Direction: String, Hashable, Sendable {
    case up, down, left, right
  }

  /// An action, with its button or direction.
  public enum Kind: Hashable, Sendable {
    /// The button went down.
    case press(Button)
    /// The mouse moved by at least a cell while the button is down.
    case drag(Button)
    /// The button went up.
    case release(Button)
    /// One step of the wheel; `down` is towards the end of the text.
    case scroll(Direction)
  }

  /// The action, with its button or direction.
  public var kind: Kind
  /// The cell, counted from 0, 0 at the top left of the terminal.
  public var position: CellPoint
  /// The modifier keys held down meanwhile, as far as the terminal reports them.
  public var modifiers: Key.Modifiers

  /// Creates an event over a cell of the terminal.
  public init(_ kind: Kind, at position: CellPoint, modifiers: Key.Modifiers = []) {
    self.kind = kind
    self.position = position
    self.modifiers = modifiers
  }
}
