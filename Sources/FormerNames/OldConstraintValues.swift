// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Values of constraints and stacks in Swift 2.

extension NSLayoutConstraint.Attribute {
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }

  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }

  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }

  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }

  @available(*, deprecated, renamed: "leading")
  public static var Leading: Self { .leading }

  @available(*, deprecated, renamed: "trailing")
  public static var Trailing: Self { .trailing }

  @available(*, deprecated, renamed: "width")
  public static var Width: Self { .width }

  @available(*, deprecated, renamed: "height")
  public static var Height: Self { .height }

  @available(*, deprecated, renamed: "centerX")
  public static var CenterX: Self { .centerX }

  @available(*, deprecated, renamed: "centerY")
  public static var CenterY: Self { .centerY }

  @available(*, deprecated, renamed: "lastBaseline")
  public static var LastBaseline: Self { .lastBaseline }

  @available(*, deprecated, renamed: "firstBaseline")
  public static var FirstBaseline: Self { .firstBaseline }

  @available(*, deprecated, renamed: "leftMargin")
  public static var LeftMargin: Self { .leftMargin }

  @available(*, deprecated, renamed: "rightMargin")
  public static var RightMargin: Self { .rightMargin }

  @available(*, deprecated, renamed: "topMargin")
  public static var TopMargin: Self { .topMargin }

  @available(*, deprecated, renamed: "bottomMargin")
  public static var BottomMargin: Self { .bottomMargin }

  @available(*, deprecated, renamed: "leadingMargin")
  public static var LeadingMargin: Self { .leadingMargin }

  @available(*, deprecated, renamed: "trailingMargin")
  public static var TrailingMargin: Self { .trailingMargin }

  @available(*, deprecated, renamed: "centerXWithinMargins")
  public static var CenterXWithinMargins: Self { .centerXWithinMargins }

  @available(*, deprecated, renamed: "centerYWithinMargins")
  public static var CenterYWithinMargins: Self { .centerYWithinMargins }

  @available(*, deprecated, renamed: "notAnAttribute")
  public static var NotAnAttribute: Self { .notAnAttribute }

  @available(*, deprecated, renamed: "lastBaseline")
  public static var Baseline: Self { .lastBaseline }
}

extension NSLayoutConstraint.Relation {
  @available(*, deprecated, renamed: "lessThanOrEqual")
  public static var LessThanOrEqual: Self { .lessThanOrEqual }

  @available(*, deprecated, renamed: "equal")
  public static var Equal: Self { .equal }

  @available(*, deprecated, renamed: "greaterThanOrEqual")
  public static var GreaterThanOrEqual: Self { .greaterThanOrEqual }
}

extension NSLayoutConstraint.Axis {
  @available(*, deprecated, renamed: "horizontal")
  public static var Horizontal: Self { .horizontal }

  @available(*, deprecated, renamed: "vertical")
  public static var Vertical: Self { .vertical }
}

extension NSLayoutConstraint.FormatOptions {
  @available(*, deprecated, renamed: "alignAllLeft")
  public static var AlignAllLeft: Self { .alignAllLeft }

  @available(*, deprecated, renamed: "alignAllRight")
  public static var AlignAllRight: Self { .alignAllRight }

  @available(*, deprecated, renamed: "alignAllTop")
  public static var AlignAllTop: Self { .alignAllTop }

  @available(*, deprecated, renamed: "alignAllBottom")
  public static var AlignAllBottom: Self { .alignAllBottom }

  @available(*, deprecated, renamed: "alignAllLeading")
  public static var AlignAllLeading: Self { .alignAllLeading }

  @available(*, deprecated, renamed: "alignAllTrailing")
  public static var AlignAllTrailing: Self { .alignAllTrailing }

  @available(*, deprecated, renamed: "alignAllCenterX")
  public static var AlignAllCenterX: Self { .alignAllCenterX }

  @available(*, deprecated, renamed: "alignAllCenterY")
  public static var AlignAllCenterY: Self { .alignAllCenterY }

  @available(*, deprecated, renamed: "alignAllLastBaseline")
  public static var AlignAllLastBaseline: Self { .alignAllLastBaseline }

  @available(*, deprecated, renamed: "alignAllFirstBaseline")
  public static var AlignAllFirstBaseline: Self { .alignAllFirstBaseline }

  @available(*, deprecated, renamed: "directionLeadingToTrailing")
  public static var DirectionLeadingToTrailing: Self { .directionLeadingToTrailing }

  @available(*, deprecated, renamed: "directionLeftToRight")
  public static var DirectionLeftToRight: Self { .directionLeftToRight }

  @available(*, deprecated, renamed: "directionRightToLeft")
  public static var DirectionRightToLeft: Self { .directionRightToLeft }

  @available(*, deprecated, renamed: "alignAllLastBaseline")
  public static var AlignAllBaseline: Self { .alignAllLastBaseline }

  @available(*, deprecated, renamed: "alignAllLastBaseline")
  public static var alignAllBaseline: Self { .alignAllLastBaseline }
}

extension UIStackView.Distribution {
  @available(*, deprecated, renamed: "fill")
  public static var Fill: Self { .fill }

  @available(*, deprecated, renamed: "fillEqually")
  public static var FillEqually: Self { .fillEqually }

  @available(*, deprecated, renamed: "fillProportionally")
  public static var FillProportionally: Self { .fillProportionally }

  @available(*, deprecated, renamed: "equalSpacing")
  public static var EqualSpacing: Self { .equalSpacing }

  @available(*, deprecated, renamed: "equalCentering")
  public static var EqualCentering: Self { .equalCentering }
}

extension UIStackView.Alignment {
  @available(*, deprecated, renamed: "fill")
  public static var Fill: Self { .fill }

  @available(*, deprecated, renamed: "leading")
  public static var Leading: Self { .leading }

  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }

  @available(*, deprecated, renamed: "firstBaseline")
  public static var FirstBaseline: Self { .firstBaseline }

  @available(*, deprecated, renamed: "center")
  public static var Center: Self { .center }

  @available(*, deprecated, renamed: "trailing")
  public static var Trailing: Self { .trailing }

  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }

  @available(*, deprecated, renamed: "lastBaseline")
  public static var LastBaseline: Self { .lastBaseline }
}
