import Foundation

/// An open file, pipe or terminal of the system.
struct Descriptor: Sendable {
  /// What the system says went wrong.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let code: Int32

    var description: String { String(cString: strerror(code)) }
    /// Whether nobody is there any more to read what is written.
    var isClosedPipe: Bool { code == EPIPE }
  }

  static let standardInput = Descriptor(number: STDIN_FILENO)
  static let standardOutput = Descriptor(number: STDOUT_FILENO)
  static let standardError = Descriptor(number: STDERR_FILENO)

  let number: Int32

  init(number: Int32) { self.number = number }

  /// Opens a file to read.
  init(reading path: String) throws(Failure) {
    number = open(path, O_RDONLY | O_CLOEXEC)
    if number < 0 { throw Failure(code: errno) }
  }

  func close() { Glibc.close(number) }

  /// Writes all of the bytes. With SIGPIPE ignored, a reader that has gone away is a failure.
  func write(_ bytes: [UInt8]) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
      if count >= 0 { rest = rest.dropFirst(count) } else { try wait(for: POLLOUT) }
    }
  }

  /// The next bytes, as soon as there are some, up to `limit`; none at the end.
  func read(upTo limit: Int) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: limit)
    while true {
      let count = bytes.withUnsafeMutableBytes { Glibc.read(number, $0.baseAddress, $0.count) }
      if count >= 0 { return Array(bytes[..<count]) }
      try wait(for: POLLIN)
    }
  }

  /// Waits until a descriptor that doesn't block can go on; throws what else `errno` says.
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
