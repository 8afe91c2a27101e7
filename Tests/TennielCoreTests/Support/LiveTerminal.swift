import Cells
import Foundation
import Synchronization
import TerminalIO

/// A terminal that a run loop has to wait for, with somebody at it who looks at each grid that is
/// shown and then types.
final class LiveTerminal: Terminal {
  private(set) var size: CellSize
  let glyphs = GlyphSet.unicode
  let depth = ColorDepth.none
  let bytesSent = 0
  let frameInterval = Duration.nanoseconds(16_666_667)

  /// Every grid that was shown, in order.
  private(set) var shown: [String] = []
  /// Whether what was waited for has not been seen within half a minute.
  var hasGivenUp: Bool { patienceIsOver.withLock { $0 } }

  /// Wakes who waits for the events; they themselves are kept apart, since a run loop takes the
  /// bytes.
  private let bell = Pipe()
  private let patienceIsOver = Mutex(false)
  private var pending: [Event] = []
  private let opened = ContinuousClock.now
  private let look: @MainActor (String) -> [Event]

  /// - Parameter look: is given each grid that is shown as text, and says what is typed then.
  init(
    columns: Int = 80, rows: Int = 24, look: @escaping @MainActor (_ screen: String) -> [Event]
  ) {
    size = CellSize(columns: columns, rows: rows)
    self.look = look
    // So that the app comes to an end, and the test with it.
    DispatchQueue.global().asyncAfter(deadline: .now() + 30) { [weak self] in self?.giveUp() }
  }

  func show(_ grid: CellGrid, whole: Bool) {
    shown.append(grid.text)
    let events = look(grid.text)
    pending += events
    if !events.isEmpty { ring() }
  }

  func nextEvent() -> Event? {
    var source = pollfd(fd: bell.fileHandleForReading.fileDescriptor, events: 1, revents: 0)
    var byte: UInt8 = 0
    while poll(&source, 1, 0) > 0 { _ = read(source.fd, &byte, 1) }
    if hasGivenUp { return .closed }
    return pending.isEmpty ? nil : pending.removeFirst()
  }

  private nonisolated func giveUp() {
    patienceIsOver.withLock { $0 = true }
    ring()
  }

  private nonisolated func ring() {
    var byte: UInt8 = 1
    _ = write(bell.fileHandleForWriting.fileDescriptor, &byte, 1)
  }

  var descriptor: Int32? { bell.fileHandleForReading.fileDescriptor }
  let timeout: Duration? = nil
  /// The time that has passed beside the real one.
  var leap = Duration.zero
  var elapsed: Duration { ContinuousClock.now - opened + leap }
  func skip(to time: Duration?) {}
  func copy(_ text: String) -> Bool { true }
  func suspend() {}
  func run(_ words: [String]) -> ProgramEnd { .refused("nobody runs programs here") }
  func close() {}
}
