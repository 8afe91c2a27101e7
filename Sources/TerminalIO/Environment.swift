import Glibc

/// The environment variables of the process, and its standard error.
enum Environment {
  /// The value of a variable; `nil` if it is not set.
  static subscript(name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Prints a line to standard error, after the program's name. That nobody reads it is nothing to
  /// die of.
  static func complain(_ line: String) {
    let program = CommandLine.arguments.first?.split(separator: "/").last ?? ""
    let bytes = Array("\(program): \(line)\n".utf8)
    let found = signal(SIGPIPE, SIG_IGN)
    _ = write(STDERR_FILENO, bytes, bytes.count)
    signal(SIGPIPE, found)
  }
}
