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
    var status = status
    var diagnostics = diagnostics
    do throws(Descriptor.Failure) {
      try Descriptor.standardOutput.write(Array(output.utf8))
    } catch {
      if !error.isClosedPipe {
        diagnostics += "the output could not be written: \(error)\n"
        status = max(status, 1)
      }
    }
    try? Descriptor.standardError.write(Array(diagnostics.utf8))
    return status
  }
}
