/// A whole number of any size: a machine integer where it fits, digits in base 2^32 elsewhere.
enum WholeNumber: Hashable, Sendable {
  case small(Int128)
  /// The least digit comes first. Only numbers that are no machine integers are written like this,
  /// so that equal numbers are written alike.
  case large(isNegative: Bool, digits: [UInt32])

  init(_ number: Int) { self = .small(Int128(number)) }

  /// The shortest form of a number.
  init(isNegative: Bool, digits: [UInt32]) {
    let digits = Self.withoutZeros(digits)
    if digits.count <= 4 {
      let size = digits.reversed().reduce(UInt128(0)) { $0 << 32 | UInt128($1) }
      if let number = Int128(exactly: size) {
        self = .small(isNegative ? -number : number)
        return
      }
    }
    self = .large(isNegative: isNegative, digits: digits)
  }

  /// A power of two.
  init(twoTo exponent: Int) {
    let zeros = Array(repeating: UInt32(0), count: exponent / 32)
    self.init(isNegative: false, digits: zeros + [1 << UInt32(exponent % 32)])
  }

  static let zero = WholeNumber(0)
  static let one = WholeNumber(1)

  /// -1, 0 or 1.
  var sign: Int {
    switch self {
    case .small(let number): number < 0 ? -1 : number > 0 ? 1 : 0
    case .large(let isNegative, _): isNegative ? -1 : 1
    }
  }

  /// The sign and the digits.
  var parts: (isNegative: Bool, digits: [UInt32]) {
    switch self {
    case .small(let number):
      var (size, digits) = (number.magnitude, [UInt32]())
      while size > 0 {
        digits.append(UInt32(truncatingIfNeeded: size))
        size >>= 32
      }
      return (number < 0, digits)
    case .large(let isNegative, let digits): return (isNegative, digits)
    }
  }

  static func withoutZeros(_ digits: [UInt32]) -> [UInt32] {
    var digits = digits
    while digits.last == 0 { digits.removeLast() }
    return digits
  }
}

// MARK: Arithmetic

extension WholeNumber {
  static prefix func - (number: WholeNumber) -> WholeNumber {
    if case .small(let small) = number, small != .min { return .small(-small) }
    let (isNegative, digits) = number.parts
    return WholeNumber(isNegative: !isNegative, digits: digits)
  }

  static func + (one: WholeNumber, other: WholeNumber) -> WholeNumber {
    if case .small(let first) = one, case .small(let second) = other {
      let (sum, overflows) = first.addingReportingOverflow(second)
      if !overflows, sum != .min { return .small(sum) }
    }
    let (first, second) = (one.parts, other.parts)
    if first.isNegative == second.isNegative {
      return WholeNumber(
        isNegative: first.isNegative, digits: sum(first.digits, second.digits))
    }
    return isLess(first.digits, second.digits)
      ? WholeNumber(
        isNegative: second.isNegative, digits: difference(second.digits, first.digits))
      : WholeNumber(
        isNegative: first.isNegative, digits: difference(first.digits, second.digits))
  }

  static func * (one: WholeNumber, other: WholeNumber) -> WholeNumber {
    if case .small(let first) = one, case .small(let second) = other {
      let (product, overflows) = first.multipliedReportingOverflow(by: second)
      if !overflows, product != .min { return .small(product) }
    }
    let (first, second) = (one.parts, other.parts)
    var product = Array(repeating: UInt32(0), count: first.digits.count + second.digits.count)
    for (place, digit) in first.digits.enumerated() {
      var carry: UInt64 = 0
      for (offset, factor) in second.digits.enumerated() {
        carry += UInt64(digit) * UInt64(factor) + UInt64(product[place + offset])
        product[place + offset] = UInt32(truncatingIfNeeded: carry)
        carry >>= 32
      }
      product[place + second.digits.count] = UInt32(carry)
    }
    return WholeNumber(isNegative: first.isNegative != second.isNegative, digits: product)
  }
}

// MARK: Digits

extension WholeNumber {
  static func isLess(_ one: [UInt32], _ other: [UInt32]) -> Bool {
    one.count != other.count
      ? one.count < other.count : one.reversed().lexicographicallyPrecedes(other.reversed())
  }

  private static func sum(_ one: [UInt32], _ other: [UInt32]) -> [UInt32] {
    var (sum, carry) = ([UInt32](), UInt64(0))
    for place in 0..<max(one.count, other.count) {
      if place < one.count { carry += UInt64(one[place]) }
      if place < other.count { carry += UInt64(other[place]) }
      sum.append(UInt32(truncatingIfNeeded: carry))
      carry >>= 32
    }
    return sum + [UInt32(carry)]
  }

  /// The digits of a number less one that is not greater.
  static func difference(_ one: [UInt32], _ other: [UInt32]) -> [UInt32] {
    var (rest, borrow) = ([UInt32](), Int64(0))
    for place in one.indices {
      var digit = Int64(one[place]) - borrow
      if place < other.count { digit -= Int64(other[place]) }
      borrow = digit < 0 ? 1 : 0
      rest.append(UInt32(digit + borrow << 32))
    }
    return withoutZeros(rest)
  }
}
