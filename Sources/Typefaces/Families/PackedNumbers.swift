/// Numbers of a generated table, two characters each.
///
/// A table of thousands of numbers compiles slowly as an array literal, and takes eight bytes a number
/// in the binary; as a string it does neither. A number is two digits of base 91, the higher one first.
/// The digits are the characters from `#` to `~` without the backslash. Line breaks are skipped.
enum PackedNumbers {
  /// What is added to numbers that may be negative, so that they can be written.
  static let zero = 4140

  /// The numbers in a text.
  static func decode(_ text: String) -> [Int16] {
    var numbers: [Int16] = []
    numbers.reserveCapacity(text.utf8.count / 2)
    var high: Int16?
    for byte in text.utf8 where byte > 0x20 {
      let digit = Int16(byte < 0x5C ? byte - 0x23 : byte - 0x24)
      if let first = high {
        numbers.append(first * 91 + digit)
        high = nil
      } else {
        high = digit
      }
    }
    return numbers
  }
}
