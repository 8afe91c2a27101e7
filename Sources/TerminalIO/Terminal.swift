import Cells

/// A device that shows grids of cells and yields events.
///
/// There are two: `CursesTerminal`, where a person sits, and `ScriptedTerminal`, which plays events
/// from a list and keeps what it was shown.
@MainActor
public protocol Terminal: AnyObject {
  /// How many cells it shows at present.
  var size: CellSize { get }

  /// Which characters it can show.
  var glyphs: GlyphSet { get }

  /// How many colours it can show.
  var depth: ColorDepth { get }

  /// Shows a grid, and sends no more than what differs from the one before.
  ///
  /// What does not fit the terminal's size is cut, and what the grid leaves free is blank.
  /// - Parameter whole: repaints every cell, whatever the terminal is thought to show.
  func show(_ grid: CellGrid, whole: Bool)

  /// The next event that has come, without waiting; `nil` where none has. After `.closed`, always
  /// `.closed`.
  ///
  /// Call this until it returns `nil` before you wait for ``descriptor``.
  func nextEvent() -> Event?

  /// A file descriptor that becomes readable when events have come, for a run loop to wait for;
  /// `nil` where all events are there already.
  ///
  /// Only ``nextEvent()`` reads what has come. A signal, such as one that tells of a new size, makes
  /// the descriptor readable too.
  var descriptor: Int32? { get }

  /// The time by `elapsed` at which ``nextEvent()`` may have an event although nothing has come: a
  /// lone Esc is a key when nothing follows it for a while.
  var timeout: Duration? { get }

  /// The time since the terminal was opened, by which animations and waits are measured.
  var elapsed: Duration { get }

  /// Moves the terminal's time on to the next event, or to `time` if that comes first, where the
  /// terminal's time is not the clock's. Does nothing where it is.
  func skip(to time: Duration?)

  /// How often it can show another grid: the shortest time between two of them.
  var frameInterval: Duration { get }

  /// Gives the terminal back to the shell and stops the program until it is continued (Ctrl-Z);
  /// the event that follows is `.resumed`.
  func suspend()

  /// Leaves the terminal as it was found. Nothing is shown afterwards.
  func close()

  /// The bytes of all frames that were sent to the terminal so far.
  var bytesSent: Int { get }
}

extension Terminal {
  /// Shows a grid, and sends no more than what differs from the one before.
  public func show(_ grid: CellGrid) {
    show(grid, whole: false)
  }
}
