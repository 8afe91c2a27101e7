import InterfaceBuilder
import Nibs
import Wording

extension DocumentFailure {
  /// Why a file can't be opened: all that is wrong with its text, or else the error.
  init(_ error: DocumentError) {
    self.init(error.problems, or: error.description)
  }

  /// What is wrong with a text.
  /// - Parameter error: The message where nothing has a place.
  package init(_ problems: [DocumentProblem], or error: String = "it is no document") {
    guard let first = problems.first else {
      self.init(error.printable)
      return
    }
    self.init(first.description)
    line = first.start.line
    excerpt = first.excerpt.withoutIndent
    others = problems.dropFirst().map(\.note)
    self.problems = problems
  }
}

extension DocumentProblem {
  var note: DocumentNote {
    DocumentNote(
      message: description, excerpt: excerpt.withoutIndent, line: start.line,
      isHint: severity == .hint)
  }
}

extension [String] {
  /// The lines of an excerpt as rows of cells show them, where a tab is as wide as a blank, without
  /// the blanks that all of them begin with.
  package var withoutIndent: [String] {
    let lines = map { $0.replacing("\t", with: " ") }
    let indent = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indent)) }
  }
}
