import Stage
import Wording

/// An error in the command line, with a message of one line that names what would be right.
struct UsageError: Error, Equatable {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  /// The error of an unknown value, with the nearest known ones, or the command that lists them.
  static func unknown(
    _ what: String, _ value: String, among known: [String], listedBy list: String
  ) -> UsageError {
    UsageError(
      "unknown \(what) \(quoted(value))" + Nearest.hint(for: value, among: known, listedBy: list))
  }

  /// A word of the command line in messages: in single quotes, shortened if it is long, and with
  /// control characters replaced by `?`.
  static func quoted(_ word: String) -> String {
    let shown = word.excerpt.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? "?" : Character(scalar)
    }
    return "'" + String(shown) + "'"
  }
}
