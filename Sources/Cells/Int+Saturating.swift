extension Int {
  /// The sum, held at the ends of the range where it does not fit, so that coordinates far outside
  /// any grid stay outside.
  func adding(saturating other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, held at the ends of the range where it does not fit.
  func subtracting(saturating other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }
}
