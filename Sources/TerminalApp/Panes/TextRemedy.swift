import Stage

/// The keys of which each shows the most texts that the zoom hides.
struct TextRemedy {
  let keys: String
  /// The command of the first key.
  let command: Command
  /// The number of texts that are then shown.
  let count: Int

  /// Tries the keys; nil if none of them shows more.
  /// - Parameters:
  ///   - hidden: The number of texts that the zoom hides.
  ///   - count: The number of texts that it hides on another canvas.
  init?(
    of hidden: Int, in state: AppState, on content: SceneSnapshot,
    counting count: (CanvasView) -> Int
  ) {
    guard hidden > 0, state.overlay == nil else { return nil }
    let tried = [Command.zoom, .inspector].compactMap { command -> Tried? in
      guard command.obstacle(in: state, on: content) == nil,
        let key = Self.key(of: command, in: state)
      else { return nil }
      var next = state
      _ = next.perform(command, on: content)
      guard let places = FramePlaces(of: next), !places.layout.isInspectorInFront else {
        return nil
      }
      return Tried(command: command, key: key, shown: hidden - count(places.canvas))
    }
    let most = tried.map(\.shown).max() ?? 0
    let best = tried.filter { $0.shown == most }
    guard most > 0, let first = best.first else { return nil }
    keys = best.map(\.key).joined(separator: " or ")
    command = first.command
    self.count = most
  }

  private struct Tried {
    let command: Command
    let key: String
    let shown: Int
  }

  private static func key(of command: Command, in state: AppState) -> String? {
    let map = KeyMap.standard
    let context: KeyMap.Context = state.building == nil ? .canvas : .building
    return map.rows.lazy.flatMap(\.bindings).first {
      $0.command == command && map.command(for: $0.key, in: context) == command
    }?.key.description
  }

  /// What the keys show, of a number of hidden texts.
  func words(of hidden: Int) -> String {
    count == hidden
      ? "\(keys) shows \(count) more text\(count == 1 ? "" : "s")"
      : "zoom hides \(hidden) texts, \(keys) shows \(count)"
  }
}
