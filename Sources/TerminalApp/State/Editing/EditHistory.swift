/// The states of something that a user changes, and the way through them: to earlier ones and back.
struct EditHistory<State: Equatable & Sendable>: Equatable, Sendable {
  /// What one key has changed, and undo takes back as a whole.
  struct Step: Equatable, Sendable {
    let before: State
    let after: State
    /// The sentence about it.
    let sentence: String
  }

  /// The most steps that can be taken back.
  static var mostSteps: Int { 1000 }

  /// The present state.
  private(set) var state: State
  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []

  init(_ state: State) { self.state = state }

  /// Goes to a new state, and forgets the steps that were taken back.
  mutating func make(_ state: State, _ sentence: String) {
    guard state != self.state else { return }
    undone = []
    done.append(Step(before: self.state, after: state, sentence: sentence))
    if done.count > Self.mostSteps { done.removeFirst() }
    self.state = state
  }

  /// Goes to a new state as a part of the last step. A step that leads back to where it began is
  /// dropped.
  mutating func goOn(to state: State, _ sentence: String) {
    guard let last = done.popLast() else { return make(state, sentence) }
    self.state = last.before
    make(state, sentence)
  }

  /// Takes back the last step.
  mutating func undo() -> Step? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    state = step.before
    return step
  }

  /// Makes the step again that was taken back last.
  mutating func redo() -> Step? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    state = step.after
    return step
  }
}
