/// A key as a person presses it: what it is, and what is held down with it.
///
/// A key that types something is `.character`, and its case says whether shift was down: `R` is
/// `.character("R")` without a modifier. Keys have names both ways, `Key(name: "shift-down")` and
/// `key.description`.
public struct Key: Hashable, Sendable {
  /// The key without what is held down with it.
  public enum Code: Hashable, Sendable {
    /// A key that types something; the space bar is `" "`.
    case character(Character)
    case up, down, left, right
    case pageUp, pageDown, home, end
    case tab, enter, escape, backspace, delete, insert
    /// F1 is `function(1)`.
    case function(Int)
  }

  /// What is held down with a key, or with a button of the mouse.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let shift = Modifiers(rawValue: 1)
    public static let alt = Modifiers(rawValue: 2)
    public static let control = Modifiers(rawValue: 4)
  }

  public var code: Code
  public var modifiers: Modifiers

  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// The key that types a character.
  public init(_ character: Character, _ modifiers: Modifiers = []) {
    self.init(.character(character), modifiers)
  }
}
