/// Sums and products of typed numbers, such as `16 + 2 * (8 - 3)`.
struct Arithmetic {
  /// The value of a text; nil if the text is no number, or the number is not finite.
  static func value(of text: String) -> Double? {
    var reader = Arithmetic(rest: text.filter { $0 != " " }[...])
    guard let value = reader.sum(), reader.rest.isEmpty, value.isFinite else { return nil }
    return value
  }

  private var rest: Substring
  /// The number of brackets that are open.
  private var depth = 0

  private mutating func take(_ characters: String) -> Character? {
    guard let first = rest.first, characters.contains(first) else { return nil }
    rest.removeFirst()
    return first
  }

  private mutating func sum() -> Double? {
    guard var value = product() else { return nil }
    while let sign = take("+-") {
      guard let other = product() else { return nil }
      value = sign == "+" ? value + other : value - other
    }
    return value
  }

  private mutating func product() -> Double? {
    guard var value = factor() else { return nil }
    while let sign = take("*/") {
      guard let other = factor() else { return nil }
      value = sign == "*" ? value * other : value / other
    }
    return value
  }

  private mutating func factor() -> Double? {
    var isNegative = false
    while let sign = take("+-") { if sign == "-" { isNegative.toggle() } }
    let value: Double?
    if take("(") != nil {
      depth += 1
      defer { depth -= 1 }
      // More brackets than anyone writes are refused: each one is a call within a call.
      guard depth < 50, let inner = sum(), take(")") != nil else { return nil }
      value = inner
    } else {
      let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
      rest = rest.dropFirst(digits.count)
      value = Double(digits)
    }
    return value.map { isNegative ? -$0 : $0 }
  }

  private init(rest: Substring) { self.rest = rest }
}
