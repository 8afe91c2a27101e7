import Cells

/// A terminal that is not there: it plays a list of events and keeps every grid it is shown.
///
/// When the list has been played, its input is closed, so whatever runs on it comes to an end.
/// Its time is its own: it stands still except where the list has a `wait(milliseconds:)` or a
/// `pause()`, which lasts until the time that `skip(to:)` is given. Either passes at once.
@MainActor
public final class ScriptedTerminal: Terminal {
  public private(set) var size: CellSize
  public let glyphs: GlyphSet
  public let depth: ColorDepth

  /// Every grid that was shown, in order, cut or filled to the terminal's size at that moment.
  public private(set) var shown: [CellGrid] = []
  /// How often the program was stopped.
  public private(set) var suspensions = 0
  /// Whether the terminal was given back.
  public private(set) var isClosed = false

  public private(set) var elapsed: Duration = .zero
  public let frameInterval: Duration

  /// What is still to come.
  private var pending: [Step]
  private var next = 0

  /// - Parameter events: what happens, in order. A `.resize` changes the terminal's size when it
  ///   is reached.
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

  /// What was shown last.
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

  /// Adds a time without events to the end of the list.
  public func wait(milliseconds: Int) {
    if milliseconds > 0 { pending.append(.wait(.milliseconds(milliseconds))) }
  }

  /// Adds a pause to the end of the list: the next `skip(to:)` a time passes without an event.
  public func pause() {
    pending.append(.pause)
  }

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

  public func nextEvent() -> Event? {
    guard next < pending.count else { return .closed }
    guard case .event(let event) = pending[next] else { return nil }
    next += 1
    if case .resize(let newSize) = event { size = newSize }
    return event
  }

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

  /// Always nil: what is to come is in the list.
  public var descriptor: Int32? { nil }
  /// Always nil: the list says when a key is an Esc.
  public var timeout: Duration? { nil }

  public func suspend() {
    suspensions += 1
    pending.insert(.event(.resumed), at: next)
  }

  public func close() {
    isClosed = true
  }

  /// Always 0: nothing is sent anywhere.
  public var bytesSent: Int { 0 }
}
