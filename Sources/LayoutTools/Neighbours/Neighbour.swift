import InterfaceBuilder

/// What an edge of a view can be pinned to: an edge of something else on the canvas.
public struct Neighbour: Hashable, Sendable {
  /// The kinds of neighbours.
  public enum Kind: Hashable, Sendable {
    /// A view with the same superview.
    case sibling
    /// A layout guide of the superview.
    case guide
    /// A layout margin of the superview.
    case margin
    /// An edge of the superview.
    case edge
  }

  /// The view and the edge of it that has the neighbour.
  public var own: NewConstraint.Side
  /// What it would be pinned to.
  public var other: NewConstraint.Side
  /// What the neighbour is.
  public var kind: Kind
  /// Its name: "pot", "Safe Area", "tray margin".
  public var name: String
  /// The space between the two, in points: negative if the view reaches beyond.
  public var spacing: Double
  /// Whether the view begins at its edge.
  var isNear: Bool

  /// The constraint that keeps the space. Its items stand so that a space between the two is a
  /// positive constant: a view's leading and top edges come first, and its trailing and bottom
  /// edges second, as Interface Builder writes them.
  /// - Parameter spacing: The space in points; nil for the present one.
  public func constraint(spacing: Double? = nil) -> NewConstraint {
    NewConstraint(
      isNear ? own : other, .equal, isNear ? other : own, constant: spacing ?? self.spacing)
  }

  /// The constraint that keeps the standard space: 8 points between views and to the guides of
  /// bars, 20 to an edge and to the safe area, none to a margin, which is a space itself.
  ///
  /// Interface Builder marks all but the last as the system's to choose, and writes 8 or 20 beside
  /// the mark.
  public var standardConstraint: NewConstraint {
    var constraint = constraint(spacing: standardSpacing)
    constraint.isSymbolic = kind != .margin
    return constraint
  }

  /// The standard space, in points.
  public var standardSpacing: Double {
    switch kind {
    case .sibling: 8
    case .margin: 0
    case .edge: 20
    case .guide:
      [LayoutAttribute.top, .bottom].contains(own.attribute) && own.attribute != other.attribute
        ? 8 : 20
    }
  }
}
