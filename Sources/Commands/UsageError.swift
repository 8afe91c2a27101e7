import Documents
import Wording

/// An error in the command line, with a message that names what would be right; or what is wrong
/// with a document, which may be several things.
package struct UsageError: Error, Equatable {
  /// The messages, each with the lines that it quotes below it.
  let messages: [String]

  /// Whether nothing is wrong: a document is valid, and there is nothing in it.
  package let isEmptyDocument: Bool

  /// All messages.
  var message: String { messages.joined(separator: "\n") }

  package init(_ message: String, isEmptyDocument: Bool = false) {
    (messages, self.isEmptyDocument) = ([message], isEmptyDocument)
  }

  package init(_ failure: DocumentFailure) {
    (messages, isEmptyDocument) = (failure.messages, false)
  }

  /// The error of an unknown value, with the nearest known values, or the command that lists them.
  /// If the value is the beginning of several known ones, these are named.
  package static func unknown(
    _ what: String, _ value: String, among known: [String], listedBy list: String
  ) -> UsageError {
    let fitting = Nearest.fitting(value, among: known)
    if fitting.count > 1 {
      return UsageError(
        "\(quoted(value)) fits several \(what)s: " + fitting.prefix(8).joined(separator: ", ")
          + (fitting.count > 8 ? ", …" : ""))
    }
    return UsageError(
      "unknown \(what) \(quoted(value))" + Nearest.hint(for: value, among: known, listedBy: list))
  }

  /// A word of the command line in messages: in single quotes, shortened if it is long, and with
  /// control characters replaced by `?`.
  package static func quoted(_ word: String) -> String {
    let shown = word.excerpt.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? "?" : Character(scalar)
    }
    return "'" + String(shown) + "'"
  }
}
