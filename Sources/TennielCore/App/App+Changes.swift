import Stage
import TerminalIO

/// The user's changes of the scene.
extension App {
  /// Gives the scene the changes that the state has.
  func followChanges() {
    let edits = state.history.edits
    guard edits != host.edits else { return }
    let overtaken = host.apply(edits)
    takeSnapshot()
    guard let message = state.message, let first = overtaken.first else { return }
    state.message =
      "\(message): the scene's code has set \(first.edit.property.name) \(first.value) since, which stays"
  }

  /// Changes properties of what is selected, whose values only the scene knows.
  func change(_ key: EditKey, of named: SceneEdit.Target, by steps: Int) {
    guard let target = host.identity(of: named) else {
      state.refuse(
        "A changed view had this path before: take its change back first, H lists it",
        typing: key.typing)
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
    let effects = state.change(
      fields, of: target, subject: known?.subject ?? shown, shown: shown, by: steps)
    update()
    for effect in effects { effect(self) }
  }

  /// The name of a view or a constraint at present.
  private func name(of target: SceneEdit.Target) -> String {
    switch target {
    case .view(let id): return content.view(at: id.path)?.name ?? id.path.text
    case .constraint(let id): return content.constraint(id)?.text ?? id.first.item
    }
  }

  /// Sends the changes to the terminal's clipboard, as lines of Swift.
  func copyChanges() {
    let lines = host.swiftLines(for: state.history.net)
    let text = lines.joined(separator: "\n") + "\n"
    guard text.utf8.count <= Clipboard.mostBytes else {
      state.message = "Too much for a terminal's clipboard: \(text.utf8.count) bytes"
      return
    }
    guard terminal.copy(text) else {
      state.message = "This terminal has no clipboard that can be sent to: H lists the lines"
      return
    }
    let count = lines.count == 1 ? "1 line" : "\(lines.count) lines"
    state.message = "Sent to the terminal's clipboard: \(count) of Swift"
  }

  /// Selects what a change is about, if that is there at present.
  func showChanged(_ change: SceneEdit) {
    guard let target = host.present(change.target) else {
      state.message = "\(change.subject) is not there at present"
      return
    }
    state.select(target, on: content)
  }

  /// Moves an ambiguous view to other places that its constraints allow, one after the other.
  func exercise(_ path: ViewPath) {
    state.motion.wandering = Wandering(path: path)
    state.message = "\(path.name) moves as its constraints let it: any key ends it"
    wander()
  }

  /// Moves the view that wanders on, or takes it back when its time is over.
  func wander() {
    if let wandering = state.motion.wandering {
      host.exerciseAmbiguity(of: wandering.path)
      hasWandered = true
    } else if hasWandered {
      host.endExerciseOfAmbiguity()
      hasWandered = false
    } else {
      return
    }
    takeSnapshot()
  }
}
