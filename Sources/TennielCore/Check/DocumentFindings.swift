import Findings
import InterfaceBuilder
import Nibs
import Stage
import Wording

extension FindingReport.Rule {
  /// What is wrong with the text of a document.
  static let document = FindingReport.Rule(
    "document", .error, "something in a document that can't be shown as it is meant",
    isOfDocuments: true)
  /// What a document asks for and does not get, as classes of the app.
  static let missing = FindingReport.Rule(
    "missing", .hint,
    "a class, an image or another thing that a document asks for and does not get",
    isOfDocuments: true)
}

extension Finding {
  /// What is wrong with a document itself. Hints about it don't fail the command.
  init(of problem: DocumentProblem) {
    self.init(
      FindingReport.Rule.document.identifier, Severity(problem.severity), problem.message,
      place: Place(file: problem.file, position: problem.start, excerpt: problem.excerpt),
      scene: nil, grid: ScreenGrid([]))
    fails = problem.severity != .hint
    subjects = [problem.file.nameOfPath, problem.message]
  }

  /// Why a document can't be read.
  init(of failure: DocumentFailure, at path: String) {
    self.init(
      FindingReport.Rule.document.identifier, .error,
      failure.messages.first ?? "it can't be read",
      place: Place(
        file: path, position: failure.line.map { TextPosition(line: $0, column: 1) }),
      scene: nil, grid: ScreenGrid([]))
  }

  /// What a document asks for and does not get, at the place that asks for it.
  fileprivate init(of entry: LoadingReport.Entry, _ message: String, _ subject: String) {
    self.init(
      FindingReport.Rule.missing.identifier, .hint, message,
      place: Place(file: entry.file, position: entry.position, excerpt: entry.excerpt),
      scene: nil, grid: ScreenGrid([]))
    fails = false
    subjects = [entry.file.nameOfPath, subject]
  }
}

extension [LoadingReport.Entry] {
  /// The entries as findings: each, or one for each kind with the first of them.
  func findings(isEach: Bool) -> [Finding] {
    if isEach { return map { Finding(of: $0, $0.message, $0.message) } }
    return LoadingReport.Kind.allCases.compactMap { kind in
      let entries = filter { $0.kind == kind }
      guard let first = entries.first else { return nil }
      let count = Set(entries.map(\.message)).count
      let words =
        count == 1 ? first.message : "\(kind.counted(count)); the first: \(first.message)"
      return Finding(of: first, words, kind.rawValue)
    }
  }
}
