import Foundation
import LayoutFixtures
import Testing

@testable import AutoLayout

/// A stack and the frames of its views as worked out by hand; its views are boxes of 50 x 20,
/// 30 x 40 and 40 x 30 points, 10 apart, where nothing else is said.
struct StackExample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let size: (width: CGFloat, height: CGFloat)
  let views: @MainActor @Sendable () -> [UIView]
  let change: @MainActor @Sendable (UIStackView) -> Void
  /// x, y, width and height of each view.
  let frames: [[CGFloat]]

  init(
    _ text: String, _ width: CGFloat, _ height: CGFloat,
    of views: @escaping @MainActor @Sendable () -> [UIView] = {
      [Box(50, 20), Box(30, 40), Box(40, 30)]
    }, _ change: @escaping @MainActor @Sendable (UIStackView) -> Void = { _ in },
    is frames: [[CGFloat]]
  ) {
    testDescription = text
    size = (width, height)
    self.views = views
    self.change = change
    self.frames = frames
  }
}

@MainActor @Suite(.columns) struct `A stack worked out by hand` {
  @Test(arguments: rows + aligned + hidden + spaced + turned)
  func `has these frames`(_ example: StackExample) {
    let stack = stack(example.size.width, example.size.height, example.views(), example.change)
    #expect(frames(stack) == example.frames)
  }

