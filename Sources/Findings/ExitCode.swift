/// What the exit status of a command says.
package enum ExitCode: Int32, CaseIterable, Codable, Sendable {
  /// Nothing is wrong.
  case good = 0
  /// Something was found, or two things differ that should be equal.
  case found = 1
  /// The command line is wrong, or a file can't be read or written.
  case unusable = 2
  /// Something could not be decided: it took more work than is allowed, or can't be laid out.
  case undecided = 3
  /// A part of the program ended before its work was done (`EX_SOFTWARE` of `sysexits.h`).
  case crashed = 70
  /// The user has interrupted the command (128 and the number of SIGINT).
  case interrupted = 130

  /// All of them, the worst first.
  private static let worstFirst: [ExitCode] = [
    .interrupted, .crashed, .unusable, .found, .undecided, .good,
  ]

  /// The worst of several; ``good`` for none.
  package static func worst(of all: some Sequence<ExitCode>) -> ExitCode {
    let all = Array(all)
    return worstFirst.first(where: all.contains) ?? .good
  }
}
