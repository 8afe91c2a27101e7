import Foundation

/// Everything that a stack's constraints depend on: two stacks with equal values have equal
/// constraints.
struct StackArrangement: Equatable {
  var axis: NSLayoutConstraint.Axis
  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment
  var isBaselineRelative: Bool
  var isMarginsRelative: Bool
  var items: [Item]

  struct Item: Equatable {
    var view: ObjectIdentifier
    var isHidden: Bool
    /// In points.
    var spacingAfter: CGFloat
    /// The view's intrinsic length on the stack's axis, in points, where proportions depend on it;
    /// 0 for a view without.
    var length: CGFloat
  }

  /// The distribution in effect: proportions of nothing are equal parts.
  var effectiveDistribution: UIStackView.Distribution {
    distribution == .fillProportionally && items.allSatisfy { $0.isHidden || $0.length == 0 }
      ? .fillEqually : distribution
  }

  /// The alignment in effect: a column has no common baseline.
  var effectiveAlignment: UIStackView.Alignment {
    let isBaseline = alignment == .firstBaseline || alignment == .lastBaseline
    return isBaseline && axis == .vertical ? .leading : alignment
  }
}

/// The attributes of one axis, so that rows and columns are described by the same words.
struct AxisAttributes {
  var start: NSLayoutConstraint.Attribute
  var end: NSLayoutConstraint.Attribute
  var middle: NSLayoutConstraint.Attribute
  var length: NSLayoutConstraint.Attribute

  init(_ axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: (start, end, middle, length) = (.leading, .trailing, .centerX, .width)
    case .vertical: (start, end, middle, length) = (.top, .bottom, .centerY, .height)
    }
  }
}
