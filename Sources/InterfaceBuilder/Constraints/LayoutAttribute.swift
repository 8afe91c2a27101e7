/// An attribute of a view or guide that a constraint relates.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  /// The baseline of the last line of text.
  case lastBaseline = "baseline"
  case firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// Reads an attribute's name in a document.
  public init?(written name: String) {
    if name == "lastBaseline" {
      self = .lastBaseline
    } else {
      self.init(rawValue: name)
    }
  }

  /// UIKit's number of the attribute. They count from 1 in the order above.
  public var number: Int { (Self.allCases.firstIndex(of: self) ?? -1) + 1 }

  /// The kinds of attributes: a constraint relates two of the same kind.
  public enum Kind: Hashable, Sendable {
    /// A place from left to right.
    case horizontal
    /// A place from top to bottom.
    case vertical
    /// An extent.
    case size
  }

  /// The kind of the attribute.
  public var kind: Kind {
    switch self {
    case .width, .height: .size
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    }
  }

  /// Whether the attribute lies on the horizontal axis.
  public var isHorizontal: Bool { self == .width || kind == .horizontal }

  /// Whether the reading direction decides on which side the attribute is.
  public var isDirectional: Bool {
    [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
  }
  /// Whether the attribute is on the left or on the right whatever the reading direction.
  public var isAbsolute: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }

  /// Whether the attribute is measured from the layout margins.
  public var isMargin: Bool { withoutMargin != self }
  /// The attribute of the view's edge or centre for an attribute of its margins; else the attribute
  /// itself.
  public var withoutMargin: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}
