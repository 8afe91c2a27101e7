/// Questions about copies of the program's own documents.
extension Question {
  /// The question on opening a document of the program's own that has an edited copy.
  static func opening(_ name: String, copy path: String) -> Question {
    Question(
      title: "There is an edited copy of \(name)",
      choices: [
        Choice(words: "Open the copy", decision: .openCopy(then: nil)),
        Choice(words: "Open the original; the copy stays", decision: nil),
      ], lines: [Line(text: path)])
  }

  /// The question on editing a document of the program's own that has an edited copy.
  static func editing(_ name: String, copy path: String, then command: Command) -> Question {
    Question(
      title: "There is an edited copy of \(name)",
      choices: [
        Choice(words: "Go on with the copy", decision: .openCopy(then: command)),
        Choice(words: "Leave the copy as it is", decision: nil),
        Choice(words: copyAnew, decision: .copyAnew(then: command)),
      ], lines: [Line(text: path)])
  }

  /// The question on opening a copy that can't be read.
  static func failing(
    _ name: String, copy path: String, _ reason: String, then command: Command?
  ) -> Question {
    Question(
      title: "The copy of \(name) can't be read",
      choices: [
        Choice(words: "Open the original; the copy stays", decision: .openOriginal),
        Choice(words: "Look at what is wrong with the copy", decision: nil),
        Choice(words: copyAnew, decision: .copyAnew(then: command)),
      ], lines: [Line(text: path), Line(text: reason)])
  }

  private static let copyAnew = "Copy the original again; what the copy has is lost"
}
