import Stage

/// The changes that the user has made to a scene, and those that were taken back.
struct SceneHistory: Equatable, Sendable {
  private(set) var steps = EditHistory<[SceneEdit]>([])
  /// The edit that the last step makes, as long as the same key can go on with that step, as when a
  /// constant is stepped.
  private var stepped: SceneEdit?

  /// The edits that the scene has, in the order in which their properties were first changed.
  var edits: [SceneEdit] { steps.state }
  /// What the edits come to.
  var net: [SceneEdit] { edits.net }

  /// Makes edits, which are taken back together.
  /// - Parameter isStepping: Whether the edits go on with the step before, if that step changes the
  ///   same property.
  /// - Returns: The sentence about what the key has come to; nil if there are no edits.
  @discardableResult
  mutating func make(_ edits: [SceneEdit], isStepping: Bool = false) -> String? {
    guard let first = edits.first else { return nil }
    if isStepping, edits.count == 1, let stepped, stepped.concernsTheSame(as: first),
      stepped.after == first.before
    {
      let whole = stepped.followed(by: first)
      let isBack = whole.before == whole.after
      steps.goOn(to: self.edits.adding(first), whole.sentence)
      self.stepped = isBack ? nil : whole
      return isBack ? "\(whole.property.name) \(whole.after) as before" : whole.sentence
    }
    let sentence = edits.map(\.sentence).joined(separator: ", ")
    steps.make(edits.reduce(self.edits) { $0.adding($1) }, sentence)
    stepped = isStepping ? first : nil
    return sentence
  }

  /// Takes a change back, whatever was changed since.
  /// - Parameter change: One of the ``net`` changes.
  mutating func takeBack(_ change: SceneEdit) {
    stepped = nil
    let words = SceneEdit(
      change.property, of: change.target, from: change.after, to: change.before,
      subject: change.subject)
    steps.make(edits.removing(change), words.sentence)
  }

  /// Takes back the last step.
  mutating func undo() -> EditHistory<[SceneEdit]>.Step? {
    stepped = nil
    return steps.undo()
  }

  /// Makes the step again that was taken back last.
  mutating func redo() -> EditHistory<[SceneEdit]>.Step? {
    stepped = nil
    return steps.redo()
  }
}
