/// Numbers as people read them: rounded to a few places, without trailing zeros or a negative zero.
enum Number {
  /// At most `places` decimals (up to 6): `191.6`, `10`, `-0.5`.
  static func text(_ value: Double, places: Int = 1) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return value > 0 ? "inf" : "-" }
    var unit = 1
    for _ in 0..<places { unit *= 10 }
    let units = Int((value.magnitude * Double(unit)).rounded())
    var text = String(units / unit)
    var decimals = String(units % unit)
    decimals = String(repeating: "0", count: max(0, places - decimals.count)) + decimals
    while decimals.hasSuffix("0") { decimals.removeLast() }
    if !decimals.isEmpty { text += "." + decimals }
    return value < 0 && units > 0 ? "-" + text : text
  }

  /// The same, with blanks in front, so that columns of numbers stay in their places.
  static func column(_ value: Double, places: Int = 1, width: Int) -> String {
    let text = text(value, places: places)
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
