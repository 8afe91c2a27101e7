import Findings
import Stage

/// The result of a command: text for standard output, text for standard error, and the exit status.
/// It is written at once, after the command.
package struct Outcome: Equatable {
  package var output = ""
  package var diagnostics = ""
  package var status: Int32 = 0
  /// The scene that was shown last, kept so that a process that ends with the result need not free
  /// its views first: of a thousand views that takes a sixth of all instructions. It does not count
  /// in comparisons.
  package var scene: SceneHost?

  package init(
    output: String = "", diagnostics: String = "", status: Int32 = 0, scene: SceneHost? = nil
  ) {
    (self.output, self.diagnostics, self.status, self.scene) = (output, diagnostics, status, scene)
  }

  package static func == (one: Outcome, other: Outcome) -> Bool {
    (one.output, one.diagnostics, one.status) == (other.output, other.diagnostics, other.status)
  }

  /// The exit status by its meaning.
  package var exit: ExitCode {
    get { ExitCode(rawValue: status) ?? .crashed }
    set { status = newValue.rawValue }
  }

  /// An error message on standard error, and exit status 2 for wrong usage. A document that is only
  /// empty is no error, as it is none in Xcode.
  package static func usage(_ error: UsageError, program: String) -> Outcome {
    Outcome(
      diagnostics: error.messages.map { "\(program): \($0)\n" }.joined(),
      status: error.isEmptyDocument ? 0 : 2)
  }

  /// Adds the result of another part of the command; the worse status counts.
  package mutating func add(_ other: Outcome) {
    output += other.output
    diagnostics += other.diagnostics
    exit = ExitCode.worst(of: [exit, other.exit])
  }

  /// Writes both texts. A closed pipe ends the output and is no error.
  /// - Parameters:
  ///   - program: The name that messages begin with.
  ///   - descriptor: Where the output goes.
  ///   - errors: Where the diagnostics go.
  /// - Returns: The exit status; 2 if the output could not be written.
  package func write(
    program: String, to descriptor: Descriptor = .standardOutput,
    errors: Descriptor = .standardError
  ) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    // What the scene has printed comes first, as if it were not buffered.
    fflush(nil)
    var status = status
    var diagnostics = diagnostics
    do throws(Descriptor.Failure) {
      try descriptor.write(Array(output.utf8))
    } catch {
      if !error.isClosedPipe {
        diagnostics += "\(program): the output could not be written: \(error)\n"
        status = ExitCode.worst(of: [exit, .unusable]).rawValue
      }
    }
    try? errors.write(Array(diagnostics.utf8))
    return status
  }
}
