extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// The horizontal or the vertical dimension.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// AppKit's name of the type, used by code for both systems.
  public typealias Orientation = Axis
  public typealias Priority = UILayoutPriority

  /// A part of an item's rectangle that a constraint relates.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline,
      firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin,
      trailingMargin, centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kind of quantity that an attribute is. A constraint relates only attributes of one kind.
  package enum Kind { case x, y, size, none }

  package var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .x
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .y
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  package var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .width: .horizontal
    case .height: .vertical
    default: kind == .x ? .horizontal : kind == .y ? .vertical : nil
    }
  }

  /// Whether the attribute follows the reading direction, like leading and trailing.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is left or right in every reading direction.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The attribute's name in UIKit's descriptions and in the inspector.
  package var name: String { Self.names[rawValue] }

  /// The names of the cases by their raw values. To print a case takes longer than to look it up.
  private static let names = (0...centerYWithinMargins.rawValue).map { value in
    Self(rawValue: value).map { "\($0)" } ?? ""
  }
}
