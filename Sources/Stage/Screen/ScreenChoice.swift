/// A choice about the screen among a few values that have words: all that an option, a key, a header and a summary need to
/// know of it.
public struct ScreenChoice: Sendable {
  /// What is said of a value that is not the usual one.
  public struct Note: Sendable {
    /// In a header.
    public let short: String
    /// In a sentence.
    public let long: String
  }

  /// What people call it, such as "text size".
  public let name: String
  /// The words for the values, in the order in which a key steps through them.
  public let words: [String]
  private let notes: [Note?]
  /// Whether the first value follows the last one.
  private let isRing: Bool
  private let index: @Sendable (SimulatedScreen) -> Int
  private let choose: @Sendable (inout SimulatedScreen, Int) -> Void

  /// - Parameters:
  ///   - name: What people call it; no two choices share a name.
  ///   - field: Where the screen keeps the value.
  ///   - values: Each value with its word, in the order in which a key steps through them.
  ///   - isRing: Whether the first value follows the last one.
  ///   - note: What is said of a value; nil of the usual one.
  init<Value: Equatable & Sendable>(
    _ name: String, _ field: WritableKeyPath<SimulatedScreen, Value> & Sendable,
    _ values: [(word: String, value: Value)], isRing: Bool = true,
    note: (Value) -> Note? = { _ in nil }
  ) {
    self.name = name
    self.isRing = isRing
    words = values.map(\.word)
    notes = values.map { note($0.value) }
    let all = values.map(\.value)
    index = { screen in all.firstIndex(of: screen[keyPath: field]) ?? 0 }
    choose = { screen, index in screen[keyPath: field] = all[index] }
  }

  /// The word for the value that a screen has.
  public func word(on screen: SimulatedScreen) -> String { words[index(screen)] }

  /// What is said of the value that a screen has; nil of the usual one.
  public func note(on screen: SimulatedScreen) -> Note? { notes[index(screen)] }

  /// Gives a screen the value of that word; a word that stands for no value changes nothing.
  public func set(_ word: String, on screen: inout SimulatedScreen) {
    if let index = words.firstIndex(of: word) { choose(&screen, index) }
  }

  /// Moves a screen so many values on, or back.
  /// - Returns: Whether the value is another one then.
  public func step(_ screen: inout SimulatedScreen, by steps: Int) -> Bool {
    let (here, count) = (index(screen), words.count)
    let there = here + steps
    let next =
      isRing ? ((there % count) + count) % count : min(max(there, 0), count - 1)
    choose(&screen, next)
    return next != here
  }

  /// Gives a screen the value that another one has.
  func copy(from other: SimulatedScreen, to screen: inout SimulatedScreen) {
    choose(&screen, index(other))
  }
}

extension ScreenChoice: Hashable {
  public static func == (first: ScreenChoice, second: ScreenChoice) -> Bool {
    first.name == second.name
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
