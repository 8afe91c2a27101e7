import Stage
import TerminalIO

/// A key that was pressed: it performs its command, or is typed.
struct KeyInput {
  let key: Key
  let keys: KeyMap
  let content: SceneSnapshot

  /// Performs the command of the key, or types the key.
  func handle(_ state: inout AppState) -> [Effect] {
    if state.ignores(key) { return [] }
    let said = state.message
    state.message = nil
    state.pointer.pressed = nil
    state.motion.wandering = nil
    state.building?.guidelines = []
    if let effects = type(&state) { return effects }
    let command = keys.command(for: key, in: state.keyContext) ?? lessonStep(state)
    let hasEnded = endDemo(&state)
    let isLookedAt = state.building == nil && state.keyContext == .canvas
    state.expectTyping(
      after: command ?? (isLookedAt ? keys.command(for: key, in: .building) : nil))
    if hasEnded, command == .demo { return [] }
    guard let command else {
      if !hasEnded { state.message = obstacle(state) }
      return []
    }
    // If nothing is left to be closed, esc only takes the message away.
    if command == .close, said != nil, command.obstacle(in: state, on: content) != nil { return [] }
    return state.perform(command, on: content)
  }

  /// Stops the tour, and restores the screen from before it.
  /// - Returns: Whether a tour was running.
  private func endDemo(_ state: inout AppState) -> Bool {
    guard let demo = state.motion.demo else { return false }
    state.motion.demo = nil
    state.display.changeScreen { $0 = demo.home }
    return true
  }

  /// The command of a key that leads to another step of `tenniel learn` while a panel is open. In a
  /// panel the keys of scenes mean nothing else.
  private func lessonStep(_ state: AppState) -> Command? {
    guard state.panes.hasLesson, state.overlay == nil,
      [.panel, .fields].contains(state.keyContext),
      let command = keys.command(for: key, in: .canvas),
      command == .scene(1) || command == .scene(-1)
    else { return nil }
    return command
  }

  // MARK: - Typing

  /// Types a key where something is typed: a value, a line, or a text of the scene.
  /// - Returns: What is to be done; nil if the key types nothing.
  private func type(_ state: inout AppState) -> [Effect]? {
    if let character = key.typed, state.keyContext == .fields,
      state.building?.fields?.typed != nil || keys.command(for: key, in: .fields) == nil,
      let effects = state.typeField(character, on: content)
    {
      return effects
    }
    if let character = key.typed, state.type(character) { return state.typedProperties }
    return state.typedText(of: key).map { text in [{ $0.scene.enter(text) }] }
  }

  // MARK: - Keys that change nothing

  /// Why the key has no meaning where it is pressed.
  private func obstacle(_ state: AppState) -> String {
    if let layer = layerInFront(of: state) {
      return "\(key) does nothing in \(layer.name): esc \(layer.end)"
    }
    guard keys.command(for: key, in: .building) != nil else {
      return "\(key) does nothing here: ? lists the keys"
    }
    if state.building != nil { return AppState.isBehindWall }
    return state.obstacleToBuilding ?? "\(key) is for editing: X begins that"
  }

  /// The name of what takes the keys in front of the scene, and what esc does there; nil if nothing
  /// takes them.
  private func layerInFront(of state: AppState) -> (name: String, end: String)? {
    if let overlay = state.overlay { return overlay.content.words }
    return switch state.keyContext {
    case .typing: ("a field that is edited", "ends that")
    case .panel: (state.building?.panel?.form.title ?? "the tool", "closes it")
    case .fields: ("the inspector", "closes it")
    default: nil
    }
  }
}
