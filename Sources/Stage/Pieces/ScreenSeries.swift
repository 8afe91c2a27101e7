/// The screens that differ from one screen in their width alone, or in their height.
struct ScreenSeries {
  let axis: NSLayoutConstraint.Axis
  /// The screen that they differ from.
  let original: SimulatedScreen
  private let screen: SimulatedScreen
  private let keepsClasses: Bool

  /// - Parameter keepsClasses: Whether all screens have the size classes of this one; or else each
  ///   has those of a window of its size.
  init(of screen: SimulatedScreen, along axis: NSLayoutConstraint.Axis, keepsClasses: Bool) {
    (self.axis, self.keepsClasses) = (axis, keepsClasses)
    original = screen
    var screen = screen
    if keepsClasses { screen.keepClasses() }
    self.screen = screen
  }

  /// The screen of a length in points.
  func screen(at length: Int) -> SimulatedScreen {
    var other = screen
    other.resize(axis, to: CGFloat(length))
    if !keepsClasses, other.isResized { other.takeWidthClass(ofWindowOn: original) }
    return other
  }

  /// The last length up to which only the size of the screen changes: its size classes, its margin
  /// and its bars stay.
  func lastAlike(from start: Int, upTo limit: Int) -> Int {
    guard start < limit else { return start }
    let present = Surroundings(of: screen(at: start))
    let other = (start + 1...limit).first { Surroundings(of: screen(at: $0)) != present }
    return other.map { $0 - 1 } ?? limit
  }

  /// How the size classes of a length differ from those of the length before: `w regular`.
  func classChanges(at length: Int) -> [String] {
    let (before, here) = (screen(at: length - 1).classes, screen(at: length).classes)
    var changes: [String] = []
    if here.width != before.width { changes.append("w " + here.width.rawValue) }
    if here.height != before.height { changes.append("h " + here.height.rawValue) }
    return changes
  }
}

/// What follows the size of a screen without being in proportion to it.
private struct Surroundings: Equatable {
  let classes: SizeClasses
  let margin: CGFloat
  let statusBarHeight: CGFloat
  let safeArea: UIEdgeInsets

  init(of screen: SimulatedScreen) {
    classes = screen.classes
    margin = screen.layoutMargin
    statusBarHeight = screen.statusBarHeight
    safeArea = screen.safeAreaInsets
  }
}

extension SimulatedScreen {
  /// The runs of lengths in a range at which the screen has the same size classes, in ascending
  /// order. Scenes may have other views in another run.
  /// - Returns: The runs, each with the screen of its first length.
  package func classRuns(
    along axis: NSLayoutConstraint.Axis, over range: ClosedRange<Int>
  ) -> [(screen: SimulatedScreen, lengths: ClosedRange<Int>)] {
    let series = ScreenSeries(of: self, along: axis, keepsClasses: false)
    let starts = range.filter { length in
      length == range.lowerBound
        || series.screen(at: length).classes != series.screen(at: length - 1).classes
    }
    let ends = starts.dropFirst().map { $0 - 1 } + [range.upperBound]
    return zip(starts, ends).map { (series.screen(at: $0), $0...$1) }
  }

  /// Takes the width class of a window of this size on another screen, unless one is forced. No
  /// width makes a phone on its side another device, though others are as wide: a window that is
  /// that low keeps the class of its screen. Devices that happen to have the size count no more
  /// than the width.
  fileprivate mutating func takeWidthClass(ofWindowOn screen: SimulatedScreen) {
    guard widthClass == .device else { return }
    let keepsClass = device != nil && classes.height == .compact
    let wanted = keepsClass ? screen.classes.width : ScreenSizeClass(ofWidth: size.width)
    if classes.width != wanted { ScreenChoice.widthClass.set(wanted.rawValue, on: &self) }
  }
}
