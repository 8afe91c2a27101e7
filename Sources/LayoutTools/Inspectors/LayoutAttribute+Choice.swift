import InterfaceBuilder

extension LayoutAttribute {
  /// Interface Builder's name for it.
  public var title: String {
    switch self {
    case .left: "Left"
    case .right: "Right"
    case .top: "Top"
    case .bottom: "Bottom"
    case .leading: "Leading"
    case .trailing: "Trailing"
    case .width: "Width"
    case .height: "Height"
    case .centerX: "Center X"
    case .centerY: "Center Y"
    case .lastBaseline: "Last Baseline"
    case .firstBaseline: "First Baseline"
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      "\(withoutMargin.title) Margin"
    }
  }

  /// Whether a constraint can relate the attribute to another one: both are places on one axis, or
  /// both are sizes. Leading and trailing are not mixed with left and right.
  func canBeRelated(to other: LayoutAttribute?) -> Bool {
    guard let other else { return kind == .size }
    guard kind == other.kind else { return false }
    return !(isDirectional && other.isAbsolute || isAbsolute && other.isDirectional)
  }
}

extension Element {
  /// Whether a view or a guide has an attribute. Guides have no baselines, and the guides of bars
  /// have only a top, a bottom and a height.
  func has(_ attribute: LayoutAttribute) -> Bool {
    guard let guide = LayoutGuideElement(self) else { return true }
    if guide.kind == .top || guide.kind == .bottom {
      return [.top, .bottom, .height].contains(attribute)
    }
    return attribute != .firstBaseline && attribute != .lastBaseline
  }
}
