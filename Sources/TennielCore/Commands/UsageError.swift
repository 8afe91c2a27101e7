import Stage
import Wording

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
      "unknown \(what) \(quoted(value))" + Nearest.hint(for: value, among: known, listedBy: list))
  }

  /// A word of the command line as messages have it: in single quotes, only the beginning of a long one, and what a
  /// terminal would obey as `?`.
  static func quoted(_ word: String) -> String {
    let shown = word.excerpt.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? "?" : Character(scalar)
    }
    return "'" + String(shown) + "'"
  }
}
