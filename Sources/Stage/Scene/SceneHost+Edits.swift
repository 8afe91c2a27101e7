import AutoLayout

/// Changes that the user makes while the scene runs.
extension SceneHost {
  /// The edits that the scene has.
  public var edits: [SceneEdit] { edited.applied.map(\.edit) }

  /// Gives the scene some edits in their order, and takes back others that it has.
  ///
  /// An edit whose target is not in this instance of the scene changes nothing.
  public func apply(_ edits: [SceneEdit]) {
    let kept = zip(edited.applied, edits).prefix { $0.edit == $1 }.count
    guard kept < edited.applied.count || kept < edits.count else { return }
    change {
      for applied in edited.applied.dropFirst(kept).reversed() {
        if let before = applied.before { write(before, applied.edit) }
      }
      edited.applied.removeSubrange(kept...)
      for edit in edits.dropFirst(kept) {
        // The layout of the edits before may have changed what is there.
        let before = value(of: edit.property, of: edit.target)
        edited.applied.append(EditedScene.Applied(edit: edit, before: before))
        if before != nil { write(edit.after, edit) }
      }
      edited.releaseConstraints()
    }
  }

  /// The value of a property; nil if its target is not there or has no such property.
  public func value(of property: EditedProperty, of target: SceneEdit.Target) -> EditedValue? {
    switch (target, property.access) {
    case (.view(let path), .view(let read, _)): view(at: path).flatMap(read)
    case (.constraint(let id), .constraint): constraint(id).flatMap(property.value)
    default: nil
    }
  }

  /// What has become of an edit.
  public enum Standing: Hashable, Sendable {
    /// The property has the value.
    case holds
    /// The scene's own code has set another value since.
    case replaced(EditedValue)
    /// There is no such view or constraint in this instance of the scene.
    case missing
  }

  /// What has become of an edit that is the last one of its property.
  public func standing(of edit: SceneEdit) -> Standing {
    guard let value = value(of: edit.property, of: edit.target) else { return .missing }
    return value == edit.after ? .holds : .replaced(value)
  }

  /// Moves an ambiguous view to another place that its constraints allow, until the layout next changes.
  public func exerciseAmbiguity(of path: ViewPath) {
    guard let view = view(at: path) else { return }
    change { view.exerciseAmbiguityInLayout() }
  }

  /// Takes the views back that ``exerciseAmbiguity(of:)`` has moved.
  public func endExerciseOfAmbiguity() {
    change { controller.viewIfLoaded?.endExerciseOfAmbiguity() }
  }

  /// A constraint that is active again has the rank from before, so that taking an edit back restores the layout.
  private func setActive(_ constraint: NSLayoutConstraint, _ id: ConstraintID, _ isActive: Bool) {
    guard isActive else {
      if constraint.isActive { edited.ranks[id] = constraint.activationIndex }
      constraint.isActive = false
      return
    }
    guard constraint.canBeActive else { return }
    if let rank = edited.ranks.removeValue(forKey: id) {
      constraint.activate(rank: rank)
    } else {
      constraint.isActive = true
    }
  }

  private func write(_ value: EditedValue, _ edit: SceneEdit) {
    guard edit.property.admits(value) else { return }
    switch (edit.target, edit.property.access) {
    case (.view(let path), .view(_, let write)):
      if let view = view(at: path) { write(view, value) }
    case (.constraint(let id), .constraint(_, let write)):
      guard let constraint = constraint(id) else { return }
      edited.hold(constraint, as: id)
      if edit.property == .active { return setActive(constraint, id, value.isOn) }
      write(constraint, value)
    default: break
    }
  }
}
