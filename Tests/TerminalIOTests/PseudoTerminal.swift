import Foundation
import Testing

/// A terminal without a window: two ends, of which the program has one. What is typed goes in at
/// the other, and a thread there collects what is shown.
final class PseudoTerminal: @unchecked Sendable {
  /// What the program reads from and writes to.
  let program: Int32

  private let user: Int32
  /// Guards what follows, and tells of its changes.
  private let condition = NSCondition()
  private var collected: [UInt8] = []
  private var isHungUp = false
  private var isClosed = false

  init(columns: Int, rows: Int) throws {
    var ends: (user: Int32, program: Int32) = (-1, -1)
    try #require(openpty(&ends.user, &ends.program, nil, nil, nil) == 0)
    (user, program) = ends
    resize(columns: columns, rows: rows)
    Thread.detachNewThread { self.collect() }
  }

  func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    _ = ioctl(user, UInt(TIOCSWINSZ), &size)
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(user, bytes, bytes.count)
  }

  /// What was shown since the last call, up to some bytes, which have to be the last.
  func shown(upTo end: String) throws -> [UInt8] {
    let end = Array(end.utf8)
    let deadline = Date(timeIntervalSinceNow: 10)
    condition.lock()
    defer { condition.unlock() }
    while collected.suffix(end.count) != end[...] {
      try #require(
        condition.wait(until: deadline),
        "there came no more than \(String(decoding: collected.suffix(80), as: UTF8.self))")
    }
    defer { collected.removeAll() }
    return collected
  }

  /// The settings of the line: what is echoed, kept back and translated.
  var settings: [UInt32] {
    var settings = termios()
    tcgetattr(program, &settings)
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
  }

  /// Closes the user's end, as a window that is closed does.
  func hangUp() {
    condition.lock()
    defer { condition.unlock() }
    isHungUp = true
    while !isClosed { condition.wait() }
  }

  func close() {
    hangUp()
    Glibc.close(program)
  }

  private func collect() {
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      var source = pollfd(fd: user, events: Int16(POLLIN), revents: 0)
      let count = poll(&source, 1, 5) > 0 ? read(user, &buffer, buffer.count) : 0
      condition.lock()
      defer { condition.unlock() }
      if count > 0 { collected += buffer[..<count] }
      condition.broadcast()
      if isHungUp { break }
    }
    condition.lock()
    Glibc.close(user)
    isClosed = true
    condition.broadcast()
    condition.unlock()
  }
}
