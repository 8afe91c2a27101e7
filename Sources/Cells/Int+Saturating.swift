extension Int {
  /// The sum, clamped to the range of `Int`, so that coordinates far outside any grid stay outside.
  func adding(saturating other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, clamped to the range of `Int`.
  func subtracting(saturating other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }
}
