import Foundation

/// What a command leaves behind: text for standard output, text for standard error, and the exit
/// status. Everything is written in one go, when the command is done.
struct Outcome: Equatable {
  var output = ""
  var diagnostics = ""
  var status: Int32 = 0

  /// A complaint on standard error and the status for wrong usage, 2.
  static func usage(_ error: UsageError, program: String) -> Outcome {
    Outcome(diagnostics: "\(program): \(error.message)\n", status: 2)
  }

  /// Writes both texts. A reader that has gone away ends the output, and is no mistake.
  /// - Returns: the exit status; 1 where the output could not be written.
  func write() -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let failure = Self.write(output, to: STDOUT_FILENO)
    _ = Self.write(diagnostics, to: STDERR_FILENO)
    guard let failure, failure != EPIPE else { return status }
    _ = Self.write(
      "the output could not be written: \(String(cString: strerror(failure)))\n",
      to: STDERR_FILENO)
    return max(status, 1)
  }

  /// Writes all of a text, and returns the `errno` of a write that failed.
  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return errno }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}
