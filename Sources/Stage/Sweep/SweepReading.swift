/// What is known of a scene's layouts on screens of all widths or heights.
public struct SweepReading: Equatable, Sendable {
  /// Lengths next to each other whose layouts have the same problems.
  public struct Stretch: Equatable, Sendable {
    /// The first and the last length that were tried, in points.
    public let range: ClosedRange<Int>
    public let problems: [SweepProblem]
  }

  /// A length from which on the layout is of another kind.
  public struct Breakpoint: Equatable, Sendable {
    /// In points.
    public let length: Double
    /// Whether it is known to the point, and not only to lie near.
    public let isExact: Bool
    /// What changes: `w regular`, `title cut`, `text stops widening`.
    public let text: String
    /// Whether a problem begins there.
    public let isProblem: Bool
  }

  public let axis: ScreenSweep.Axis
  /// From the smallest to the largest length.
  public let range: ClosedRange<Int>
  public let stretches: [Stretch]
  /// In ascending order.
  public let breakpoints: [Breakpoint]
  /// Whether nothing is left to be found out.
  public let isDone: Bool
}

/// A problem that a layout has on a screen.
public struct SweepProblem: Hashable, Sendable {
  public let check: LayoutCheck
  /// The name of the view at fault; nil if there is none.
  public let view: String?

  /// `title: truncated-text`
  public var text: String { (view.map { $0 + ": " } ?? "") + check.identifier }
}
