import Cells

/// A terminal that is not there: it plays a list of events and keeps every grid it is shown.
///
/// When the list has been played, its input is closed, so whatever runs on it comes to an end.
/// Time passes at once: where the list says `pause()`, a wait with a limit ends without an event.
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

  /// What is still to come; `nil` is a pause.
  private var pending: [Event?]
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
    pending = events
  }

  /// What was shown last.
  public var screen: CellGrid? { shown.last }

  /// Adds events to the end of the list.
  public func play(_ events: [Event]) {
    pending += events
  }

  /// Adds a pause to the end of the list: the next wait with a limit passes without an event.
  public func pause() {
    pending.append(nil)
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
    while next < pending.count {
      let event = pending[next]
      next += 1
      guard let event else {
        if milliseconds != nil { return nil }
        continue
      }
      if case .resize(let newSize) = event { size = newSize }
      return event
    }
    return .closed
  }

  public func suspend() {
    suspensions += 1
    pending.insert(.resumed, at: next)
  }

  public func close() {
    isClosed = true
  }

  /// Always 0: nothing is sent anywhere.
  public var bytesSent: Int { 0 }
}
