/// The whole widths, or the whole heights, in a range, in points.
package struct ScreenLengths: Equatable, Sendable {
  package let axis: NSLayoutConstraint.Axis
  package let range: ClosedRange<Int>

  /// The widths and heights of devices and of parts of their screens, but for those of the largest
  /// iPad, whose longer side has 1376 points.
  package static let usual = 320...1366

  package init(along axis: NSLayoutConstraint.Axis, over range: ClosedRange<Int> = Self.usual) {
    (self.axis, self.range) = (axis, range)
  }

  /// Reads a range as Swift writes it: `320...1366`.
  package init?(_ text: String, along axis: NSLayoutConstraint.Axis) {
    let ends = text.split(separator: "...", omittingEmptySubsequences: false).map { Int($0) }
    let sides = SimulatedScreen.wholeSides
    guard ends.count == 2, let low = ends[0], let high = ends[1], low <= high,
      sides.contains(low), sides.contains(high)
    else { return nil }
    self.init(along: axis, over: low...high)
  }

  /// `widths 320 to 1366`, or `width 320`.
  package var words: String {
    let (low, high) = (range.lowerBound, range.upperBound)
    return range.count == 1
      ? "\(axis.lengthName) \(low)" : "\(axis.lengthName)s \(low) to \(high)"
  }

  /// The index that the length 0 of a screen would have where each screen has all of the lengths,
  /// one after the other.
  package func start(ofScreen screen: Int) -> Int { screen * range.count - range.lowerBound }
}
