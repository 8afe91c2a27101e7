import Stage

/// The changes that the user has made to a scene, and those that were taken back.
struct EditHistory: Equatable, Sendable {
  /// The edits made by one key, which are taken back together.
  struct Step: Equatable, Sendable {
    var edits: [SceneEdit]
    /// Whether the same key goes on with it, as when a constant is stepped.
    var isOpen = false

    /// The sentence about it.
    var sentence: String { edits.map(\.sentence).joined(separator: ", ") }
  }

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []

  /// The edits that the scene has, in the order in which they were made.
  var edits: [SceneEdit] { done.flatMap(\.edits) }

  /// Makes a step of edits, and forgets those that were taken back.
  /// - Parameter isStepping: Whether it goes on with the step before if that changes the same property.
  mutating func make(_ edits: [SceneEdit], isStepping: Bool = false) {
    guard !edits.isEmpty else { return }
    undone = []
    if isStepping, edits.count == 1, let last = done.last, last.isOpen, last.edits.count == 1,
      last.edits[0].concernsTheSame(as: edits[0])
    {
      let whole = SceneEdit(
        edits[0].property, of: edits[0].target, from: last.edits[0].before, to: edits[0].after,
        subject: last.edits[0].subject)
      done.removeLast()
      if whole.before != whole.after { done.append(Step(edits: [whole], isOpen: true)) }
    } else {
      close()
      done.append(Step(edits: edits, isOpen: isStepping))
    }
  }

  /// Ends the step before: what follows is a step of its own.
  mutating func close() {
    if !done.isEmpty { done[done.count - 1].isOpen = false }
  }

  /// Takes back the last step.
  mutating func undo() -> Step? {
    close()
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  /// Makes the step again that was taken back last.
  mutating func redo() -> Step? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }

  /// What the steps come to: the property of each target once, from the first value to the last, in the order in which
  /// they were changed first. What was changed back is not among them.
  var net: [SceneEdit] {
    var net: [SceneEdit] = []
    for edit in edits {
      if let index = net.firstIndex(where: { $0.concernsTheSame(as: edit) }) {
        net[index] = SceneEdit(
          edit.property, of: edit.target, from: net[index].before, to: edit.after,
          subject: net[index].subject)
      } else {
        net.append(edit)
      }
    }
    return net.filter { $0.before != $0.after }
  }
}
