import Cells

/// A terminal without a device: it plays a list of events and keeps every grid it is shown.
///
/// When the list has been played, the input is closed, so that a program running on it ends. Its
/// time stands still except in a `wait(milliseconds:)`, and in a `pause()`, which lasts until the
/// time given to `skip(to:)`. Neither takes real time.
@MainActor
public final class ScriptedTerminal: Terminal {
  /// The size in cells; a `.resize` event in the list changes it when it is reached.
  public private(set) var size: CellSize
  /// The glyphs given when it was created.
  public let glyphs: GlyphSet
  /// The colours given when it was created.
  public let depth: ColorDepth

  /// Every grid that was shown, in order, cut or filled to the terminal's size at that moment.
  public private(set) var shown: [CellGrid] = []
  /// The number of times that the program was stopped, by `suspend()`.
  public private(set) var suspensions = 0
  /// The texts that were sent to the clipboard.
  public private(set) var copied: [String] = []
  /// Whether `close()` was called.
  public private(set) var isClosed = false

  /// The sum of the waits and pauses played so far.
  public private(set) var elapsed: Duration = .zero
  /// The interval given when it was created; by default, a grid can be shown at any time.
  public let frameInterval: Duration

  /// The list, whose steps before `next` have been played.
  private var pending: [Step]
  private var next = 0

  /// Creates a terminal that plays events.
  /// - Parameter events: The events in order. A `.resize` changes the terminal's size when it is
  ///   reached.
  public init(
    size: CellSize, events: [Event] = [], glyphs: GlyphSet = .unicode,
    depth: ColorDepth = .indexed, frameInterval: Duration = .zero
  ) {
    self.size = size
    self.glyphs = glyphs
    self.depth = depth
    self.frameInterval = frameInterval
    pending = events.map(Step.event)
  }

  private enum Step {
    case event(Event)
    case wait(Duration)
    case pause
  }

  /// The grid shown last; `nil` before the first one.
  public var screen: CellGrid? { shown.last }

  /// Adds events to the end of the list.
  public func play(_ events: [Event]) {
    pending += events.map(Step.event)
  }

  /// Adds the steps of a script to the end of the list.
  public func play(_ steps: [EventScript.Step]) {
    for step in steps {
      switch step {
      case .event(let event): pending.append(.event(event))
      case .wait(let milliseconds): wait(milliseconds: milliseconds)
      }
    }
  }

  /// Adds a wait to the end of the list; 0 or less adds none.
  public func wait(milliseconds: Int) {
    if milliseconds > 0 { pending.append(.wait(.milliseconds(milliseconds))) }
  }

  /// Adds a pause to the end of the list: the next `skip(to:)` advances the time without an event.
  public func pause() {
    pending.append(.pause)
  }

  /// Appends the grid to ``shown``, unless the terminal is closed.
  public func show(_ grid: CellGrid, whole: Bool) {
    guard !isClosed else { return }
    if grid.size == size {
      shown.append(grid)
    } else {
      var fitted = CellGrid(size: size)
      fitted.draw(grid, at: CellPoint(column: 0, row: 0))
      shown.append(fitted)
    }
  }

  /// Appends the text to ``copied``.
  public func copy(_ text: String) -> Bool {
    copied.append(text)
    return true
  }

  /// The next event in the list; `nil` before a wait or a pause, `.closed` after the end.
  public func nextEvent() -> Event? {
    guard next < pending.count else { return .closed }
    guard case .event(let event) = pending[next] else { return nil }
    next += 1
    if case .resize(let newSize) = event { size = newSize }
    return event
  }

  /// Plays the waits before the next event, up to `time`, and a pause, which ends at `time`.
  public func skip(to time: Duration?) {
    let limit = time.map { max($0, elapsed) }
    while next < pending.count {
      switch pending[next] {
      case .event: return
      case .pause:
        next += 1
        guard let limit else { continue }
        elapsed = limit
        return
      case .wait(let length):
        if let limit, limit < elapsed + length {
          pending[next] = .wait(elapsed + length - limit)
          elapsed = limit
          return
        }
        next += 1
        elapsed += length
      }
    }
  }

  /// Always nil: all events are in the list.
  public var descriptor: Int32? { nil }
  /// Always nil: an Esc in the list is the key itself.
  public var timeout: Duration? { nil }

  /// Plays the programs that are run; `nil` if there are none.
  public var programs: ((_ words: [String]) -> ProgramEnd)?

  /// Has ``programs`` play the program, and inserts `.resumed` as the next event.
  public func run(_ words: [String]) -> ProgramEnd {
    guard let programs else { return .refused("there is no terminal to give to it") }
    let end = programs(words)
    pending.insert(.event(.resumed), at: next)
    return end
  }

  /// What ``takePrinted()`` returns next.
  public var printed: [PrintedBytes] = []

  /// Removes and returns ``printed``.
  public func takePrinted() -> [PrintedBytes] {
    defer { printed = [] }
    return printed
  }

  /// Counts the stop, and inserts `.resumed` as the next event.
  public func suspend() {
    suspensions += 1
    pending.insert(.event(.resumed), at: next)
  }

  /// Closes the terminal: grids shown later are not kept.
  public func close() {
    isClosed = true
  }

  /// Always 0: nothing is sent anywhere.
  public var bytesSent: Int { 0 }
}
