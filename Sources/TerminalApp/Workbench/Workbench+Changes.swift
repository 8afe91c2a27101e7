import Stage

/// The user's changes of the scene while it runs.
extension Workbench {
  /// Gives the scene the changes that the state has.
  func followChanges() {
    let edits = state.history.edits
    guard edits != host.edits else { return }
    let overtaken = host.apply(edits)
    guard let message = state.message, let first = overtaken.first else { return }
    state.message =
      "\(message): the scene's code has set \(first.edit.property.name) \(first.value) since, which stays"
  }

  /// Changes properties of what is selected, whose values only the scene knows.
  func change(_ key: EditKey, of named: SceneEdit.Target, by steps: Int) {
    guard let target = host.identity(of: named) else {
      state.message = "A changed view had this path before: take its change back first, H lists it"
      return
    }
    if key == .presence, host.value(of: .active, of: target) == .flag(false),
      let obstacle = host.obstacle(toActivating: target)
    {
      state.message = "It can't be active: \(obstacle)"
      return
    }
    let fields = key.properties(of: target).compactMap { property in
      host.value(of: property, of: target).map { Prompt.Field(property: property, before: $0) }
    }
    // A change goes by the name that its target had before the first one.
    let known = state.history.edits.first { $0.target == target }
    let shown = name(of: named)
    let change = PropertyChange(
      fields: fields, target: target, subject: known?.subject ?? shown, shown: shown)
    let effects = change.make(steps: steps, in: &state)
    update()
    carryOut(effects)
  }

  /// The name of a view or a constraint at present.
  private func name(of target: SceneEdit.Target) -> String {
    switch target {
    case .view(let id): return content.view(at: id.path)?.name ?? id.path.text
    case .constraint(let id): return content.constraint(id)?.text ?? id.first.item
    }
  }
}
