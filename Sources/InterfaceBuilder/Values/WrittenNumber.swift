extension Double {
  /// The number as Interface Builder writes it: up to 17 significant digits, as C's `%.17g` gives
  /// them, and `0.0` for zero.
  public var written: String {
    guard isFinite, self != 0 else { return "0.0" }
    let (digits, exponent) = significantDigits
    var text = digits
    while text.last == "0" { text.removeLast() }
    let sign = self < 0 ? "-" : ""
    if exponent < -4 || exponent >= 17 {
      let power = exponent.magnitude
      let mantissa = text.count > 1 ? "\(text.prefix(1)).\(text.dropFirst())" : text
      return "\(sign)\(mantissa)e\(exponent < 0 ? "-" : "+")\(power < 10 ? "0" : "")\(power)"
    }
    if exponent < 0 { return sign + "0." + String(repeating: "0", count: -exponent - 1) + text }
    let whole = exponent + 1
    if text.count <= whole {
      return sign + text + String(repeating: "0", count: whole - text.count)
    }
    return "\(sign)\(text.prefix(whole)).\(text.dropFirst(whole))"
  }

  /// 17 digits of the exact value, rounded half to even, and the power of ten of the first digit.
  private var significantDigits: (String, exponent: Int) {
    // The value is significand * 2^power, and 2^-n is 5^n / 10^n.
    let power = Int(exponentBitPattern == 0 ? 1 : exponentBitPattern) - 1075
    let leading: UInt64 = exponentBitPattern == 0 ? 0 : 1 << 52
    var number = DecimalNumber(significandBitPattern | leading)
    for _ in 0..<abs(power) { number.multiply(by: power < 0 ? 5 : 2) }
    var digits = number.digits
    let exponent = digits.count - 1 + min(power, 0)
    guard digits.count > 17 else {
      return (String(decoding: digits.map { $0 + 48 }, as: UTF8.self), exponent)
    }
    let rest = digits[17...]
    digits.removeSubrange(17...)
    let isHalf = rest.first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
    if (rest.first ?? 0) > 5 || rest.first == 5 && !isHalf || isHalf && digits[16] % 2 == 1 {
      var place = 16
      while place >= 0, digits[place] == 9 {
        digits[place] = 0
        place -= 1
      }
      if place < 0 { return ("1", exponent + 1) }
      digits[place] += 1
    }
    return (String(decoding: digits.map { $0 + 48 }, as: UTF8.self), exponent)
  }
}

/// A whole number of any length in groups of nine decimal digits, the lowest first.
private struct DecimalNumber {
  private var groups: [UInt64]
  private static let base: UInt64 = 1_000_000_000

  init(_ number: UInt64) {
    groups = [number % Self.base, number / Self.base % Self.base, number / Self.base / Self.base]
  }

  mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in groups.indices {
      let product = groups[index] * factor + carry
      groups[index] = product % Self.base
      carry = product / Self.base
    }
    if carry > 0 { groups.append(carry) }
  }

  /// The digits, the highest first, without zeros before them.
  var digits: [UInt8] {
    var digits: [UInt8] = []
    for group in groups {
      var rest = group
      for _ in 0..<9 {
        digits.append(UInt8(rest % 10))
        rest /= 10
      }
    }
    while digits.last == 0 { digits.removeLast() }
    return digits.reversed()
  }
}