  nonisolated private static let rows = [
    // 320 - 20 are 300 for 120: the first view takes the other 180.
    StackExample(
      "fill, with room", 320, 100, is: [[0, 0, 230, 100], [240, 0, 30, 100], [280, 0, 40, 100]]),
    // 100 for 120: the first view loses 20.
    StackExample(
      "fill, too narrow", 120, 100, is: [[0, 0, 30, 100], [40, 0, 30, 100], [80, 0, 40, 100]]),
    // 40 for 120: the first view loses all its 50, and the second its 30.
    StackExample(
      "fill, far too narrow", 60, 100, is: [[0, 0, 0, 100], [10, 0, 0, 100], [20, 0, 40, 100]]),
    // The last view without content takes the 300, or the 210 that two boxes leave.
    StackExample(
      "fill, of views without content", 320, 100, of: { [UIView(), UIView(), UIView()] },
      is: [[0, 0, 0, 100], [10, 0, 0, 100], [20, 0, 300, 100]]),
    StackExample(
      "fill, around a view without content", 320, 100,
      of: { [Box(50, 20), UIView(), Box(40, 30)] },
      is: [[0, 0, 50, 100], [60, 0, 210, 100], [280, 0, 40, 100]]),
    StackExample(
      "fill equally, with room", 320, 100, { $0.distribution = .fillEqually },
      is: [[0, 0, 100, 100], [110, 0, 100, 100], [220, 0, 100, 100]]),
    StackExample(
      "fill equally, too narrow", 50, 100, { $0.distribution = .fillEqually },
      is: [[0, 0, 10, 100], [20, 0, 10, 100], [40, 0, 10, 100]]),
    // Twice 50, 30 and 40.
    StackExample(
      "fill proportionally, without spacing", 240, 100,
      { ($0.distribution, $0.spacing) = (.fillProportionally, 0) },
      is: [[0, 0, 100, 100], [100, 0, 60, 100], [160, 0, 80, 100]]),
    // Contents and spacings are 140, half of 280: 100 and 60, and 260 - 160 for the last.
    StackExample(
      "fill proportionally, with room", 280, 100, { $0.distribution = .fillProportionally },
      is: [[0, 0, 100, 100], [110, 0, 60, 100], [180, 0, 100, 100]]),
    // Contents and spacings are 120, half of 240: 100 and 60, and 220 - 160 for the last.
    StackExample(
      "fill proportionally, with a short view at the end", 240, 100,
      of: { [Box(50, 20), Box(30, 20), Box(20, 20)] }, { $0.distribution = .fillProportionally },
      is: [[0, 0, 100, 100], [110, 0, 60, 100], [180, 0, 60, 100]]),
    // Half of 50 and of 30, and 50 - 40 for the last.
    StackExample(
      "fill proportionally, too narrow", 70, 100, { $0.distribution = .fillProportionally },
      is: [[0, 0, 25, 100], [35, 0, 15, 100], [60, 0, 10, 100]]),
    // Two gaps of (320 - 120) / 2.
    StackExample(
      "equal spacing, with room", 320, 100, { $0.distribution = .equalSpacing },
      is: [[0, 0, 50, 100], [150, 0, 30, 100], [280, 0, 40, 100]]),
    // Gaps of 10 leave 100 for 120.
    StackExample(
      "equal spacing, too narrow", 120, 100, { $0.distribution = .equalSpacing },
      is: [[0, 0, 30, 100], [40, 0, 30, 100], [80, 0, 40, 100]]),
    // From 25 to 301, with 163 in the middle.
    StackExample(
      "equal centering, with room", 321, 100, { $0.distribution = .equalCentering },
      is: [[0, 0, 50, 100], [148, 0, 30, 100], [281, 0, 40, 100]]),
    // From 25 to 295, with 160 in the middle.
    StackExample(
      "equal centering, between views alike", 320, 100,
      of: { [Box(50, 20), Box(30, 20), Box(50, 20)] }, { $0.distribution = .equalCentering },
      is: [[0, 0, 50, 100], [145, 0, 30, 100], [270, 0, 50, 100]]),
    // 45 between middles would leave the first gap at -15; it is to be 5.
    StackExample(
      "equal centering, without room but for the spacing", 150, 100,
      of: { [Box(100, 20), Box(20, 20), Box(20, 20)] },
      { ($0.distribution, $0.spacing) = (.equalCentering, 5) },
      is: [[0, 0, 100, 100], [105, 0, 20, 100], [130, 0, 20, 100]]),
    // 55 between middles would leave the first gap at -5; it is to be 5.
    StackExample(
      "equal centering, against the spacing", 170, 100,
      of: { [Box(100, 20), Box(20, 20), Box(20, 20)] },
      { ($0.distribution, $0.spacing) = (.equalCentering, 5) },
      is: [[0, 0, 100, 100], [105, 0, 20, 100], [150, 0, 20, 100]]),
    // 80 for 120 between gaps of 10: the outer views are alike, so that middles are 40 apart.
    StackExample(
      "equal centering, too narrow", 100, 100, { $0.distribution = .equalCentering },
      is: [[0, 0, 40, 100], [50, 0, 0, 100], [60, 0, 40, 100]]),
  ]

  nonisolated private static let aligned = [
    StackExample(
      "at the top", 320, 100, { $0.alignment = .top },
      is: [[0, 0, 230, 20], [240, 0, 30, 40], [280, 0, 40, 30]]),
    StackExample(
      "at the bottom", 320, 100, { $0.alignment = .bottom },
      is: [[0, 80, 230, 20], [240, 60, 30, 40], [280, 70, 40, 30]]),
    StackExample(
      "in the middle", 320, 100, { $0.alignment = .center },
      is: [[0, 40, 230, 20], [240, 30, 30, 40], [280, 35, 40, 30]]),
    StackExample(
      "at the bottom of too low a row", 320, 30, { $0.alignment = .bottom },
      is: [[0, 10, 230, 20], [240, 0, 30, 30], [280, 0, 40, 30]]),
    StackExample(
      "in the middle of too low a row", 320, 30, { $0.alignment = .center },
      is: [[0, 5, 230, 20], [240, 0, 30, 30], [280, 0, 40, 30]]),
    StackExample(
      "in the middle, without content", 40, 80, of: { [UIView(), UIView()] },
      {
        ($0.axis, $0.spacing) = (.vertical, 0)
        ($0.distribution, $0.alignment) = (.fillEqually, .center)
      }, is: [[20, 0, 0, 40], [20, 40, 0, 40]]),
    // Baselines lie 12 and 24 below the tops.
    StackExample(
      "at the first baseline", 320, 100, of: captions, { $0.alignment = .firstBaseline },
      is: [[0, 12, 230, 16], [240, 0, 80, 32]]),
    // And 4 and 8 above the bottoms.
    StackExample(
      "at the last baseline", 320, 100, of: captions, { $0.alignment = .lastBaseline },
      is: [[0, 80, 230, 16], [240, 68, 80, 32]]),
    StackExample(
      "at the first baseline of too low a row", 320, 20, of: captions,
      { $0.alignment = .firstBaseline }, is: [[0, 12, 230, 8], [240, 0, 80, 20]]),
    // Without text the top is the first baseline.
    StackExample(
      "at the first baseline, without text", 320, 100, { $0.alignment = .firstBaseline },
      is: [[0, 0, 230, 20], [240, 0, 30, 40], [280, 0, 40, 30]]),
  ]

