import InterfaceBuilder

/// An edge of a view, as constraints name it: the reading direction decides which is the leading one.
public enum Edge: String, Hashable, Sendable, CaseIterable {
  case leading, top, trailing, bottom

  /// The attribute of the edge.
  public var attribute: LayoutAttribute {
    switch self {
    case .leading: .leading
    case .top: .top
    case .trailing: .trailing
    case .bottom: .bottom
    }
  }

  /// The attribute of the layout margin beside the edge.
  public var marginAttribute: LayoutAttribute {
    switch self {
    case .leading: .leadingMargin
    case .top: .topMargin
    case .trailing: .trailingMargin
    case .bottom: .bottomMargin
    }
  }

  /// The edge across from it.
  public var opposite: Edge {
    switch self {
    case .leading: .trailing
    case .top: .bottom
    case .trailing: .leading
    case .bottom: .top
    }
  }

  /// Whether the edge is met along the reading direction.
  public var isHorizontal: Bool { self == .leading || self == .trailing }
  /// Whether the view begins at the edge: leading and top.
  public var isNear: Bool { self == .leading || self == .top }
}

/// What a frame covers along one axis, counted downwards or in the reading direction.
struct Extent: Hashable {
  var start: Double
  var end: Double

  /// What a frame covers.
  /// - Parameter isMirrored: Whether distances count leftwards, as from right to left.
  init(_ frame: Rect, horizontal: Bool, isMirrored: Bool = false) {
    switch (horizontal, isMirrored) {
    case (false, _): (start, end) = (frame.y, frame.maxY)
    case (true, false): (start, end) = (frame.x, frame.maxX)
    case (true, true): (start, end) = (-frame.maxX, -frame.x)
    }
  }

  /// The length that two have in common; negative is the gap between them.
  func overlap(_ other: Extent) -> Double { min(end, other.end) - max(start, other.start) }
}
