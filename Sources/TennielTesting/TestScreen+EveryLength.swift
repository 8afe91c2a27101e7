import Stage

@_exported import struct Stage.ProblemAtLengths

extension TestScreen {
  /// Throws an error that names all problems that the layout has at any width of a range, each with
  /// the widths at which it has it.
  ///
  /// The size classes follow the width, unless they are set; all else of the screen stays. Few of
  /// the widths are laid out: the solver says how far each layout reaches. Code that runs in a
  /// layout may do otherwise between two widths that were laid out.
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
    let sides = SimulatedScreen.wholeSides
    guard sides.contains(range.lowerBound), sides.contains(range.upperBound) else {
      throw .invalidSetting(
        "screens have sides of \(SimulatedScreen.sidesInWords) points, not \(range)")
    }
    guard hosted == nil else {
      throw .invalidSetting(
        "a view alone is as wide and as high as the test says: show it in a controller to check "
          + "other sizes")
    }
    try visit(textSizes) { () throws(LayoutTestError) in
      let screen = host.screen
      // Paths may stand for other views at other size classes.
      let stretches = screen.classRuns(along: axis, over: range).flatMap { run in
        host.apply(run.screen)
        var pieces = ScreenPieces(of: host, along: axis, over: run.lengths)
        pieces.finish()
        return pieces.stretches
      }
      host.apply(screen)
      let found = stretches.problems.filter {
        $0.problem.severity != .hint && !checks.contains($0.problem.kind)
      }
      guard found.isEmpty else {
        throw .problemsAtLengths(
          found, lengths: ScreenLengths(along: axis, over: range).words, screen: summary)
      }
    }
  }

  /// Calls a closure on the screen with each of some text sizes, or with its own. The screen is
  /// what it was afterwards.
  private func visit(
    _ textSizes: [UIContentSizeCategory], _ body: () throws(LayoutTestError) -> Void
  ) throws(LayoutTestError) {
    layout()
    let before = host.screen
    defer { host.apply(before) }
    for textSize in textSizes.isEmpty ? [before.textSize.category] : textSizes {
      var screen = before
      screen.textSize = try ScreenSettings.textSize(textSize)
      host.apply(screen)
      try body()
    }
  }
}