  nonisolated private static let hidden = [
    // 310 for 90; the hidden view lies in the middle of the gap from 270 to 280.
    StackExample(
      "without the second view", 320, 100, { $0.arrangedSubviews[1].isHidden = true },
      is: [[0, 0, 270, 100], [275, 0, 0, 100], [280, 0, 40, 100]]),
    StackExample(
      "without the first view", 320, 100, { $0.arrangedSubviews[0].isHidden = true },
      is: [[0, 0, 0, 100], [0, 0, 270, 100], [280, 0, 40, 100]]),
    StackExample(
      "without the last view", 320, 100, { $0.arrangedSubviews[2].isHidden = true },
      is: [[0, 0, 280, 100], [290, 0, 30, 100], [320, 0, 0, 100]]),
    // Parts of (320 - 16) / 3, and the hidden view in the middle of the gap from 210.67 to 218.67.
    StackExample(
      "fill equally, without the third of four", 320, 100,
      of: { [UIView(), UIView(), UIView(), UIView()] },
      {
        ($0.distribution, $0.spacing) = (.fillEqually, 8)
        $0.arrangedSubviews[2].isHidden = true
      }, is: [[0, 0, 101.5, 100], [109, 0, 101.5, 100], [215, 0, 0, 100], [219, 0, 101.5, 100]]),
    StackExample(
      "in the middle, without the second view", 320, 100,
      { ($0.alignment, $0.arrangedSubviews[1].isHidden) = (.center, true) },
      is: [[0, 40, 270, 20], [275, 30, 0, 40], [280, 35, 40, 30]]),
    // The gap from 50 to 280 has its middle at 165.
    StackExample(
      "equal spacing, without the second view", 320, 100,
      { ($0.distribution, $0.arrangedSubviews[1].isHidden) = (.equalSpacing, true) },
      is: [[0, 0, 50, 100], [165, 0, 0, 100], [280, 0, 40, 100]]),
    // Middles at 25 and 301.
    StackExample(
      "equal centering, without the second view", 321, 100,
      { ($0.distribution, $0.arrangedSubviews[1].isHidden) = (.equalCentering, true) },
      is: [[0, 0, 50, 100], [163, 0, 0, 100], [281, 0, 40, 100]]),
  ]

