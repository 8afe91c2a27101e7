import Cells

/// A device that shows grids of cells and yields events.
///
/// There are two: `CursesTerminal`, the terminal of the process, and `ScriptedTerminal`, which
/// plays a list of events and keeps the grids it was shown.
@MainActor
public protocol Terminal: AnyObject {
  /// The size in cells.
  var size: CellSize { get }

  /// The characters it can show.
  var glyphs: GlyphSet { get }

  /// The colours it can show.
  var depth: ColorDepth { get }

  /// Shows a grid, sending only the cells that differ from the grid before.
  ///
  /// A grid larger than the terminal is cut; around a smaller one, cells are blank.
  /// - Parameter whole: Whether every cell is repainted, whatever the terminal is assumed to show.
  func show(_ grid: CellGrid, whole: Bool)

  /// The next event that has arrived, without waiting; `nil` if none has. After `.closed`, always
  /// `.closed`.
  ///
  /// Call this until it returns `nil` before you wait for ``descriptor``.
  func nextEvent() -> Event?

  /// A file descriptor that becomes readable when events have arrived, for a run loop to wait for;
  /// `nil` if all events are known in advance.
  ///
  /// Only ``nextEvent()`` reads them. Signals, such as that of a change of size, make the
  /// descriptor readable too.
  var descriptor: Int32? { get }

  /// The time, by `elapsed`, at which ``nextEvent()`` may return an event without new input: a lone
  /// Esc is the key if nothing follows it. `nil` if there is no such time.
  var timeout: Duration? { get }

  /// The time since the terminal was opened, by which animations and waits are measured.
  var elapsed: Duration { get }

  /// Advances the terminal's time to the next event, or to `time` if that is earlier. Does nothing
  /// if the terminal's time is the clock's.
  func skip(to time: Duration?)

  /// The shortest time between two grids.
  var frameInterval: Duration { get }

  /// Sends a text to the terminal's clipboard. Whether it arrives there is not known: nothing is
  /// asked.
  /// - Returns: Whether the terminal has a sequence for it.
  func copy(_ text: String) -> Bool

  /// Gives the terminal back to the shell and stops the program until it is continued (Ctrl-Z); the
  /// next event is `.resumed`.
  func suspend()

  /// Gives the terminal to another program, runs it and waits for its end; the next event is
  /// `.resumed`.
  /// - Parameter words: The program, by its path or by a name that is sought in PATH, and its
  ///   arguments.
  func run(_ words: [String]) -> ProgramEnd

  /// What the program has printed since the last call, instead of over what the terminal shows:
  /// pieces of each stream in their order, the stream that was printed to first before the other
  /// one.
  func takePrinted() -> [PrintedBytes]

  /// Leaves the terminal as it was found. Nothing is shown afterwards.
  func close()

  /// The number of bytes sent to the terminal so far, in all frames.
  var bytesSent: Int { get }
}

extension Terminal {
  /// Nothing: what is printed goes where it belongs at once.
  public func takePrinted() -> [PrintedBytes] { [] }

  /// Shows a grid, sending only the cells that differ from the grid before.
  public func show(_ grid: CellGrid) {
    show(grid, whole: false)
  }
}
