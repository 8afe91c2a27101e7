import InterfaceBuilder

/// A line by which a constraint is seen on the canvas.
///
/// Source: "Working with Constraints in Interface Builder", Viewing Constraints in the Canvas.
public struct CanvasLine: Hashable, Sendable {
  /// What a line shows.
  public enum Kind: Hashable, Sendable {
    /// The space between two items, as an I-bar.
    case space
    /// The width or the height of an item, as an I-bar.
    case size
    /// Edges, centres or baselines in one line, and edges without a space between them: a plain line.
    case alignment
  }

  /// What it shows.
  public var kind: Kind
  /// Whether it is upright.
  public var isVertical: Bool
  /// Its ends along itself, in points.
  public var span: ClosedRange<Double>
  /// Where it may lie across, in points: beside both items of a space, within the item of a size, and at one place for
  /// an alignment.
  public var room: ClosedRange<Double>
  /// The numbers of the constraint: `24`, `0.5×`, `16:9`; empty if there is nothing to say.
  public var label: String
  /// How the constraint relates its items.
  public var relation: Constraint.Relation
  /// Whether it is one of the bars of two sizes that a constraint relates, which have a badge.
  public var isShared = false
  /// From 1 to 1000; lines of constraints below 1000 are broken.
  public var priority: Double

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
