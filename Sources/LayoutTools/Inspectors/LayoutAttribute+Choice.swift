import InterfaceBuilder

extension LayoutAttribute {
  /// Interface Builder's name for it.
  public var title: String {
    if isMargin { return "\(withoutMargin.title) Margin" }
    return self == .lastBaseline ? "Last Baseline" : rawValue.titleWords
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
