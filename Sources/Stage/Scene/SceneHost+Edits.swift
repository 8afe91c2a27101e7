/// Changes that the user makes while the scene runs.
extension SceneHost {
  /// The edits that the scene has.
  public var edits: [SceneEdit] { edited.applied.map(\.edit) }

  /// An edit that was not taken back, since the scene's own code has set another value.
  public struct Overtaken: Hashable, Sendable {
    public let edit: SceneEdit
    /// The value that stays.
    public let value: EditedValue
  }

  /// Makes the edits of a list in their order, each after the layout of the edits before it, and
  /// takes back the scene's edits that are not in the list. A property then gets back the value
  /// that it had in this instance of the scene, unless the scene's code has set another value
  /// since.
  ///
  /// An edit whose target is not in this instance of the scene waits for it.
  /// - Returns: What was not taken back.
  @discardableResult
  public func apply(_ edits: [SceneEdit]) -> [Overtaken] {
    let former = edited.applied
    guard edits != former.map(\.edit) else { return [] }
    let partners = edited.partners(of: edits)
    // Where an edit is only added, its target is sought in the layout that is known.
    let isLonger = former.count < edits.count && edits.starts(with: former.map(\.edit))
    let known = isLonger ? object(of: edits[former.count].target) : nil
    return change {
      var overtaken: [Overtaken] = []
      for index in former.indices.reversed() where !partners.contains(index) {
        takeBack(former[index], &overtaken)
      }
      edited.applied = partners.compactMap { $0.map { former[$0] } }
      for (index, edit) in edits.enumerated() {
        if partners[index] != nil {
          replace(at: index, by: edit, &overtaken)
        } else {
          let isKnown = known != nil && index == former.count
          if !isKnown { window.layoutIfNeeded() }
          edited.applied.insert(EditedScene.Applied(edit: edit), at: index)
          if let object = isKnown ? known : object(of: edit.target) { make(at: index, on: object) }
        }
      }
      return overtaken
    }
  }

  /// Makes an edit of the list on its target.
  private func make(at index: Int, on object: AnyObject) {
    let edit = edited.applied[index].edit
    guard let restore = edit.property.restoration(of: object) else { return }
    edited.applied[index].made = EditedScene.Made(object, restore: restore)
    edit.property.set(edit.after, on: object)
  }

  /// Puts another edit of the same property in the place of an edit in the list, and sets its
  /// value.
  private func replace(at index: Int, by edit: SceneEdit, _ overtaken: inout [Overtaken]) {
    let former = edited.applied[index].edit
    edited.applied[index].edit = edit
    guard former.after != edit.after, let object = edited.applied[index].made?.object,
      let value = edit.property.value(of: object)
    else { return }
    if former.hasSet(value) {
      edit.property.set(edit.after, on: object)
    } else if !edit.hasSet(value) {
      overtaken.append(Overtaken(edit: former, value: value))
    }
  }

  private func takeBack(_ applied: EditedScene.Applied, _ overtaken: inout [Overtaken]) {
    guard let made = applied.made, let object = made.object,
      let value = applied.edit.property.value(of: object)
    else { return }
    if applied.edit.hasSet(value) {
      made.restore(object)
    } else if value != applied.edit.before {
      overtaken.append(Overtaken(edit: applied.edit, value: value))
    }
  }

  // MARK: - Edits that wait

  /// Makes the edits whose targets have come with the last layout: for the first time, or in place
  /// of a target that is no longer there.
  func makeWaitingEdits() {
    // A scene whose code makes its views anew in each layout is not followed for ever.
    for _ in 0..<3 {
      var hasMade = false
      for index in edited.applied.indices {
        guard let object = arrival(for: edited.applied[index]) else { continue }
        var overtaken: [Overtaken] = []
        takeBack(edited.applied[index], &overtaken)
        make(at: index, on: object)
        window.layoutIfNeeded()
        hasMade = true
      }
      if !hasMade { return }
    }
  }

  /// The object on which an edit that waits is to be made; nil if it does not wait, or has to wait
  /// on.
  private func arrival(for applied: EditedScene.Applied) -> AnyObject? {
    let held = applied.made?.object
    switch applied.edit.target {
    case .view(let id):
      if let view = held as? UIView, view.window === window { return nil }
      guard let view = view(id), view !== held else { return nil }
      // Where only a number tells views apart, another view may have this number by now.
      let isSame = id.element != nil || currentInventory.isNamed(id.path)
      return applied.made == nil || isSame ? view : nil
    case .constraint(let id):
      guard let constraint = held as? NSLayoutConstraint else { return constraint(id) }
      guard !constraint.isActive, !edited.switchesOff(constraint),
        currentInventory.property(of: constraint) == nil
      else { return nil }
      return self.constraint(id, insteadOf: constraint).flatMap { $0.isActive ? $0 : nil }
    }
  }
}
