import Stage
import TerminalIO

/// Keys that change nothing, and why.
extension AppState {
  /// Why a key has no meaning where it is pressed.
  func obstacle(to key: Key, _ keys: KeyMap) -> String {
    if let layer = layerInFront {
      return "\(key) does nothing in \(layer.name): esc \(layer.end)"
    }
    if building == nil, keys.command(for: key, in: .building) != nil {
      return obstacleToBuilding ?? "\(key) is for editing: X begins that"
    }
    if keys.command(for: key, in: .building) != nil { return Self.isBehindWall }
    return "\(key) does nothing here: ? lists the keys"
  }

  /// The name of what takes the keys in front of the scene, and what esc does there; nil if nothing
  /// takes them.
  private var layerInFront: (name: String, end: String)? {
    if let overlay { return overlay.content.words }
    return switch keyContext {
    case .typing: ("a field that is edited", "ends that")
    case .panel: (building?.panel?.form.title ?? "the tool", "closes it")
    case .fields: ("the inspector", "closes it")
    default: nil
    }
  }

  /// Performs a change, and says so if nothing has changed.
  /// - Parameters:
  ///   - part: The part of the state that may change.
  ///   - words: Why nothing has changed, unless something else is said already.
  mutating func change<Part: Equatable>(
    _ part: KeyPath<AppState, Part>, orSay words: String, _ body: (inout AppState) -> Void
  ) {
    let before = self[keyPath: part]
    body(&self)
    if message == nil, self[keyPath: part] == before { message = words }
  }
}
