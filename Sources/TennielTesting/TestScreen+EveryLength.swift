import AutoLayout
import Stage

@_exported import struct Stage.ProblemAtLengths

extension TestScreen {
  /// Throws an error that names all problems that the layout has at any width of a range, each with
  /// the widths at which it has it.
  ///
  /// All else of the screen stays, its size classes too. Few of the widths are laid out: the solver
  /// says how far each layout reaches. Code that runs in a layout may do otherwise between two
  /// widths that were laid out.
  ///
  /// ```swift
  /// try screen.checkLayout(width: 320...1366, textSizes: [.large, .accessibilityLarge])
  /// ```
  /// - Parameters:
  ///   - width: Whole widths in points, from 1 to 4,096.
  ///   - textSizes: The text sizes at which the layout is checked; none for that of the screen.
  ///   - checks: The checks whose problems this test accepts.
  public func checkLayout(
    width: ClosedRange<Int>, textSizes: [UIContentSizeCategory] = [],
    ignoring checks: Set<LayoutCheck> = []
  ) throws(LayoutTestError) {
    try checkLayout(along: .horizontal, over: width, textSizes, ignoring: checks)
  }

  /// Throws an error that names all problems that the layout has at any height of a range, as
  /// ``checkLayout(width:textSizes:ignoring:)`` does for widths.
  public func checkLayout(
    height: ClosedRange<Int>, textSizes: [UIContentSizeCategory] = [],
    ignoring checks: Set<LayoutCheck> = []
  ) throws(LayoutTestError) {
    try checkLayout(along: .vertical, over: height, textSizes, ignoring: checks)
  }

  private func checkLayout(
    along axis: NSLayoutConstraint.Axis, over range: ClosedRange<Int>,
    _ textSizes: [UIContentSizeCategory], ignoring checks: Set<LayoutCheck>
  ) throws(LayoutTestError) {
    let sides = Int(SimulatedScreen.sides.lowerBound)...Int(SimulatedScreen.sides.upperBound)
    guard sides.contains(range.lowerBound), sides.contains(range.upperBound) else {
      throw .invalidSetting("screens have sides of 1 to 4096 points, not \(range)")
    }
    guard hosted == nil else {
      throw .invalidSetting(
        "a view alone is as wide and as high as the test says: show it in a controller to check "
          + "other sizes")
    }
    layout()
    let before = host.screen
    defer { host.apply(before) }
    for textSize in textSizes.isEmpty ? [before.textSize.category] : textSizes {
      var screen = before
      screen.textSize = try ScreenSettings.textSize(textSize)
      host.apply(screen)
      var pieces = ScreenPieces(of: host, along: axis, over: range)
      let found = pieces.problems().filter {
        $0.problem.severity != .hint && !checks.contains($0.problem.kind)
      }
      guard found.isEmpty else {
        let name = axis == .horizontal ? "widths" : "heights"
        host.apply(screen)
        throw .problemsAtLengths(
          found, lengths: "\(name) \(range.lowerBound) to \(range.upperBound)", screen: summary)
      }
    }
  }
}
