extension BinaryFloatingPoint {
  /// The number in decimal digits, rounded to three decimals, without zeros at the end: `0.65`,
  /// `10`, `187.5`; what rounds to zero is `0`.
  ///
  /// From 10^12 up, where thousandths are beyond a double's precision, it is the nearest whole
  /// number, and from 10^15 up what Swift prints.
  package var shortDecimal: String {
    let value = Double(self)
    guard value.magnitude < 1e15 else { return "\(value)" }
    let sign = value < 0 ? "-" : ""
    if value.magnitude >= 1e12 { return sign + String(Int(value.magnitude + 0.5)) }
    let thousandths = Int(value.magnitude * 1000 + 0.5)
    if thousandths == 0 { return "0" }
    let whole = sign + String(thousandths / 1000)
    let rest = thousandths % 1000
    if rest == 0 { return whole }
    var decimals = String(String(1000 + rest).dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    return whole + "." + decimals
  }
}
