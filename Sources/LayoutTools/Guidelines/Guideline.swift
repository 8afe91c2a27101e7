import InterfaceBuilder

/// A line on the canvas that the frame of a view meets while it is moved or resized.
public struct Guideline: Hashable, Sendable {
  /// The parts of a frame that can meet a line.
  public enum Part: Hashable, Sendable {
    /// The left or the top edge.
    case start
    /// The centre.
    case center
    /// The right or the bottom edge.
    case end
    /// The baseline of the first line of text.
    case firstBaseline
    /// The baseline of the last line of text.
    case lastBaseline
  }

  /// Whether the line is upright, so that its place is a distance from the left.
  public var isVertical: Bool
  /// Where it is, in points from the corner of the root view.
  public var position: Double
  /// How far it reaches along itself: over the frame and what the frame meets.
  public var span: ClosedRange<Double>
  /// What is met: "left margin", "cup.leading", "8 from cup".
  public var name: String
  /// The id of the view or guide that is met.
  public var item: String
  /// The part of the frame that meets it.
  public var part: Part
  /// Whether the line is at a distance from what it is named after.
  public var isSpace: Bool
}

/// The directions on the canvas.
public enum CanvasDirection: Hashable, Sendable, CaseIterable {
  case left, right, up, down

  /// Whether it leads along a row.
  public var isHorizontal: Bool { self == .left || self == .right }
  /// Whether it leads away from the corner of the root view.
  public var isForward: Bool { self == .right || self == .down }
}

/// Where a gesture would take a frame, and the lines that it meets there.
public struct Snap: Hashable, Sendable {
  /// The frame.
  public var frame: Rect
  /// The lines that the moved parts of the frame lie on.
  public var guidelines: [Guideline]
}
