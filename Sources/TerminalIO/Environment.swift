import Glibc

/// What the program was started with.
enum Environment {
  /// A variable, or `nil` where it is not set.
  static subscript(name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Prints a line to standard error, after the program's name.
  static func complain(_ line: String) {
    let program = CommandLine.arguments.first?.split(separator: "/").last ?? ""
    let bytes = Array("\(program): \(line)\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
