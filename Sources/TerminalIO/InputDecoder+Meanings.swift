import Cells

extension InputDecoder {
  /// The key of a byte below 0x80 that begins no sequence.
  static func key(_ byte: UInt8) -> Key {
    switch byte {
    case 0x00: Key(" ", .control)
    case 0x08, 0x7F: Key(.backspace)
    case 0x09: Key(.tab)
    case 0x0A, 0x0D: Key(.enter)
    case 0x01...0x1A: Key(Character(Unicode.Scalar(byte + 0x60)), .control)
    case 0x1C...0x1F: Key(Character(Unicode.Scalar(byte + 0x40)), .control)
    default: Key(Character(Unicode.Scalar(byte)))
    }
  }

  /// The numbers between semicolons; `nil` for one that is left out. If a number has parts
  /// separated by colons, it is the first part.
  static func numbers(_ body: some Sequence<UInt8>) -> [Int?] {
    let text = String(decoding: Array(body), as: UTF8.self)
    guard !text.isEmpty else { return [] }
    return text.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0.prefix { $0 != ":" }) }
  }

  /// The modifiers of xterm's parameter, which is 1 plus 1 for shift, 2 for alt and 4 for control.
  static func modifiers(_ parameter: Int?) -> Key.Modifiers {
    let bits = max(0, (parameter ?? 1) - 1)
    var modifiers: Key.Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & (2 | 32) != 0 { modifiers.insert(.alt) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    return modifiers
  }

  /// The event of a mouse report in SGR form: `Esc [ < buttons ; column ; row M`, with `m` for a
  /// release. Columns and rows are counted from 1.
  static func mouse(_ numbers: [Int?], _ final: UInt8) -> MouseEvent? {
    guard numbers.count == 3, let bits = numbers[0], let column = numbers[1],
      let row = numbers[2], column > 0, row > 0, (0..<128).contains(bits),
      final == 0x4D || final == 0x6D
    else { return nil }
    var modifiers: Key.Modifiers = []
    if bits & 4 != 0 { modifiers.insert(.shift) }
    if bits & 8 != 0 { modifiers.insert(.alt) }
    if bits & 16 != 0 { modifiers.insert(.control) }
    let kind: MouseEvent.Kind
    if bits & 64 != 0 {
      guard final == 0x4D else { return nil }
      let directions: [MouseEvent.Direction] = [.up, .down, .left, .right]
      kind = .scroll(directions[bits & 3])
    } else {
      let buttons: [MouseEvent.Button] = [.left, .middle, .right]
      guard bits & 3 < buttons.count else { return nil }
      let button = buttons[bits & 3]
      kind = final == 0x6D ? .release(button) : bits & 32 != 0 ? .drag(button) : .press(button)
    }
    return MouseEvent(kind, at: CellPoint(column: column - 1, row: row - 1), modifiers: modifiers)
  }
}
