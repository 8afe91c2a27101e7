import Cells
import InterfaceBuilder

/// The reasons why a document can't be shown.
package struct DocumentFailure: Error, Equatable, Sendable {
  /// What is wrong, after the file, and the line and column if it has a place.
  package let message: String
  /// What the message is about.
  package var heading = "The document can't be read; the picture is the last good one"
  /// The line of the text, and below it a sign at the place; empty for a failure without a place.
  package var excerpt: [String] = []
  /// The number of the line.
  package var line: Int?
  /// The path of the Swift file that has the line; nil for a line of the document.
  package var path: String?
  /// What else is wrong.
  package var others: [DocumentNote] = []
  /// All that is wrong with its text, with places; none if it is no text of a document.
  package var problems: [DocumentProblem] = []

  init(_ message: String) { self.message = message }

  /// All messages, each with the lines of its excerpt below it.
  package var messages: [String] {
    ([DocumentNote(message: message, excerpt: excerpt)] + others).map {
      ([$0.message] + $0.excerpt).joined(separator: "\n")
    }
  }
}

/// What is wrong with a document that is shown nevertheless, or what it asks for and did not get.
package struct DocumentNote: Hashable, Sendable {
  /// The message, after the file and its line.
  package var message: String
  /// The line of the text, and below it a sign at the place.
  package var excerpt: [String] = []
  /// The number of the line; nil for a note without a place in the document that is shown.
  package var line: Int?
  /// The numbers of other lines of that document in which the same is wrong.
  package var others: [Int] = []
  /// Whether the note is only a hint, which does not count as a problem.
  package var isHint = false

  package init(
    message: String, excerpt: [String] = [], line: Int? = nil, others: [Int] = [],
    isHint: Bool = false
  ) {
    (self.message, self.excerpt, self.line) = (message, excerpt, line)
    (self.others, self.isHint) = (others, isHint)
  }

  /// The excerpt for a number of columns. If the sign would be out of sight, the beginnings of the
  /// lines are left out.
  package func excerpt(ofColumns columns: Int) -> [String] {
    let sign = excerpt.last?.prefix { $0 == " " }.count ?? 0
    let width = excerpt.map { TextWidth.width(of: $0) }.max() ?? 0
    let left = min(sign - Self.columnsBeforeSign, width - columns)
    guard left > 0, sign + Self.columnsBeforeSign > columns else { return excerpt }
    return excerpt.map { $0.dropping(columns: left) }
  }

  /// The columns before and behind the sign that say where in the line it is.
  private static let columnsBeforeSign = 12
}

extension String {
  /// The text without its first columns. Of a wide character that is half in them, a blank stays.
  fileprivate func dropping(columns: Int) -> String {
    var (rest, left) = (Substring(self), columns)
    while left > 0, let first = rest.popFirst() { left -= TextWidth.width(of: first) }
    return String(repeating: " ", count: max(0, -left)) + rest
  }
}
