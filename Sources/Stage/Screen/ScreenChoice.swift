/// A property of the screen with a few named values, as options, keys, headers and summaries need
/// it.
public struct ScreenChoice: Sendable {
  /// The texts for a value that is not the default.
  public struct Note: Sendable {
    /// The text in a header; nil for what is not shown there.
    public let short: String?
    /// The text in a sentence.
    public let long: String
  }

  /// The name for users, such as "text size".
  public let name: String
  /// The names of the values, in the order in which keys step through them.
  public let words: [String]
  private let notes: [Note?]
  /// Whether the first value follows the last one.
  private let isRing: Bool
  private let index: @Sendable (SimulatedScreen) -> Int
  private let choose: @Sendable (inout SimulatedScreen, Int) -> Void
  /// The values in the order in which keys step through them on a screen.
  private let order: @Sendable (SimulatedScreen) -> [Int]

  /// - Parameters:
  ///   - name: The name for users, unique among choices.
  ///   - field: The property of the screen.
  ///   - values: The values with their names, in the order in which keys step through them.
  ///   - isRing: Whether the first value follows the last one.
  ///   - note: The texts for a value; nil for the default.
  ///   - order: The order in which keys step, where it depends on the screen.
  init<Value: Equatable & Sendable>(
    _ name: String, _ field: WritableKeyPath<SimulatedScreen, Value> & Sendable,
    _ values: [(word: String, value: Value)], isRing: Bool = true,
    note: (Value) -> Note? = { _ in nil },
    order: (@Sendable (SimulatedScreen) -> [Value])? = nil
  ) {
    self.name = name
    self.isRing = isRing
    words = values.map(\.word)
    notes = values.map { note($0.value) }
    let all = values.map(\.value)
    index = { screen in all.firstIndex(of: screen[keyPath: field]) ?? 0 }
    choose = { screen, index in screen[keyPath: field] = all[index] }
    self.order = { screen in order?(screen).compactMap(all.firstIndex) ?? Array(all.indices) }
  }

  /// The name of a screen's value.
  public func word(on screen: SimulatedScreen) -> String { words[index(screen)] }

  /// The texts for a screen's value; nil for the default.
  public func note(on screen: SimulatedScreen) -> Note? { notes[index(screen)] }

  /// Sets a screen's value by its name. An unknown name changes nothing.
  public func set(_ word: String, on screen: inout SimulatedScreen) {
    if let index = words.firstIndex(of: word) { choose(&screen, index) }
  }

  /// Changes a screen's value by a number of steps, forwards or backwards.
  /// - Returns: Whether the value changed.
  public func step(_ screen: inout SimulatedScreen, by steps: Int) -> Bool {
    let order = order(screen)
    let (here, count) = (order.firstIndex(of: index(screen)) ?? 0, order.count)
    let there = here + steps
    let next = isRing ? there.inRing(of: count) : min(max(there, 0), count - 1)
    choose(&screen, order[next])
    return next != here
  }
}

extension ScreenChoice: Hashable {
  /// Whether the names are equal.
  public static func == (first: ScreenChoice, second: ScreenChoice) -> Bool {
    first.name == second.name
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
