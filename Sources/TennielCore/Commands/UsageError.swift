import Stage

/// A mistake on the command line, said in one line that names what would be right.
struct UsageError: Error, Equatable {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  /// `what` has an unknown value; the nearest known ones follow, or what lists them.
  static func unknown(
    _ what: String, _ value: String, among known: [String], listedBy list: String
  ) -> UsageError {
    UsageError(
      "unknown \(what) '\(value)'" + Nearest.hint(for: value, among: known, listedBy: list))
  }
}
