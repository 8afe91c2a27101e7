extension Color {
  /// The contrast that WCAG 2.1 asks for large text and for what is needed to understand a control:
  /// success criteria 1.4.3 and 1.4.11. <https://www.w3.org/TR/WCAG21/#contrast-minimum>
  public static let leastContrast = 3.0
  /// The contrast that WCAG 2.1 asks for text of the usual size: success criterion 1.4.3.
  public static let easyContrast = 4.5

  /// The colour mixed with another by an amount from 0 (this one) to 1 (the other).
  public func mixed(with other: Color, _ amount: Double) -> Color {
    let (from, to) = (components, other.components)
    let share = min(max(amount, 0), 1)
    func between(_ from: UInt8, _ to: UInt8) -> UInt8 {
      let (start, end) = (Double(from), Double(to))
      return UInt8((start + (end - start) * share).rounded())
    }
    return .rgb(
      red: between(from.red, to.red), green: between(from.green, to.green),
      blue: between(from.blue, to.blue))
  }

  /// The colour as text on another one: mixed with black or white until it can be read.
  /// - Parameter least: The contrast that is enough.
  public func readable(on below: Color, contrast least: Double = leastContrast) -> Color {
    var color = self
    for amount in [0.2, 0.35, 0.5, 0.7, 1] where color.contrast(with: below) < least {
      color = mixed(with: below.contrasting, amount)
    }
    return color
  }
}
