import Cells
import TerminalIO

extension KeyMap {
  /// A row of the table as the last line of the screen names it.
  struct Hint: Sendable {
    /// A part of a hint: what a click on it does, if anything.
    struct Part: Equatable, Sendable {
      let text: String
      let command: Command?
      let isKey: Bool
    }

    let row: Row
    let parts: [Part]
    /// The parts for terminals without arrow characters.
    let asciiParts: [Part]
    let width: Int
    let asciiWidth: Int
    /// Whether the hint is always shown.
    let isPermanent: Bool
    /// Whether the hint names the list of commands.
    let isOfCommands: Bool

    init(_ row: Row, in keys: KeyMap) {
      self.row = row
      parts = Self.parts(row.hintLabel, of: row, in: keys)
      asciiParts = Self.parts(row.asciiHintLabel, of: row, in: keys)
      width = parts.reduce(0) { $0 + TextWidth.width(of: $1.text) }
      asciiWidth = asciiParts.reduce(0) { $0 + TextWidth.width(of: $1.text) }
      isPermanent = row.commands.contains(.help) || row.commands.contains(.quit)
      isOfCommands = row.commands.contains(.pick(.commands))
    }

    /// The keys and what they do. A click on the text does what the first key does, unless the row
    /// has more than two commands.
    private static func parts(_ label: String, of row: Row, in keys: KeyMap) -> [Part] {
      let names = label.allSatisfy { arrows[$0] != nil } ? label.map(String.init) : words(label)
      let command = row.commands.count <= 2 ? row.commands.first : nil
      return [Part(text: " ", command: nil, isKey: false)]
        + names.map { name in
          Part(text: name, command: self.command(of: name, row.context, keys), isKey: true)
        } + [Part(text: " " + (row.hint ?? "") + " ", command: command, isKey: false)]
    }

    /// The words of a label, with the blanks between them.
    private static func words(_ label: String) -> [String] {
      let words = label.split(separator: " ").map(String.init)
      return words.enumerated().flatMap { $0.offset > 0 ? [" ", $0.element] : [$0.element] }
    }

    /// The command of a key, by the name that hints give the key.
    private static func command(of key: String, _ context: Context, _ keys: KeyMap) -> Command? {
      let name = key.count == 1 ? arrows[Character(key)] ?? key : key
      return key == " " ? nil : Key(name: name).flatMap { keys.command(for: $0, in: context) }
    }

    private static let arrows: [Character: String] = [
      "←": "left", "↑": "up", "↓": "down", "→": "right",
    ]
  }
}
