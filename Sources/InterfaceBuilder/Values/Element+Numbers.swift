extension Double {
  /// Reads a number as documents write it: digits with a point and an exponent, finite.
  package init?(written text: String) {
    let isDecimal = text.utf8.allSatisfy { byte in
      byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        || [
          UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "e"),
          UInt8(ascii: "E"),
        ].contains(byte)
    }
    guard isDecimal, let number = Double(text), number.isFinite else { return nil }
    self = number
  }
}

extension Element {
  /// The number that an attribute has; nil if there is none, or if it is not finite.
  public func number(_ attribute: String) -> Double? {
    self[attribute].flatMap(Double.init(written:))
  }

  /// The whole number that an attribute has.
  public func integer(_ attribute: String) -> Int? { self[attribute].flatMap { Int($0) } }

  /// Whether an attribute is `YES`; nil if it is neither `YES` nor `NO`.
  public func flag(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }
}
