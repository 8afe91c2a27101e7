import Foundation

/// The descriptor of an open file, pipe or terminal.
struct Descriptor: Sendable {
  /// An error reported by the system.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let code: Int32

    var description: String { String(cString: strerror(code)) }
    /// Whether the reader of a pipe has gone.
    var isClosedPipe: Bool { code == EPIPE }
  }

  let number: Int32

  init(number: Int32) { self.number = number }

  /// Opens a file for reading.
  init(reading path: String) throws(Failure) {
    number = open(path, O_RDONLY | O_CLOEXEC)
    if number < 0 { throw Failure(code: errno) }
  }

  func close() { Glibc.close(number) }

  /// Writes all bytes. With SIGPIPE ignored, it throws if the reader has gone.
  func write(_ bytes: [UInt8]) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
      if count >= 0 { rest = rest.dropFirst(count) } else { try wait(for: POLLOUT) }
    }
  }

  /// Waits for the next bytes, and returns up to `limit` of them; none at the end of the input.
  func read(upTo limit: Int) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: limit)
    while true {
      let count = bytes.withUnsafeMutableBytes { Glibc.read(number, $0.baseAddress, $0.count) }
      if count >= 0 { return Array(bytes[..<count]) }
      try wait(for: POLLIN)
    }
  }

  /// Waits until a non-blocking descriptor is ready, as other programs may have made the pipe. It
  /// throws any other error in `errno`.
  private func wait(for event: Int32) throws(Failure) {
    switch errno {
    case EINTR: return
    case EAGAIN:
      var descriptor = pollfd(fd: number, events: Int16(event), revents: 0)
      _ = poll(&descriptor, 1, -1)
    case let code: throw Failure(code: code)
    }
  }
}
