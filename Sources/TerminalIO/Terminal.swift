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

  /// The next event, at once where one is waiting.
  /// - Parameter milliseconds: how long to wait for one; `nil` waits for as long as it takes.
  /// - Returns: `nil` where the time passed without an event. After `.closed`, always `.closed`.
  func nextEvent(within milliseconds: Int?) -> Event?

  /// The time since the terminal was opened, by which waits are measured.
  var elapsed: Duration { get }

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
