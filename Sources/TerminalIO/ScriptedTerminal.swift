import Cells

/// A terminal that is not there: it plays a list of events and keeps every grid it is shown.
///
/// When the list has been played, its input is closed, so whatever runs on it comes to an end.
/// Its time is its own: it stands still but where the list says `wait(milliseconds:)`, or `pause()`,
/// which is as long as a wait for an event has patience. Either passes at once.
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

  /// What is still to come.
  private var pending: [Step]
  private var next = 0

  /// - Parameter events: what happens, in order. A `.resize` changes the terminal's size when it
  ///   is reached.
  public init(
    size: CellSize, events: [Event] = [], glyphs: GlyphSet = .unicode,
    depth: ColorDepth = .indexed
  ) {
    self.size = size
    self.glyphs = glyphs
    self.depth = depth
    pending = events.map(Step.event)
  }

  private enum Step {
    case event(Event)
    case wait(milliseconds: Int)
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
    if milliseconds > 0 { pending.append(.wait(milliseconds: milliseconds)) }
  }

  /// Adds a pause to the end of the list: the next wait with a limit passes without an event.
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

  public func nextEvent(within milliseconds: Int?) -> Event? {
    var patience = milliseconds
    while next < pending.count {
      let step = pending[next]
      next += 1
      switch step {
      case .event(let event):
        if case .resize(let newSize) = event { size = newSize }
        return event
      case .wait(let length):
        if let limit = patience, limit < length {
          elapsed += .milliseconds(limit)
          next -= 1
          pending[next] = .wait(milliseconds: length - limit)
          return nil
        }
        elapsed += .milliseconds(length)
        patience = patience.map { $0 - length }
      case .pause:
        guard let patience else { continue }
        elapsed += .milliseconds(patience)
        return nil
      }
    }
    return .closed
  }

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
