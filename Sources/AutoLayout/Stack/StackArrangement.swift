/// All values that determine a stack's constraints. Stacks with equal values have equal
/// constraints.
struct StackArrangement: Equatable {
  var axis: NSLayoutConstraint.Axis
  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment
  var isBaselineRelative: Bool
  var isMarginsRelative: Bool
  /// Whether the width of a text is disambiguated also where it is the only one that wraps, as up
  /// to iOS 14.
  var disambiguatesSingleText = false
  var items: [Item]

  struct Item: Equatable {
    var view: ObjectIdentifier
    var isHidden: Bool
    /// The space after the view in points.
    var spacingAfter: CGFloat
    /// The view's intrinsic length along the axis in points, for proportional distribution; 0 if it
    /// has none.
    var length: CGFloat
    /// The priority at which the view's text keeps its width, if the text wraps in this stack.
    var textResistance: UILayoutPriority?
  }

  /// The distribution in use. Proportional distribution without any intrinsic length means equal
  /// lengths.
  var effectiveDistribution: UIStackView.Distribution {
    distribution == .fillProportionally && items.allSatisfy { $0.isHidden || $0.length == 0 }
      ? .fillEqually : distribution
  }

  /// Whether the views' texts are given widths.
  ///
  /// Source: <https://useyourloaf.com/blog/stack-view-changes-in-ios-15/>
  var disambiguatesTexts: Bool {
    let texts = items.count { !$0.isHidden && $0.textResistance != nil }
    return texts > 1 || texts == 1 && disambiguatesSingleText
  }

  /// The alignment in use. A column has no baseline alignment.
  var effectiveAlignment: UIStackView.Alignment {
    let isBaseline = alignment == .firstBaseline || alignment == .lastBaseline
    return isBaseline && axis == .vertical ? .leading : alignment
  }
}

/// The attributes of one axis, so that rows and columns share their code.
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
