// The digits of numbers. Who shows how many:
//
//   up to 3 decimals   `shortDecimal`        constraint lines, the JSON of a layout, problems, tables of frames
//   up to 2, 1 or 0    `decimal(places:)`    lengths on the canvas and in the inspector
//   all                `exactDecimal`        the JSON that `solve` reads and writes
//
// Two do without this module. UIKit's texts in logs have six significant digits, as C's "%g" writes them, in AutoLayout.
// And Cassowary, which imports nothing, has all digits, as the standard library writes them.

extension BinaryFloatingPoint {
  /// The number in decimal digits, rounded to so many decimals, without zeros at the end: `0.65`, `10`, `187.5`. What
  /// rounds to zero is `0`.
  ///
  /// From 10^12 up, where a double has no thousandths any more, it is the nearest whole number, and from 10^15 up what
  /// Swift prints.
  /// - Parameter places: 0 to 3.
  public func decimal(places: Int) -> String {
    let value = Double(self)
    guard value.magnitude < 1e15 else { return "\(value)" }
    var unit = 1
    for _ in 0..<(value.magnitude < 1e12 ? places : 0) { unit *= 10 }
    let units = Int((value.magnitude * Double(unit)).rounded())
    if units == 0 { return "0" }
    var text = (value < 0 ? "-" : "") + String(units / unit)
    if units % unit > 0 {
      var decimals = String(unit + units % unit).dropFirst()
      while decimals.last == "0" { decimals.removeLast() }
      text += "." + decimals
    }
    return text
  }

  /// The number with up to three decimals: in points, less than anybody sees.
  public var shortDecimal: String { decimal(places: 3) }
}

extension Double {
  /// The shortest decimal that reads back as the same number; up to 2^53, whole ones without a fraction.
  public var exactDecimal: String {
    if let whole = Int(exactly: self), abs(whole) <= 1 << 53 { return "\(whole)" }
    return "\(self)"
  }

  /// The number that ``BinaryFloatingPoint/shortDecimal`` shows.
  public var roundedToShortDecimal: Double { Double(shortDecimal) ?? self }
}
