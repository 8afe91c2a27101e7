// The digits of numbers. Who shows how many:
//
//   up to 3 decimals   `shortDecimal`        lines of constraints, JSON of layouts, tables
//   up to 2, 1 or 0    `decimal(places:)`    lengths on the canvas and in the inspector
//   all                `exactDecimal`        the JSON that `solve` reads and writes
//
// Two places do without this module: UIFoundation, whose log has UIKit's six significant digits, as
// C's "%g" writes them, and Cassowary, which imports nothing and has all digits, as the standard
// library writes them.

extension BinaryFloatingPoint {
  /// The number in decimal digits, rounded to a number of decimals, without zeros at the end:
  /// `0.65`, `10`, `187.5`. A number that rounds to zero is `0`.
  ///
  /// From 10^12 on, where a double has hardly any thousandths, it is the nearest whole number, and
  /// from 10^15 on the text that Swift prints.
  /// - Parameter places: The number of decimals, 0 to 3.
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

  /// The number with up to three decimals; in points, smaller differences can't be seen.
  public var shortDecimal: String { decimal(places: 3) }
}

extension Double {
  /// The shortest decimal that reads back as the same number. Up to 2^53, whole numbers have no
  /// fraction.
  public var exactDecimal: String {
    if let whole = Int(exactly: self), whole.magnitude <= 1 << 53 { return "\(whole)" }
    return "\(self)"
  }

  /// The number that ``BinaryFloatingPoint/shortDecimal`` shows.
  public var roundedToShortDecimal: Double { Double(shortDecimal) ?? self }
}
