import Wording

/// What is wrong with a document, or may be, and where.
public struct DocumentProblem: Error, Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// A part of the document can't be shown as it is meant.
    case error
    /// The document can be shown.
    case warning
    /// The document may be right: what it says is not known here.
    case hint
  }

  /// How bad it is.
  public let severity: Severity
  /// What is wrong, and what would be right.
  public let message: String
  /// The name of the document: its path as it was given.
  public let file: String
  /// The offsets in the text.
  public let range: Range<Int>
  /// The first character.
  public let start: TextPosition
  /// The position after the last character.
  public let end: TextPosition
  /// The line of the text and a line that marks the place under it, both for people; empty if
  /// there is nothing in the line.
  public let excerpt: [String]
}

/// Collects problems and hints in any order, and no more than can be read.
struct FoundProblems {
  /// The most errors and warnings that are listed, and the most hints.
  static let longest = 200

  private struct Found {
    var severity: DocumentProblem.Severity
    var message: String
    var range: Range<Int>
  }

  private var found: [Found] = []
  /// The number of hints. They are counted apart, so that they take no place from errors and
  /// warnings.
  private var hints = 0
  private(set) var unlisted = 0

  /// Whether an error has been found.
  var hasErrors: Bool { found.contains { $0.severity == .error } }

  mutating func error(_ message: @autoclosure () -> String, at range: Range<Int>) {
    add(.error, message(), range)
  }
  mutating func warning(_ message: @autoclosure () -> String, at range: Range<Int>) {
    add(.warning, message(), range)
  }
  mutating func hint(_ message: @autoclosure () -> String, at range: Range<Int>) {
    add(.hint, message(), range)
  }
  mutating func leaveOut(_ count: Int) { unlisted += count }

  mutating func add(
    _ severity: DocumentProblem.Severity, _ message: @autoclosure () -> String, _ range: Range<Int>
  ) {
    if severity == .hint {
      guard hints < Self.longest else { return }
      hints += 1
    } else if found.count - hints >= Self.longest {
      unlisted += 1
      return
    }
    found.append(Found(severity: severity, message: message(), range: range))
  }

  /// The problems in the order of the text, with their places; a last problem counts the problems
  /// that are left out.
  func problems(in source: SourceText, file: String) -> [DocumentProblem] {
    let inOrder = found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var problems = inOrder.map { problem in
      let start = source.position(of: problem.range.lowerBound)
      return DocumentProblem(
        severity: problem.severity, message: problem.message, file: file, range: problem.range,
        start: start, end: source.position(of: problem.range.upperBound),
        excerpt: ProblemExcerpt(source, line: start.line, range: problem.range).lines)
    }
    if unlisted > 0, let last = problems.last {
      problems.append(
        DocumentProblem(
          severity: .warning, message: "and \(unlisted) more problem\(unlisted == 1 ? "" : "s")",
          file: file,
          range: last.range, start: last.start, end: last.end, excerpt: []))
    }
    return problems
  }
}
