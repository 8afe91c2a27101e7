/// The keys of escape sequences, from the terminals' manuals.
enum SequenceKeys {
  /// The key of `Esc [ numbers final`; `nil` if it has none.
  static func key(_ numbers: [Int?], _ final: UInt8) -> Key? {
    let modifiers = InputDecoder.modifiers(numbers.count > 1 ? numbers[1] : nil)
    switch final {
    case UInt8(ascii: "Z"):
      return Key(.tab, modifiers.union(.shift))
    case UInt8(ascii: "~"):
      // xterm's modifyOtherKeys: 27 ; modifiers ; code point
      if numbers.count == 3, numbers[0] == 27 { return codePoint(numbers[2], modifiers) }
      return numbered(numbers.first ?? nil).map { Key($0, modifiers) }
    case UInt8(ascii: "u"):
      // kitty: code point ; modifiers
      return codePoint(numbers.first ?? nil, modifiers)
    case UInt8(ascii: "$"):
      return numbered(numbers.first ?? nil).map { Key($0, .shift) }
    case UInt8(ascii: "^"):
      return numbered(numbers.first ?? nil).map { Key($0, .control) }
    case UInt8(ascii: "@"):
      return numbered(numbers.first ?? nil).map { Key($0, [.control, .shift]) }
    case UInt8(ascii: "a")...UInt8(ascii: "d") where numbers.isEmpty:
      return letter(final - 0x20).map { Key($0, .shift) }  // rxvt
    case UInt8(ascii: "I"), UInt8(ascii: "O"):
      return nil  // focus
    default:
      // A cursor position report, `Esc [ row ; column R`, looks like a modified F3.
      if final == UInt8(ascii: "R"), numbers.first != 1 { return nil }
      return letter(final).map { Key($0, modifiers) }
    }
  }

  /// The key of `Esc O final`; `nil` if it has none.
  static func singleShift(_ final: UInt8, _ modifiers: Key.Modifiers) -> Key? {
    switch final {
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      letter(final - 0x20).map { Key($0, .control) }  // rxvt
    case UInt8(ascii: "M"):
      Key(.enter, modifiers)
    case UInt8(ascii: "I"):
      Key(.tab, modifiers)
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      // The keypad, from * to 9.
      Key(Character(Unicode.Scalar(final - 0x40)), modifiers)
    default:
      letter(final).map { Key($0, modifiers) }
    }
  }

  private static func letter(_ final: UInt8) -> Key.Code? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P"): .function(1)
    case UInt8(ascii: "Q"): .function(2)
    case UInt8(ascii: "R"): .function(3)
    case UInt8(ascii: "S"): .function(4)
    default: nil
    }
  }

  /// VT220's editing and function keys, as xterm, rxvt and the Linux console number them.
  private static func numbered(_ number: Int?) -> Key.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case .some(let number) where (11...15).contains(number): .function(number - 10)
    case .some(let number) where (17...21).contains(number): .function(number - 11)
    case .some(let number) where (23...26).contains(number): .function(number - 12)
    case .some(let number) where (28...29).contains(number): .function(number - 13)
    case .some(let number) where (31...34).contains(number): .function(number - 14)
    default: nil
    }
  }

  private static func codePoint(_ value: Int?, _ modifiers: Key.Modifiers) -> Key? {
    guard let value else { return nil }
    switch value {
    case 9: return Key(.tab, modifiers)
    case 13: return Key(.enter, modifiers)
    case 27: return Key(.escape, modifiers)
    case 8, 127: return Key(.backspace, modifiers)
    // The private use area holds kitty's keys without a character.
    case 0xE000...0xF8FF: return nil
    default:
      guard value >= 0x20, !(0x7F...0x9F).contains(value), let value = UInt32(exactly: value),
        let scalar = Unicode.Scalar(value)
      else { return nil }
      return Key(Character(scalar), modifiers)
    }
  }
}
