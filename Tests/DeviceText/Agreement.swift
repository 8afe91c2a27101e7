/// How well the widths of a group of texts are met.
struct Agreement {
  private var errors: [Double] = []

  mutating func add(_ error: Double) { errors.append(error) }

  /// The share of the texts that are met within a number of points, in percent; the number of
  /// texts; and the median of the errors, in points.
  var line: String {
    let shares = [0.5, 1, 2].map { limit in
      let met = errors.count { abs($0) <= limit + 1e-3 }
      return (Double(met) * 100 / Double(errors.count)).column(decimals: 1, width: 7)
    }
    let sorted = errors.sorted()
    let median = sorted[sorted.count / 2].column(decimals: 2, width: 9)
    return shares.joined() + Double(errors.count).column(decimals: 0, width: 7) + median
  }

  static let header = "  <=0.5    <=1    <=2  count   median"
}

extension Double {
  /// The number with a number of decimals, at the end of a column.
  fileprivate func column(decimals: Int, width: Int) -> String {
    var unit = 1.0
    for _ in 0..<decimals { unit *= 10 }
    let whole = Int((magnitude * unit).rounded())
    var digits = String(whole)
    while digits.count <= decimals { digits = "0" + digits }
    if decimals > 0 { digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals)) }
    if self < 0 && whole > 0 { digits = "-" + digits }
    return String(repeating: " ", count: max(0, width - digits.count)) + digits
  }
}