  nonisolated private static let spaced = [
    // 320 - 14 are 306.
    StackExample(
      "with 4 after the first view", 320, 100,
      { $0.setCustomSpacing(4, after: $0.arrangedSubviews[0]) },
      is: [[0, 0, 236, 100], [240, 0, 30, 100], [280, 0, 40, 100]]),
    // 320 - 16 are 304.
    StackExample(
      "with the system's spacing", 320, 100, { $0.spacing = UIStackView.spacingUseSystem },
      is: [[0, 0, 234, 100], [242, 0, 30, 100], [280, 0, 40, 100]]),
    // 320 + 10 - 10 are 320.
    StackExample(
      "with -10 after the first view", 320, 100,
      { $0.setCustomSpacing(-10, after: $0.arrangedSubviews[0]) },
      is: [[0, 0, 250, 100], [240, 0, 30, 100], [280, 0, 40, 100]]),
    // Gaps of (320 - 120) / 2 are more than 30.
    StackExample(
      "equal spacing, with 30 after the first view", 320, 100,
      {
        $0.distribution = .equalSpacing
        $0.setCustomSpacing(30, after: $0.arrangedSubviews[0])
      }, is: [[0, 0, 50, 100], [150, 0, 30, 100], [280, 0, 40, 100]]),
    // Gaps are equal, and none may be below 30: 100 for 120.
    StackExample(
      "equal spacing, too narrow with 30 after the first view", 160, 100,
      {
        $0.distribution = .equalSpacing
        $0.setCustomSpacing(30, after: $0.arrangedSubviews[0])
      }, is: [[0, 0, 30, 100], [60, 0, 30, 100], [120, 0, 40, 100]]),
    // 290 x 80 from 20, 5: 270 for 120.
    StackExample(
      "inside of margins", 320, 100,
      {
        $0.layoutMargins = UIEdgeInsets(top: 5, left: 20, bottom: 15, right: 10)
        $0.isLayoutMarginsRelativeArrangement = true
      }, is: [[20, 5, 200, 80], [230, 5, 30, 80], [270, 5, 40, 80]]),
  ]

  nonisolated private static let turned = [
    StackExample(
      "from the right", 320, 100, { $0.semanticContentAttribute = .forceRightToLeft },
      is: [[90, 0, 230, 100], [50, 0, 30, 100], [0, 0, 40, 100]]),
    StackExample(
      "from the right, without the second view", 320, 100,
      {
        $0.semanticContentAttribute = .forceRightToLeft
        $0.arrangedSubviews[1].isHidden = true
      }, is: [[50, 0, 270, 100], [45, 0, 0, 100], [0, 0, 40, 100]]),
    // Heights of 20, 40 and 30: 300 for 90.
    StackExample(
      "a column", 100, 320, { $0.axis = .vertical },
      is: [[0, 0, 100, 230], [0, 240, 100, 40], [0, 290, 100, 30]]),
    StackExample(
      "a column at the leading edge", 100, 320, { ($0.axis, $0.alignment) = (.vertical, .leading) },
      is: [[0, 0, 50, 230], [0, 240, 30, 40], [0, 290, 40, 30]]),
    StackExample(
      "a column at the leading edge, from the right", 100, 320,
      {
        ($0.axis, $0.alignment) = (.vertical, .leading)
        $0.semanticContentAttribute = .forceRightToLeft
      }, is: [[50, 0, 50, 230], [70, 240, 30, 40], [60, 290, 40, 30]]),
    StackExample(
      "a column at the baseline, which it has none of", 100, 320,
      { ($0.axis, $0.alignment) = (.vertical, .firstBaseline) },
      is: [[0, 0, 50, 230], [0, 240, 30, 40], [0, 290, 40, 30]]),
    // Middles at 10 and 306, and 158 between.
    StackExample(
      "a column of equal centres", 100, 321,
      { ($0.axis, $0.distribution) = (.vertical, .equalCentering) },
      is: [[0, 0, 100, 20], [0, 138, 100, 40], [0, 291, 100, 30]]),
    // 80 - 20 are 60 for 90: the first loses its 20, the second 10 of 40.
    StackExample(
      "a column, too low", 100, 80, { $0.axis = .vertical },
      is: [[0, 0, 100, 0], [0, 10, 100, 30], [0, 50, 100, 30]]),
  ]

  /// A text of 17 points, 40 x 16, and one of 34, 80 x 32.
  nonisolated private static let captions: @MainActor @Sendable () -> [UIView] = {
    [label("small"), label("large", 34)]
  }
}
