import AutoLayout

/// What is known of a scene's layouts on screens of all widths or heights.
public struct SweepReading: Equatable, Sendable {
  /// Lengths next to each other whose layouts have the same problems, as far as they were tried.
  public struct Stretch: Equatable, Sendable {
    /// The first and the last length that were tried, in points.
    public let range: ClosedRange<Int>
    public let problems: [SweepProblem]
  }

  /// A length from which on the layout is of another kind.
  public struct Breakpoint: Equatable, Sendable {
    /// The length in points.
    public let length: Double
    /// Whether it is known to the point, and not only to lie near.
    public let isExact: Bool
    /// What changes: `w regular`, `title cut`, `text stops widening`.
    public let text: String
    /// Whether a problem begins there.
    public let isProblem: Bool
  }

  /// A length that a device has.
  public struct Landmark: Equatable, Sendable {
    /// The length in points.
    public let length: Int
    /// The first device that has it.
    public let name: String
  }

  public let axis: NSLayoutConstraint.Axis
  /// The lengths from the smallest to the largest, in points.
  public let range: ClosedRange<Int>
  /// The lengths of devices in the orientation of the screen, in ascending order.
  public let landmarks: [Landmark]
  public let stretches: [Stretch]
  /// The breakpoints, in ascending order.
  public let breakpoints: [Breakpoint]
  /// The ranges between tried lengths of which nothing is known, in ascending order. Both ends of
  /// each were tried.
  public let unknown: [ClosedRange<Int>]
  /// Whether nothing more will be found out. If something is ``unknown`` then, the layout is of too
  /// many kinds.
  public let isDone: Bool

  /// Whether all lengths are known.
  public var isComplete: Bool { isDone && unknown.isEmpty }
}

/// A problem that a layout has on a screen.
public struct SweepProblem: Hashable, Sendable {
  public let check: LayoutCheck
  /// The name of the view at fault; nil if there is none.
  public let view: String?

  /// `title: truncated-text`
  public var text: String { (view.map { $0 + ": " } ?? "") + check.identifier }
}
