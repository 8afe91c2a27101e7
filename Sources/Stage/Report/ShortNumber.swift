/// A number of points as people write it: up to three decimals, and no more of them than it has.
public func shortText(_ number: Double) -> String {
  guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
  let thousandths = (number * 1000).rounded()
  guard abs(thousandths) < 1e15 else { return String(number) }
  let whole = Int64(thousandths.magnitude)
  var text = thousandths < 0 ? "-" : ""
  text += String(whole / 1000)
  var rest = whole % 1000
  guard rest > 0 else { return text }
  text += "."
  for place: Int64 in [100, 10, 1] where rest > 0 {
    text += String(rest / place)
    rest %= place
  }
  return text
}
