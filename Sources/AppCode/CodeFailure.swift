import Foundation

/// Why code of an app is not shown.
package struct CodeFailure: Error, Equatable {
  /// What is wrong, in words that may begin a message; those of the compiler, if it has any.
  package let message: String
  /// The place in the app's files; nil for none.
  package var place: Place?

  package struct Place: Equatable, Sendable {
    package let path: String
    package let line: Int
    /// The column in bytes of the line as it is written, counted from 1.
    package let column: Int
    /// The line as it is written.
    package let text: String

    /// - Parameter find: The column in a line.
    init(path: String, line: Int, _ find: (String) -> Int) {
      let source = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      let lines = source.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      (self.path, self.line) = (path, line)
      text = line <= lines.count ? String(lines[line - 1]) : ""
      column = find(text)
    }

    /// The line, and below it a sign at the place; nothing where the line is empty.
    package var excerpt: [String] {
      if text.allSatisfy(\.isWhitespace) { return [] }
      let before = String(decoding: text.utf8.prefix(column - 1), as: UTF8.self)
      return [text, String(repeating: " ", count: before.count) + "^"]
    }
  }

  init(_ message: String) { self.message = message }

  /// The failure of a run of the compiler.
  init(_ error: CompilerMessage?, _ run: Run) {
    guard let error else {
      let said = String(decoding: run.errors, as: UTF8.self).split(separator: "\n")
      self.init(said.last.map(String.init) ?? "the compiler has failed without a word")
      return
    }
    self.init(error.text)
    place = Place(path: error.path, line: error.line) { error.column(inLineAsWritten: $0) }
  }
}
