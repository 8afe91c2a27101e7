import InterfaceBuilder

/// An edge of a view, as constraints name it: the reading direction decides which is the leading
/// one.
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

  /// Whether the edge is at the left or at the right: leading and trailing.
  public var isHorizontal: Bool { self == .leading || self == .trailing }
  /// Whether the view begins at the edge: leading and top.
  public var isNear: Bool { self == .leading || self == .top }
}
