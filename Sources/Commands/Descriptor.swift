import Foundation

/// The descriptor of an open file, pipe or terminal.
package struct Descriptor: Sendable {
  /// An error reported by the system.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let code: Int32

    var description: String { String(cString: strerror(code)) }
    /// Whether the reader of a pipe has gone.
    var isClosedPipe: Bool { code == EPIPE }
  }

  static let standardInput = Descriptor(number: STDIN_FILENO)
  package static let standardOutput = Descriptor(number: STDOUT_FILENO)
  package static let standardError = Descriptor(number: STDERR_FILENO)

  package let number: Int32

  init(number: Int32) { self.number = number }

  /// Opens a file for reading.
  init(reading path: String) throws(Failure) {
    number = open(path, O_RDONLY | O_CLOEXEC)
    if number < 0 { throw Failure(code: errno) }
  }

  /// Opens the null device in the place of each standard descriptor that the program was started
  /// without. Otherwise the next file to be opened would get the number of that descriptor.
  package static func openMissing() {
    var number: Int32
    repeat { number = open("/dev/null", O_RDWR) } while 0...STDERR_FILENO ~= number
    if number >= 0 { Glibc.close(number) }
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

  /// All bytes of a file, or of a pipe.
  /// - Throws: The system's error; that of a file that is too large beyond a number of bytes.
  static func contents(
    of path: String, atMost most: Int = mostBytes
  ) throws(Failure) -> [UInt8] {
    let file = try Descriptor(reading: path)
    defer { file.close() }
    return try file.contents(atMost: most)
  }

  /// All bytes up to the end.
  /// - Throws: The system's error; that of a file that is too large beyond a number of bytes.
  func contents(atMost most: Int = mostBytes) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let more = try read(upTo: 1 << 20)
      if more.isEmpty { return bytes }
      bytes += more
      guard bytes.count <= most else { throw Failure(code: EFBIG) }
    }
  }

  /// The most bytes that are read: what has no end is not.
  static let mostBytes = 1 << 29

  /// Waits until a non-blocking descriptor is ready. It throws any other error in `errno`.
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
