/// A mistake on the command line, said in one line that names what would be right.
struct UsageError: Error, Equatable {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  /// `what` has an unknown value; the nearest known ones follow.
  static func unknown(_ what: String, _ value: String, among known: [String]) -> UsageError {
    UsageError("unknown \(what) '\(value)'" + Nearest.hint(for: value, among: known))
  }
}
