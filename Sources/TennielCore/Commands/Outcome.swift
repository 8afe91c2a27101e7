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

  /// Writes both texts. A reader that has gone away ends the output, not the program's manners.
  func write() {
    signal(SIGPIPE, SIG_IGN)
    Self.write(output, to: STDOUT_FILENO)
    Self.write(diagnostics, to: STDERR_FILENO)
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
