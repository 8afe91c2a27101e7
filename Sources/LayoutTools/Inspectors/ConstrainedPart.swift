import InterfaceBuilder

/// A part of a view that constraints place or measure. The diagram above the size inspector's list
/// of constraints shows these parts, and filters the list by them.
///
/// Source: "Working with Constraints in Interface Builder", Finding Constraints in the Size
/// Inspector.
public enum ConstrainedPart: String, Hashable, Sendable, CaseIterable {
  case leading, top, trailing, bottom, width, height, centerX, centerY, baseline

  /// The attributes that a constraint about the part has, without margins.
  public var attributes: Set<LayoutAttribute> {
    switch self {
    // The diagram is drawn from left to right, as Interface Builder shows a document.
    case .leading: [.leading, .left]
    case .trailing: [.trailing, .right]
    case .top: [.top]
    case .bottom: [.bottom]
    case .width: [.width]
    case .height: [.height]
    case .centerX: [.centerX]
    case .centerY: [.centerY]
    case .baseline: [.firstBaseline, .lastBaseline]
    }
  }

  /// Its name within a sentence.
  public var title: String {
    switch self {
    case .centerX: "centre x"
    case .centerY: "centre y"
    default: rawValue
    }
  }

  /// Whether a constraint is about the part.
  public func isAffected(by constraint: ViewConstraint) -> Bool {
    constraint.attributes.contains { attributes.contains($0.withoutMargin) }
  }
}
