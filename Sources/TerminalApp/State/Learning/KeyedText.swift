import TerminalIO

/// A text that names keys by what they do: the keys themselves come from the table of keys.
///
/// ```
/// "Open Pin with \(.openTool(.pin)), and turn leading on"
/// ```
struct KeyedText: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// A stretch of the text.
  enum Part: Equatable, Sendable {
    case words(String)
    /// The key of a command.
    case key(Command)
  }

  let parts: [Part]

  init(stringLiteral text: String) { parts = [.words(text)] }

  init(stringInterpolation: Interpolation) { parts = stringInterpolation.parts }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.words(literal)) }
    }

    mutating func appendInterpolation(_ command: Command) { parts.append(.key(command)) }

    mutating func appendInterpolation(_ words: String) { appendLiteral(words) }
  }

  static func + (first: KeyedText, second: KeyedText) -> KeyedText {
    KeyedText(first.parts + second.parts)
  }

  private init(_ parts: [Part]) { self.parts = parts }
}

extension KeyMap {
  /// The key of a command as texts name it: the first one of the row that has it.
  func name(of command: Command) -> String? {
    guard let row = rows.first(where: { $0.commands.contains(command) }) else { return nil }
    if row.commands.count == 1 { return row.hintLabel }
    return row.bindings.first { $0.command == command }?.key.description
  }
}
