/// Numbers of a generated table, two characters each.
///
/// A table of thousands of numbers compiles slowly as an array literal, and takes eight bytes a
/// number in the binary; as a string it does neither. A number is two digits of base 91, the higher
/// one first. The digits are the characters from `#` to `~` without the backslash. Line breaks
/// between numbers are skipped.
enum PackedNumbers {
  /// What is added to numbers that may be negative, so that they can be written.
  static let zero = 4140

  /// The numbers in a text.
  static func decode(_ text: String) -> [Int16] {
    let bytes = text.utf8Span.span
    var numbers: [Int16] = []
    numbers.reserveCapacity(bytes.count / 2)
    var index = 0
    while index + 1 < bytes.count {
      if bytes[index] < 0x21 {
        index += 1
        continue
      }
      numbers.append(digit(bytes[index]) * 91 + digit(bytes[index + 1]))
      index += 2
    }
    return numbers
  }

  private static func digit(_ byte: UInt8) -> Int16 {
    Int16(byte < 0x5C ? byte - 0x23 : byte - 0x24)
  }
}
