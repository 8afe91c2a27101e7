import InterfaceBuilder

/// A line by which a constraint is seen on the canvas.
///
/// Source: "Working with Constraints in Interface Builder", Viewing Constraints in the Canvas.
public struct CanvasLine: Hashable, Sendable {
  /// What a line shows.
  public enum Kind: Hashable, Sendable {
    /// The space between two items, as an I-bar. Of a space of 0, its ends are one point.
    case space
    /// The width or the height of an item, as an I-bar.
    case size
    /// Edges, centres or baselines in one line: a plain line.
    case alignment
  }

  /// What it shows.
  public var kind: Kind
  /// Whether it is upright.
  public var isVertical: Bool
  /// Its ends along itself, in points.
  public var span: ClosedRange<Double>
  /// Where it may lie across, in points: beside both items of a space, within the item of a size,
  /// and at one place for an alignment.
  public var room: ClosedRange<Double>
  /// The numbers of the constraint: `24`, `0.5×`, `16:9`; empty if there is nothing to say.
  public var label: String
  /// How the constraint relates its items.
  public var relation: Constraint.Relation
  /// Whether it is one of the two bars of a constraint between two sizes, which have a badge.
  public var isShared = false
  /// Where outside is of an alignment of edges: 1 behind right and bottom edges, -1 before the
  /// others; 0 of centres and baselines.
  public var outward = 0
  /// From 1 to 1000; lines of constraints below 1000 are broken.
  public var priority: Double

  /// Creates a line.
  public init(
    kind: Kind, isVertical: Bool, span: ClosedRange<Double>, room: ClosedRange<Double>,
    label: String, relation: Constraint.Relation, priority: Double
  ) {
    self.kind = kind
    self.isVertical = isVertical
    self.span = span
    self.room = room
    self.label = label
    self.relation = relation
    self.priority = priority
  }

  /// Whether the constraint may give way.
  public var isOptional: Bool { priority < 1000 }
}

extension CanvasLine {
  /// The line that views meet while they are moved, with its name.
  public init(_ guideline: Guideline) {
    self.init(
      kind: .alignment, isVertical: guideline.isVertical, span: guideline.span,
      room: guideline.position...guideline.position, label: guideline.name, relation: .equal,
      priority: 1000)
  }

  /// The line of a constraint between places of two items: an I-bar, or a plain line if the places
  /// are the same. Edges at which the items touch, or at which one ends inside of the other, have
  /// an I-bar even then.
  /// - Parameters:
  ///   - isHorizontal: Whether the places are on the horizontal axis.
  ///   - along: The extents of the items on that axis.
  ///   - across: The extents of the items on the other axis.
  ///   - inner: The extent of the item that is inside of the other one; nil if neither is. An
  ///     alignment is as long as that item, or else reaches over both.
  public init(
    from: Double, to: Double, isHorizontal: Bool,
    along: (ClosedRange<Double>, ClosedRange<Double>),
    across: (ClosedRange<Double>, ClosedRange<Double>), inner: ClosedRange<Double>?, label: String,
    relation: Constraint.Relation, priority: Double
  ) {
    let starts = (across.0.lowerBound, across.1.lowerBound)
    let ends = (across.0.upperBound, across.1.upperBound)
    let (low, high) = (max(starts.0, starts.1), min(ends.0, ends.1))
    func isNear(_ one: Double, _ other: Double) -> Bool { (one - other).magnitude <= 0.5 }
    let first = (isNear(from, along.0.lowerBound), isNear(from, along.0.upperBound))
    let second = (isNear(to, along.1.lowerBound), isNear(to, along.1.upperBound))
    let areEdges =
      inner == nil
      ? first.0 && second.1 || first.1 && second.0 : first.0 || first.1 || second.0 || second.1
    let isAligned = isNear(from, to) && !areEdges
    self.init(
      kind: isAligned ? .alignment : .space, isVertical: isHorizontal == isAligned,
      span: isAligned
        ? inner ?? min(starts.0, starts.1)...max(ends.0, ends.1) : min(from, to)...max(from, to),
      // The extent that both items have in common, or else the gap between them.
      room: isAligned ? from...from : low < high ? low...high : inner ?? high...low,
      label: label, relation: relation, priority: priority)
    if isAligned { outward = first.1 && second.1 ? 1 : first.0 && second.0 ? -1 : 0 }
  }

  /// The line in other coordinates.
  public func offset(x: Double, y: Double) -> CanvasLine {
    func moved(_ range: ClosedRange<Double>, by step: Double) -> ClosedRange<Double> {
      range.lowerBound + step...range.upperBound + step
    }
    var line = self
    line.span = moved(span, by: isVertical ? y : x)
    line.room = moved(room, by: isVertical ? x : y)
    return line
  }
}
