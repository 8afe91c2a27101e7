import Stage

/// What a key, a word on the screen or an entry of the list of commands does, and why it means
/// nothing at present.
///
/// Commands stand in the files `…Commands` of their modes, beside the rows of their keys. Commands
/// are objects since every picture keeps one for each word that can be clicked.
package final class Command: Sendable {
  /// What is said of a command at present; nil for nothing.
  typealias Words = @Sendable (AppState, SceneSnapshot) -> String?

  /// What a command is about, which is not there in every mode.
  struct Needs: OptionSet, Sendable {
    let rawValue: Int
    /// Panes, or a screen of a size of its own: there is neither while the terminal is the screen.
    static let panes = Needs(rawValue: 1)
    /// The picture of one screen, which the wall hides.
    static let picture = Needs(rawValue: 2)
    /// A screen that can have any size: on a wall of devices each has its own.
    static let anySize = Needs(rawValue: 4)
    /// A scene of a document that is edited.
    static let editedScene = Needs(rawValue: 8)
  }

  let name: String
  /// The numbers that tell the command from others of its name, such as the number of steps.
  private let numbers: [Int]
  /// Another value that tells the command from others of its name, such as a view.
  private let value: (any Hashable & Sendable)?
  private let needs: Needs
  private let obstacle: Words?
  private let whyNotOffered: Words?
  private let hintNow: Words?
  private let effects: @Sendable (inout AppState, SceneSnapshot) -> [Effect]

  /// Creates a command that asks for effects.
  /// - Parameters:
  ///   - obstacle: Why it can't be performed.
  ///   - whyNotOffered: Why it is not offered, though it can be performed.
  ///   - hint: What it does at present in the words of the last row; nil for what it does always.
  ///   - perform: Performs it, and returns the effects to be carried out outside the state.
  init(
    asking name: String, _ numbers: [Int] = [], of value: (any Hashable & Sendable)? = nil,
    needs: Needs = [], obstacle: Words? = nil, whyNotOffered: Words? = nil, hint: Words? = nil,
    perform: @escaping @Sendable (inout AppState, SceneSnapshot) -> [Effect]
  ) {
    (self.name, self.numbers, self.value) = (name, numbers, value)
    self.needs = needs
    (self.obstacle, self.whyNotOffered, hintNow, effects) = (obstacle, whyNotOffered, hint, perform)
  }

  /// Creates a command that changes the state alone.
  convenience init(
    _ name: String, _ numbers: [Int] = [], of value: (any Hashable & Sendable)? = nil,
    needs: Needs = [], obstacle: Words? = nil, whyNotOffered: Words? = nil, hint: Words? = nil,
    change: @escaping @Sendable (inout AppState, SceneSnapshot) -> Void
  ) {
    self.init(
      asking: name, numbers, of: value, needs: needs, obstacle: obstacle,
      whyNotOffered: whyNotOffered, hint: hint
    ) { state, content in
      change(&state, content)
      return []
    }
  }

  /// Why the command can't be performed at present, as a message says it; nil if it can.
  func obstacle(in state: AppState, on content: SceneSnapshot) -> String? {
    needs.obstacle(in: state) ?? obstacle?(state, content)
  }

  /// Why the command is not offered at present; nil if it is.
  func whyNotOffered(in state: AppState, on content: SceneSnapshot) -> String? {
    obstacle(in: state, on: content) ?? whyNotOffered?(state, content)
  }

  /// What the command does at present in the words of the last row; nil for what it does always.
  func hint(in state: AppState, on content: SceneSnapshot) -> String? { hintNow?(state, content) }

  fileprivate func perform(_ state: inout AppState, _ content: SceneSnapshot) -> [Effect] {
    effects(&state, content)
  }
}

extension Command: Hashable {
  package static func == (a: Command, b: Command) -> Bool {
    a.name == b.name && a.numbers == b.numbers && isEqual(a.value, b.value)
  }

  private static func isEqual(
    _ a: (any Hashable & Sendable)?, _ b: (any Hashable & Sendable)?
  ) -> Bool {
    guard let a, let b else { return (a == nil) == (b == nil) }
    return AnyHashable(a) == AnyHashable(b)
  }

  // Few commands share a name, and hashing values of any type costs more than comparing some.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension AppState {
  /// Performs a command, or says why it means nothing.
  /// - Returns: The effects to be carried out outside the state.
  package mutating func perform(_ command: Command, on content: SceneSnapshot) -> [Effect] {
    guard let obstacle = command.obstacle(in: self, on: content) else {
      return command.perform(&self, content)
    }
    message = obstacle
    return []
  }

  /// Says something, unless something else is said already.
  mutating func say(_ words: String?) { if message == nil { message = words } }

  /// Performs a change, and says so if nothing has changed.
  /// - Parameters:
  ///   - part: The part of the state that may change.
  ///   - words: Why nothing has changed, unless something else is said already.
  mutating func change<Part: Equatable>(
    _ part: KeyPath<AppState, Part>, orSay words: String, _ body: (inout AppState) -> Void
  ) {
    let before = self[keyPath: part]
    body(&self)
    if self[keyPath: part] == before { say(words) }
  }

  static let hasNoPanes = "Not while the terminal is the screen: f or esc leaves it"
  static let isBehindWall = "Not on the wall: enter opens a screen, W closes the wall"
}

extension Command.Needs {
  /// Why something that is needed is not there; nil if all of it is.
  fileprivate func obstacle(in state: AppState) -> String? {
    switch state.display.ground {
    case .terminal where contains(.panes):
      return AppState.hasNoPanes
    case .wall where contains(.picture):
      return AppState.isBehindWall
    case .wall(let wall) where contains(.anySize) && wall.kind == .devices:
      return "This wall has each device in its own size: enter opens one"
    default:
      return contains(.editedScene) ? state.obstacleToBuildingScene : nil
    }
  }
}
