/// How a document came to differ from its file: by steps that were made, and by steps of the file
/// that were taken back.
package struct UnsavedSteps {
  private enum Kind {
    case made
    /// The step was taken back, and can be made again.
    case undone
    /// The step was taken back for good, since something else was done afterwards.
    case gone
  }

  private var steps: [(kind: Kind, sentence: String)] = []

  /// The sentences about the steps, the last one last.
  package var sentences: [String] { steps.map(\.sentence) }

  mutating func make(_ sentence: String) { steps.append((.made, sentence)) }

  /// Forgets the last step, in whose place another one comes.
  mutating func replaceLast() { if steps.last?.kind == .made { steps.removeLast() } }

  /// - Parameter sentence: The sentence about the step that is taken back.
  mutating func undo(_ sentence: String) {
    if steps.last?.kind == .made {
      steps.removeLast()
    } else {
      steps.append((.undone, "\(sentence), taken back"))
    }
  }

  /// - Parameter sentence: The sentence about the step that is made again.
  mutating func redo(_ sentence: String) {
    if steps.last?.kind == .undone { steps.removeLast() } else { make(sentence) }
  }

  /// Notes that the steps that were taken back can't be made again.
  mutating func keepUndone() {
    steps = steps.map { ($0.kind == .undone ? .gone : $0.kind, $0.sentence) }
  }
}
