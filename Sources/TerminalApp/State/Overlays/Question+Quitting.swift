import Documents

/// What quitting asks before something is lost.
extension Question {
  /// The question on quitting; nil if nothing would be lost. What is made while learning is saved
  /// without a question.
  static func quitting(_ state: AppState) -> Question? {
    let changed = state.changes.unseenScenes(of: state.sceneList)
    let documents = state.shownDocument.unsaved
    guard !state.panes.hasLesson, !documents.isEmpty || !changed.isEmpty else { return nil }
    return .quitting(
      documents: documents, scenes: changed.map { state.sceneList.entries[$0].name },
      first: changed.first)
  }

  /// The question on quitting while documents differ from their files, or running scenes have
  /// changes.
  /// - Parameters:
  ///   - documents: The names of the files.
  ///   - scenes: The names of the scenes.
  ///   - first: The index of the scene whose changes are listed.
  static func quitting(documents: [String], scenes: [String], first: Int?) -> Question {
    let names = documents.isEmpty ? scenes : documents
    let what =
      names.count == 1 ? names[0] : "\(names.count) \(documents.isEmpty ? "scenes" : "documents")"
    let which = documents.isEmpty ? "that end with the program" : "that are not saved"
    let save = [
      Choice(words: "Save and quit", decision: .saveAndQuit),
      Choice(words: "Quit; the next start offers the changes", decision: .keepAndQuit),
    ]
    let list = first.map {
      [
        Choice(
          words: "List the changes of \(scenes[0]), with their lines of Swift",
          decision: .showChanges(scene: $0))
      ]
    }
    return Question(
      title: "\(what) \(names.count == 1 ? "has" : "have") changes \(which)",
      choices: (documents.isEmpty ? [] : save) + (list ?? []) + [
        Choice(words: "Quit without the changes", decision: .discardAndQuit),
        Choice(words: "Stay", decision: nil),
      ],
      lines: (names.count == 1 ? [] : names.map { Line(text: $0) })
        + (documents.isEmpty
          ? []
          : scenes.map {
            Line(text: "\($0) has changes that end with the program: no file has them")
          }))
  }
}
