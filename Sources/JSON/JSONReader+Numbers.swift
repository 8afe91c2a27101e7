import Wording

extension JSONReader {
  /// Reads a number, rounded to the nearest double.
  mutating func number() throws(Mistake) -> Double {
    let start = place
    let isNegative = take("-")
    // Up to 19 digits fit into the significand.
    var significand: UInt64 = 0
    var digits = 0
    var exponent = 0

    let whole = place
    while let digit = takeDigit() {
      significand = significand &* 10 &+ digit
      if digits > 0 || digit > 0 { digits += 1 }
    }
    guard place > whole else { throw mistake("a digit is missing after '-'") }
    if bytes[whole] == UInt8(ascii: "0"), place > whole + 1 {
      throw mistake("a number doesn't begin with 0 unless it is 0 or 0.…", at: start)
    }
    if take(".") {
      let fraction = place
      while let digit = takeDigit() {
        significand = significand &* 10 &+ digit
        if digits > 0 || digit > 0 { digits += 1 }
      }
      guard place > fraction else { throw mistake("a digit is missing after '.'") }
      exponent = fraction - place
    }
    if take("e") || take("E") {
      let isSmall = take("-")
      if !isSmall { _ = take("+") }
      let first = place
      var power = 0
      while let digit = takeDigit() { power = min(power * 10 + Int(digit), 1_000_000) }
      guard place > first else { throw mistake("a digit is missing in the exponent") }
      exponent += isSmall ? -power : power
    }

    // Both factors are exact doubles, so the result is rounded once (Clinger, "How to read
    // floating point numbers accurately", PLDI 1990).
    if digits <= 19, significand <= 1 << 53, abs(exponent) < Self.powersOfTen.count {
      let size = Double(significand)
      let power = Self.powersOfTen[abs(exponent)]
      let number = exponent < 0 ? size / power : size * power
      return isNegative ? -number : number
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw mistake("the number \(text.excerpt) is too large", at: start)
    }
    return number
  }

  private mutating func takeDigit() -> UInt64? {
    guard let next, Self.isDigit(next) else { return nil }
    place += 1
    return UInt64(next - UInt8(ascii: "0"))
  }

  /// The powers of ten that a double holds exactly.
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
