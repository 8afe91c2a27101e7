/// A key press: a key and the modifier keys held down with it.
///
/// A key that types something is a `.character`, whose case shows whether shift was down: `R` is
/// `.character("R")` without a modifier. Its `description` is a name, such as `shift-down`, which
/// `init(name:)` reads back.
public struct Key: Hashable, Sendable {
  /// A key without modifiers.
  public enum Code: Hashable, Sendable {
    /// A key that types something; the space bar is `" "`.
    case character(Character)
    case up, down, left, right
    case pageUp, pageDown, home, end
    case tab, enter, escape, backspace, delete, insert
    /// A function key; F1 is `function(1)`.
    case function(Int)
  }

  /// Modifier keys held down with a key or a mouse button.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits of the modifiers, for `OptionSet`.
    public let rawValue: Int

    /// Creates modifiers from their bits, for `OptionSet`.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Shift; not used with a character, whose case shows it, except with control or the space bar.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, which is also called meta or option.
    public static let alt = Modifiers(rawValue: 2)
    public static let control = Modifiers(rawValue: 4)
  }

  /// The key without its modifiers.
  public var code: Code
  /// The modifier keys held down with it.
  public var modifiers: Modifiers

  /// Creates a key press.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// Creates the press of a key that types a character.
  public init(_ character: Character, _ modifiers: Modifiers = []) {
    self.init(.character(character), modifiers)
  }
}
