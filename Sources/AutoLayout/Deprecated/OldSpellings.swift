// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// The names of UIKit's API in Swift 1 to 4.0, as code from 2014 to 2018 spells it. What a name
// has become is beside it. Functions that took a selector are not here: Linux has none.

// MARK: - Types, Swift 4.0 and before

@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute

@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation

@available(*, deprecated, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

@available(*, deprecated, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

@available(*, deprecated, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution

@available(*, deprecated, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment

@available(*, deprecated, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask

@available(*, deprecated, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode

@available(*, deprecated, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType

@available(*, deprecated, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle

@available(*, deprecated, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event

@available(*, deprecated, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State

@available(*, deprecated, renamed: "UIControl.ContentHorizontalAlignment")
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment

@available(*, deprecated, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State

@available(*, deprecated, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

@available(*, deprecated, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle

@available(*, deprecated, renamed: "UIControl.ContentVerticalAlignment")
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment

@available(*, deprecated, renamed: "UITextField.ViewMode")
public typealias UITextFieldViewMode = UITextField.ViewMode

@available(*, deprecated, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style

@available(*, deprecated, renamed: "UIProgressView.Style")
public typealias UIProgressViewStyle = UIProgressView.Style

@available(*, deprecated, renamed: "UIDatePicker.Mode")
public typealias UIDatePickerMode = UIDatePicker.Mode

@available(*, deprecated, renamed: "UISearchBar.Style")
public typealias UISearchBarStyle = UISearchBar.Style

@available(*, deprecated, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style

@available(*, deprecated, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem

@available(*, deprecated, renamed: "UITabBarItem.SystemItem")
public typealias UITabBarSystemItem = UITabBarItem.SystemItem

@available(*, deprecated, renamed: "UIScrollView.ContentInsetAdjustmentBehavior")
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView
  .ContentInsetAdjustmentBehavior

@available(*, deprecated, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions

@available(*, deprecated, renamed: "UIView.KeyframeAnimationOptions")
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions

@available(*, deprecated, renamed: "UIView.AnimationCurve")
public typealias UIViewAnimationCurve = UIView.AnimationCurve

// MARK: - Constants, Swift 4.0 and before

@available(*, deprecated, renamed: "UILayoutPriority.required")
public let UILayoutPriorityRequired = UILayoutPriority.required

@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh")
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh

@available(*, deprecated, renamed: "UILayoutPriority.defaultLow")
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow

@available(*, deprecated, renamed: "UILayoutPriority.fittingSizeLevel")
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel

@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
public let UIViewNoIntrinsicMetric: CGFloat = -1

@available(*, deprecated, renamed: "UIStackView.spacingUseDefault")
public let UIStackViewSpacingUseDefault: CGFloat = CGFloat(Float.greatestFiniteMagnitude)

@available(*, deprecated, renamed: "UIStackView.spacingUseSystem")
public let UIStackViewSpacingUseSystem: CGFloat = CGFloat(Float.leastNormalMagnitude)

@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
public let UILayoutFittingCompressedSize = CGSize.zero

@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
public let UILayoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

@available(*, deprecated, renamed: "UIFont.Weight.ultraLight")
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight

@available(*, deprecated, renamed: "UIFont.Weight.thin")
public let UIFontWeightThin = UIFont.Weight.thin

@available(*, deprecated, renamed: "UIFont.Weight.light")
public let UIFontWeightLight = UIFont.Weight.light

@available(*, deprecated, renamed: "UIFont.Weight.regular")
public let UIFontWeightRegular = UIFont.Weight.regular

@available(*, deprecated, renamed: "UIFont.Weight.medium")
public let UIFontWeightMedium = UIFont.Weight.medium

@available(*, deprecated, renamed: "UIFont.Weight.semibold")
public let UIFontWeightSemibold = UIFont.Weight.semibold

@available(*, deprecated, renamed: "UIFont.Weight.bold")
public let UIFontWeightBold = UIFont.Weight.bold

@available(*, deprecated, renamed: "UIFont.Weight.heavy")
public let UIFontWeightHeavy = UIFont.Weight.heavy

@available(*, deprecated, renamed: "UIFont.Weight.black")
public let UIFontWeightBlack = UIFont.Weight.black

@available(*, deprecated, renamed: "UIFont.TextStyle.title1")
public let UIFontTextStyleTitle1 = UIFont.TextStyle.title1

@available(*, deprecated, renamed: "UIFont.TextStyle.title2")
public let UIFontTextStyleTitle2 = UIFont.TextStyle.title2

@available(*, deprecated, renamed: "UIFont.TextStyle.title3")
public let UIFontTextStyleTitle3 = UIFont.TextStyle.title3

@available(*, deprecated, renamed: "UIFont.TextStyle.headline")
public let UIFontTextStyleHeadline = UIFont.TextStyle.headline

@available(*, deprecated, renamed: "UIFont.TextStyle.subheadline")
public let UIFontTextStyleSubheadline = UIFont.TextStyle.subheadline

@available(*, deprecated, renamed: "UIFont.TextStyle.body")
public let UIFontTextStyleBody = UIFont.TextStyle.body

@available(*, deprecated, renamed: "UIFont.TextStyle.callout")
public let UIFontTextStyleCallout = UIFont.TextStyle.callout

@available(*, deprecated, renamed: "UIFont.TextStyle.footnote")
public let UIFontTextStyleFootnote = UIFont.TextStyle.footnote

@available(*, deprecated, renamed: "UIFont.TextStyle.caption1")
public let UIFontTextStyleCaption1 = UIFont.TextStyle.caption1

@available(*, deprecated, renamed: "UIFont.TextStyle.caption2")
public let UIFontTextStyleCaption2 = UIFont.TextStyle.caption2

@available(*, deprecated, renamed: "UIContentSizeCategory.extraSmall")
public let UIContentSizeCategoryExtraSmall = UIContentSizeCategory.extraSmall

@available(*, deprecated, renamed: "UIContentSizeCategory.small")
public let UIContentSizeCategorySmall = UIContentSizeCategory.small

@available(*, deprecated, renamed: "UIContentSizeCategory.medium")
public let UIContentSizeCategoryMedium = UIContentSizeCategory.medium

@available(*, deprecated, renamed: "UIContentSizeCategory.large")
public let UIContentSizeCategoryLarge = UIContentSizeCategory.large

@available(*, deprecated, renamed: "UIContentSizeCategory.extraLarge")
public let UIContentSizeCategoryExtraLarge = UIContentSizeCategory.extraLarge

@available(*, deprecated, renamed: "UIContentSizeCategory.extraExtraLarge")
public let UIContentSizeCategoryExtraExtraLarge = UIContentSizeCategory.extraExtraLarge

@available(*, deprecated, renamed: "UIContentSizeCategory.extraExtraExtraLarge")
public let UIContentSizeCategoryExtraExtraExtraLarge = UIContentSizeCategory.extraExtraExtraLarge

@available(*, deprecated, renamed: "UIContentSizeCategory.accessibilityMedium")
public let UIContentSizeCategoryAccessibilityMedium = UIContentSizeCategory.accessibilityMedium

@available(*, deprecated, renamed: "UIContentSizeCategory.accessibilityLarge")
public let UIContentSizeCategoryAccessibilityLarge = UIContentSizeCategory.accessibilityLarge

@available(*, deprecated, renamed: "UIContentSizeCategory.accessibilityExtraLarge")
public let UIContentSizeCategoryAccessibilityExtraLarge = UIContentSizeCategory
  .accessibilityExtraLarge

@available(*, deprecated, renamed: "UIContentSizeCategory.accessibilityExtraExtraLarge")
public let UIContentSizeCategoryAccessibilityExtraExtraLarge = UIContentSizeCategory
  .accessibilityExtraExtraLarge

@available(*, deprecated, renamed: "UIContentSizeCategory.accessibilityExtraExtraExtraLarge")
public let UIContentSizeCategoryAccessibilityExtraExtraExtraLarge = UIContentSizeCategory
  .accessibilityExtraExtraExtraLarge

extension NSNotification.Name {
  @available(*, deprecated, renamed: "UIResponder.keyboardWillShowNotification")
  @preconcurrency @MainActor
  public static var UIKeyboardWillShow: NSNotification.Name {
    UIResponder.keyboardWillShowNotification
  }

  @available(*, deprecated, renamed: "UIResponder.keyboardDidShowNotification")
  @preconcurrency @MainActor
  public static var UIKeyboardDidShow: NSNotification.Name {
    UIResponder.keyboardDidShowNotification
  }

  @available(*, deprecated, renamed: "UIResponder.keyboardWillHideNotification")
  @preconcurrency @MainActor
  public static var UIKeyboardWillHide: NSNotification.Name {
    UIResponder.keyboardWillHideNotification
  }

  @available(*, deprecated, renamed: "UIResponder.keyboardDidHideNotification")
  @preconcurrency @MainActor
  public static var UIKeyboardDidHide: NSNotification.Name {
    UIResponder.keyboardDidHideNotification
  }

  @available(*, deprecated, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  @preconcurrency @MainActor
  public static var UIKeyboardWillChangeFrame: NSNotification.Name {
    UIResponder.keyboardWillChangeFrameNotification
  }

  @available(*, deprecated, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  @preconcurrency @MainActor
  public static var UIKeyboardDidChangeFrame: NSNotification.Name {
    UIResponder.keyboardDidChangeFrameNotification
  }
}

@available(*, deprecated, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
@preconcurrency @MainActor
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }

@available(*, deprecated, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
@preconcurrency @MainActor
public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }

@available(*, deprecated, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
@preconcurrency @MainActor
public var UIKeyboardAnimationDurationUserInfoKey: String {
  UIResponder.keyboardAnimationDurationUserInfoKey
}

@available(*, deprecated, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
@preconcurrency @MainActor
public var UIKeyboardAnimationCurveUserInfoKey: String {
  UIResponder.keyboardAnimationCurveUserInfoKey
}

@available(*, deprecated, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
@preconcurrency @MainActor
public var UIKeyboardIsLocalUserInfoKey: String { UIResponder.keyboardIsLocalUserInfoKey }

// MARK: - Geometry, Swift 4.0 and before

@available(*, deprecated, renamed: "UIEdgeInsets.zero")
public let UIEdgeInsetsZero = UIEdgeInsets.zero

@available(*, deprecated, renamed: "UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

@available(*, deprecated, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

@available(*, deprecated, message: "Use == instead")
public func UIEdgeInsetsEqualToEdgeInsets(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> Bool {
  first == second
}

@available(*, deprecated, renamed: "CGRect.zero")
public let CGRectZero = CGRect.zero

@available(*, deprecated, renamed: "CGRect.null")
public let CGRectNull = CGRect.null

@available(*, deprecated, renamed: "CGRect.infinite")
public let CGRectInfinite = CGRect.infinite

@available(*, deprecated, renamed: "CGSize.zero")
public let CGSizeZero = CGSize.zero

@available(*, deprecated, renamed: "CGPoint.zero")
public let CGPointZero = CGPoint.zero

@available(*, deprecated, renamed: "CGRect(x:y:width:height:)")
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

@available(*, deprecated, renamed: "CGSize(width:height:)")
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

@available(*, deprecated, renamed: "CGPoint(x:y:)")
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

@available(*, deprecated, renamed: "getter:CGRect.minX(self:)")
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

@available(*, deprecated, renamed: "getter:CGRect.midX(self:)")
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

@available(*, deprecated, renamed: "getter:CGRect.maxX(self:)")
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

@available(*, deprecated, renamed: "getter:CGRect.minY(self:)")
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

@available(*, deprecated, renamed: "getter:CGRect.midY(self:)")
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

@available(*, deprecated, renamed: "getter:CGRect.maxY(self:)")
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

@available(*, deprecated, renamed: "getter:CGRect.width(self:)")
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

@available(*, deprecated, renamed: "getter:CGRect.height(self:)")
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

@available(*, deprecated, renamed: "CGRect.insetBy(self:dx:dy:)")
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

@available(*, deprecated, renamed: "CGRect.offsetBy(self:dx:dy:)")
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

@available(*, deprecated, renamed: "getter:CGRect.integral(self:)")
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

@available(*, deprecated, renamed: "CGRect.union(self:_:)")
public func CGRectUnion(_ first: CGRect, _ second: CGRect) -> CGRect { first.union(second) }

@available(*, deprecated, renamed: "CGRect.intersection(self:_:)")
public func CGRectIntersection(_ first: CGRect, _ second: CGRect) -> CGRect {
  first.intersection(second)
}

@available(*, deprecated, renamed: "CGRect.intersects(self:_:)")
public func CGRectIntersectsRect(_ first: CGRect, _ second: CGRect) -> Bool {
  first.intersects(second)
}

@available(*, deprecated, renamed: "CGRect.contains(self:_:)")
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

@available(*, deprecated, renamed: "CGRect.contains(self:_:)")
public func CGRectContainsRect(_ outer: CGRect, _ inner: CGRect) -> Bool { outer.contains(inner) }

@available(*, deprecated, renamed: "getter:CGRect.isEmpty(self:)")
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }

@available(*, deprecated, renamed: "getter:CGRect.isNull(self:)")
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }

@available(*, deprecated, message: "Use == instead")
public func CGRectEqualToRect(_ first: CGRect, _ second: CGRect) -> Bool { first == second }

@available(*, deprecated, message: "Use == instead")
public func CGSizeEqualToSize(_ first: CGSize, _ second: CGSize) -> Bool { first == second }

@available(*, deprecated, message: "Use == instead")
public func CGPointEqualToPoint(_ first: CGPoint, _ second: CGPoint) -> Bool { first == second }

@available(*, deprecated, renamed: "CGAffineTransform.identity")
public let CGAffineTransformIdentity = CGAffineTransform.identity

@available(*, deprecated, renamed: "UIOffset.zero")
public let UIOffsetZero = UIOffset.zero

@available(*, deprecated, renamed: "UIOffset(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

@available(*, deprecated, renamed: "CGAffineTransform(a:b:c:d:tx:ty:)")
public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

@available(*, deprecated, renamed: "CGAffineTransform(translationX:y:)")
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

@available(*, deprecated, renamed: "CGAffineTransform(scaleX:y:)")
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

@available(*, deprecated, renamed: "CGAffineTransform(rotationAngle:)")
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

@available(*, deprecated, renamed: "CGAffineTransform.translatedBy(self:x:y:)")
public func CGAffineTransformTranslate(
  _ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  t.translatedBy(x: tx, y: ty)
}

@available(*, deprecated, renamed: "CGAffineTransform.scaledBy(self:x:y:)")
public func CGAffineTransformScale(
  _ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat
) -> CGAffineTransform {
  t.scaledBy(x: sx, y: sy)
}

@available(*, deprecated, renamed: "CGAffineTransform.rotated(self:by:)")
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
  t.rotated(by: angle)
}

@available(*, deprecated, renamed: "CGAffineTransform.inverted(self:)")
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }

@available(*, deprecated, renamed: "CGAffineTransform.concatenating(self:_:)")
public func CGAffineTransformConcat(
  _ t1: CGAffineTransform, _ t2: CGAffineTransform
) -> CGAffineTransform {
  t1.concatenating(t2)
}

@available(*, deprecated, renamed: "getter:CGAffineTransform.isIdentity(self:)")
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }

@available(*, deprecated, renamed: "CGRect.applying(self:_:)")
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect {
  rect.applying(t)
}

@available(*, deprecated, renamed: "CGPoint.applying(self:_:)")
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
  point.applying(t)
}

@available(*, deprecated, renamed: "CGSize.applying(self:_:)")
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize {
  size.applying(t)
}

// MARK: - Members of classes

/// Gives classes old names for their members.
///
/// The names are a protocol's, and not the classes' own, so that a subclass which has a member of
/// that name for something else stays as it is.
@preconcurrency @MainActor
public protocol OldSpellings: AnyObject {}

extension UIResponder: OldSpellings {}
extension NSLayoutConstraint: OldSpellings {}
extension NSLayoutAnchor: OldSpellings {}
extension UIGestureRecognizer: OldSpellings {}

extension OldSpellings where Self: NSLayoutConstraint {
  @available(*, deprecated, renamed: "isActive")
  public var active: Bool {
    get { isActive }
    set { isActive = newValue }
  }

  @available(*, deprecated, renamed: "activate(_:)")
  public static func activateConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  @available(*, deprecated, renamed: "deactivate(_:)")
  public static func deactivateConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  @available(*, deprecated, renamed: "constraints(withVisualFormat:options:metrics:views:)")
  public static func constraintsWithVisualFormat(
    _ format: String, options opts: NSLayoutConstraint.FormatOptions, metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: opts, metrics: metrics, views: views)
  }
}

extension NSLayoutAnchor {
  @available(*, deprecated, renamed: "constraint(equalTo:)")
  public func constraintEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor)
  }

  @available(*, deprecated, renamed: "constraint(equalTo:constant:)")
  public func constraintEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: c)
  }

  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:)")
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor)
  }

  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:constant:)")
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: c)
  }

  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:)")
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor)
  }

  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:constant:)")
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: c)
  }
}

extension NSLayoutDimension {
  @available(*, deprecated, renamed: "constraint(equalToConstant:)")
  public func constraintEqualToConstant(_ c: CGFloat) -> NSLayoutConstraint {
    constraint(equalToConstant: c)
  }

  @available(*, deprecated, renamed: "constraint(equalTo:multiplier:)")
  public func constraintEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, multiplier: m)
  }

  @available(*, deprecated, renamed: "constraint(equalTo:multiplier:constant:)")
  public func constraintEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, multiplier: m, constant: c)
  }

  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualToConstant:)")
  public func constraintGreaterThanOrEqualToConstant(_ c: CGFloat) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualToConstant: c)
  }

  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:multiplier:)")
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, multiplier: m)
  }

  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:multiplier:constant:)")
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: c)
  }

  @available(*, deprecated, renamed: "constraint(lessThanOrEqualToConstant:)")
  public func constraintLessThanOrEqualToConstant(_ c: CGFloat) -> NSLayoutConstraint {
    constraint(lessThanOrEqualToConstant: c)
  }

  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:multiplier:)")
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, multiplier: m)
  }

  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:multiplier:constant:)")
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: c)
  }
}

extension OldSpellings where Self: UIView {
  @available(*, deprecated, renamed: "isHidden")
  public var hidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }

  @available(*, deprecated, renamed: "isUserInteractionEnabled")
  public var userInteractionEnabled: Bool {
    get { isUserInteractionEnabled }
    set { isUserInteractionEnabled = newValue }
  }

  @available(*, deprecated, renamed: "translatesAutoresizingMaskIntoConstraints")
  public func setTranslatesAutoresizingMaskIntoConstraints(_ flag: Bool) {
    translatesAutoresizingMaskIntoConstraints = flag
  }

  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }

  @available(*, deprecated, renamed: "insertSubview(_:at:)")
  public func insertSubview(_ view: UIView, atIndex index: Int) { insertSubview(view, at: index) }

  @available(*, deprecated, renamed: "exchangeSubview(at:withSubviewAt:)")
  public func exchangeSubviewAtIndex(_ index1: Int, withSubviewAtIndex index2: Int) {
    exchangeSubview(at: index1, withSubviewAt: index2)
  }

  @available(*, deprecated, renamed: "isDescendant(of:)")
  public func isDescendantOfView(_ view: UIView) -> Bool { isDescendant(of: view) }

  @available(*, deprecated, renamed: "convert(_:to:)")
  public func convertPoint(_ point: CGPoint, toView view: UIView?) -> CGPoint {
    convert(point, to: view)
  }

  @available(*, deprecated, renamed: "convert(_:from:)")
  public func convertPoint(_ point: CGPoint, fromView view: UIView?) -> CGPoint {
    convert(point, from: view)
  }

  @available(*, deprecated, renamed: "convert(_:to:)")
  public func convertRect(_ rect: CGRect, toView view: UIView?) -> CGRect {
    convert(rect, to: view)
  }

  @available(*, deprecated, renamed: "convert(_:from:)")
  public func convertRect(_ rect: CGRect, fromView view: UIView?) -> CGRect {
    convert(rect, from: view)
  }

  @available(*, deprecated, message: "It is a property now")
  public func intrinsicContentSize() -> CGSize { intrinsicContentSize }

  @available(*, deprecated, message: "It is a property now")
  public func hasAmbiguousLayout() -> Bool { hasAmbiguousLayout }

  @available(*, deprecated, renamed: "contentHuggingPriority(for:)")
  public func contentHuggingPriorityForAxis(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentHuggingPriority(for: axis)
  }

  @available(*, deprecated, renamed: "setContentHuggingPriority(_:for:)")
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, forAxis axis: NSLayoutConstraint.Axis
  ) {
    setContentHuggingPriority(priority, for: axis)
  }

  @available(*, deprecated, renamed: "contentCompressionResistancePriority(for:)")
  public func contentCompressionResistancePriorityForAxis(
    _ axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentCompressionResistancePriority(for: axis)
  }

  @available(*, deprecated, renamed: "setContentCompressionResistancePriority(_:for:)")
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, forAxis axis: NSLayoutConstraint.Axis
  ) {
    setContentCompressionResistancePriority(priority, for: axis)
  }

  @available(*, deprecated, renamed: "constraintsAffectingLayout(for:)")
  public func constraintsAffectingLayoutForAxis(
    _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    constraintsAffectingLayout(for: axis)
  }

  @available(*, deprecated, renamed: "systemLayoutSizeFitting(_:)")
  public func systemLayoutSizeFittingSize(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(targetSize)
  }

  @available(
    *, deprecated,
    renamed: "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)"
  )
  public func systemLayoutSizeFittingSize(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  @available(*, deprecated, renamed: "alignmentRect(forFrame:)")
  public func alignmentRectForFrame(_ frame: CGRect) -> CGRect { alignmentRect(forFrame: frame) }

  @available(*, deprecated, renamed: "frame(forAlignmentRect:)")
  public func frameForAlignmentRect(_ alignmentRect: CGRect) -> CGRect {
    frame(forAlignmentRect: alignmentRect)
  }
}

extension OldSpellings where Self: UIStackView {
  @available(*, deprecated, renamed: "isBaselineRelativeArrangement")
  public var baselineRelativeArrangement: Bool {
    get { isBaselineRelativeArrangement }
    set { isBaselineRelativeArrangement = newValue }
  }

  @available(*, deprecated, renamed: "isLayoutMarginsRelativeArrangement")
  public var layoutMarginsRelativeArrangement: Bool {
    get { isLayoutMarginsRelativeArrangement }
    set { isLayoutMarginsRelativeArrangement = newValue }
  }

  @available(*, deprecated, renamed: "insertArrangedSubview(_:at:)")
  public func insertArrangedSubview(_ view: UIView, atIndex stackIndex: Int) {
    insertArrangedSubview(view, at: stackIndex)
  }
}

extension OldSpellings where Self: UIControl {
  @available(*, deprecated, renamed: "isEnabled")
  public var enabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }

  @available(*, deprecated, renamed: "isHighlighted")
  public var highlighted: Bool {
    get { isHighlighted }
    set { isHighlighted = newValue }
  }

  @available(*, deprecated, renamed: "isSelected")
  public var selected: Bool {
    get { isSelected }
    set { isSelected = newValue }
  }

  @available(*, deprecated, renamed: "sendActions(for:)")
  public func sendActionsForControlEvents(_ controlEvents: UIControl.Event) {
    sendActions(for: controlEvents)
  }
}

extension OldSpellings where Self: UIButton {
  @available(*, deprecated, renamed: "setTitle(_:for:)")
  public func setTitle(_ title: String?, forState state: UIControl.State) {
    setTitle(title, for: state)
  }

  @available(*, deprecated, renamed: "setTitleColor(_:for:)")
  public func setTitleColor(_ color: UIColor?, forState state: UIControl.State) {
    setTitleColor(color, for: state)
  }

  @available(*, deprecated, renamed: "title(for:)")
  public func titleForState(_ state: UIControl.State) -> String? { title(for: state) }

  @available(*, deprecated, renamed: "titleColor(for:)")
  public func titleColorForState(_ state: UIControl.State) -> UIColor? { titleColor(for: state) }

  @available(*, deprecated, renamed: "setImage(_:for:)")
  public func setImage(_ image: UIImage?, forState state: UIControl.State) {
    setImage(image, for: state)
  }

  @available(*, deprecated, renamed: "image(for:)")
  public func imageForState(_ state: UIControl.State) -> UIImage? { image(for: state) }
}

extension OldSpellings where Self: UISwitch {
  @available(*, deprecated, renamed: "isOn")
  public var on: Bool {
    get { isOn }
    set { isOn = newValue }
  }
}

extension OldSpellings where Self: UISlider {
  @available(*, deprecated, renamed: "isContinuous")
  public var continuous: Bool {
    get { isContinuous }
    set { isContinuous = newValue }
  }
}

extension OldSpellings where Self: UISegmentedControl {
  @available(*, deprecated, renamed: "isMomentary")
  public var momentary: Bool {
    get { isMomentary }
    set { isMomentary = newValue }
  }
}

extension OldSpellings where Self: UINavigationBar {
  @available(*, deprecated, renamed: "isTranslucent")
  public var translucent: Bool {
    get { isTranslucent }
    set { isTranslucent = newValue }
  }
}

extension OldSpellings where Self: UITextField {
  @available(*, deprecated, renamed: "isSecureTextEntry")
  public var secureTextEntry: Bool {
    get { isSecureTextEntry }
    set { isSecureTextEntry = newValue }
  }
}

extension OldSpellings where Self: UIActivityIndicatorView {
  @available(*, deprecated, renamed: "style")
  public var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
    get { style }
    set { style = newValue }
  }
}

extension UIActivityIndicatorView {
  @available(*, deprecated, renamed: "init(style:)")
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
}

extension OldSpellings where Self: UIScrollView {
  @available(*, deprecated, renamed: "isScrollEnabled")
  public var scrollEnabled: Bool {
    get { isScrollEnabled }
    set { isScrollEnabled = newValue }
  }

  @available(*, deprecated, renamed: "isPagingEnabled")
  public var pagingEnabled: Bool {
    get { isPagingEnabled }
    set { isPagingEnabled = newValue }
  }

  @available(*, deprecated, renamed: "isDirectionalLockEnabled")
  public var directionalLockEnabled: Bool {
    get { isDirectionalLockEnabled }
    set { isDirectionalLockEnabled = newValue }
  }
}

extension OldSpellings where Self: UITextView {
  @available(*, deprecated, renamed: "isEditable")
  public var editable: Bool {
    get { isEditable }
    set { isEditable = newValue }
  }
}

extension OldSpellings where Self: UIViewController {
  @available(*, deprecated, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  @available(*, deprecated, renamed: "parent")
  public var parentViewController: UIViewController? { parent }

  @available(*, deprecated, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  @available(*, deprecated, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMoveToParentViewController(_ parent: UIViewController?) {
    willMove(toParent: parent)
  }

  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }

  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMoveToParentViewController(_ parent: UIViewController?) {
    didMove(toParent: parent)
  }

  @available(*, deprecated, renamed: "isViewLoaded")
  public func isViewLoaded() -> Bool { isViewLoaded }

  @available(*, deprecated, renamed: "present(_:animated:completion:)")
  public func presentViewController(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    present(viewControllerToPresent, animated: flag, completion: completion)
  }

  @available(*, deprecated, renamed: "dismiss(animated:completion:)")
  public func dismissViewControllerAnimated(_ flag: Bool, completion: (() -> Void)? = nil) {
    dismiss(animated: flag, completion: completion)
  }

  @available(*, deprecated, renamed: "setOverrideTraitCollection(_:forChild:)")
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChildViewController childViewController: UIViewController
  ) {
    setOverrideTraitCollection(collection, forChild: childViewController)
  }

  @available(*, deprecated, renamed: "overrideTraitCollection(forChild:)")
  public func overrideTraitCollection(
    forChildViewController childViewController: UIViewController
  ) -> UITraitCollection? {
    overrideTraitCollection(forChild: childViewController)
  }
}

extension OldSpellings where Self: UINavigationController {
  @available(*, deprecated, renamed: "isNavigationBarHidden")
  public var navigationBarHidden: Bool {
    get { isNavigationBarHidden }
    set { isNavigationBarHidden = newValue }
  }

  @available(*, deprecated, renamed: "isToolbarHidden")
  public var toolbarHidden: Bool {
    get { isToolbarHidden }
    set { isToolbarHidden = newValue }
  }

  @available(*, deprecated, renamed: "popViewController(animated:)")
  @discardableResult
  public func popViewControllerAnimated(_ animated: Bool) -> UIViewController? {
    popViewController(animated: animated)
  }

  @available(*, deprecated, renamed: "popToRootViewController(animated:)")
  @discardableResult
  public func popToRootViewControllerAnimated(_ animated: Bool) -> [UIViewController]? {
    popToRootViewController(animated: animated)
  }
}

extension OldSpellings where Self: UIGestureRecognizer {
  @available(*, deprecated, renamed: "isEnabled")
  public var enabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }

  @available(*, deprecated, renamed: "location(in:)")
  public func locationInView(_ view: UIView?) -> CGPoint { location(in: view) }
}

extension UIApplication {
  @available(*, deprecated, renamed: "shared")
  public static func sharedApplication() -> UIApplication { shared }
}

extension UIDevice {
  @available(*, deprecated, renamed: "current")
  public static func currentDevice() -> UIDevice { current }
}

@available(
  *, deprecated, message: "Use UIDevice.current.userInterfaceIdiom or a size class instead"
)
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

@available(*, deprecated, renamed: "getter:UIInterfaceOrientation.isLandscape(self:)")
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}

@available(*, deprecated, renamed: "getter:UIInterfaceOrientation.isPortrait(self:)")
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}

@available(*, deprecated, renamed: "getter:UIDeviceOrientation.isLandscape(self:)")
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}

@available(*, deprecated, renamed: "getter:UIDeviceOrientation.isPortrait(self:)")
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}

extension UIScreen {
  @available(*, deprecated, renamed: "main")
  public static func mainScreen() -> UIScreen { main }
}

extension UITraitCollection {
  @available(*, deprecated, renamed: "init(traitsFrom:)")
  public convenience init(traitsFromCollections traitCollections: [UITraitCollection]) {
    self.init(traitsFrom: traitCollections)
  }

  @available(*, deprecated, renamed: "containsTraits(in:)")
  public func containsTraitsInCollection(_ trait: UITraitCollection?) -> Bool {
    containsTraits(in: trait)
  }
}

extension UIFont {
  @available(*, deprecated, renamed: "systemFont(ofSize:)")
  public static func systemFontOfSize(_ fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize)
  }

  @available(*, deprecated, renamed: "systemFont(ofSize:weight:)")
  public static func systemFontOfSize(_ fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  @available(*, deprecated, renamed: "boldSystemFont(ofSize:)")
  public static func boldSystemFontOfSize(_ fontSize: CGFloat) -> UIFont {
    boldSystemFont(ofSize: fontSize)
  }

  @available(*, deprecated, renamed: "italicSystemFont(ofSize:)")
  public static func italicSystemFontOfSize(_ fontSize: CGFloat) -> UIFont {
    italicSystemFont(ofSize: fontSize)
  }

  @available(*, deprecated, renamed: "preferredFont(forTextStyle:)")
  public static func preferredFontForTextStyle(_ style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style)
  }
}

extension UIColor {
  @available(*, deprecated, renamed: "black")
  public static func blackColor() -> UIColor { black }

  @available(*, deprecated, renamed: "darkGray")
  public static func darkGrayColor() -> UIColor { darkGray }

  @available(*, deprecated, renamed: "lightGray")
  public static func lightGrayColor() -> UIColor { lightGray }

  @available(*, deprecated, renamed: "white")
  public static func whiteColor() -> UIColor { white }

  @available(*, deprecated, renamed: "gray")
  public static func grayColor() -> UIColor { gray }

  @available(*, deprecated, renamed: "red")
  public static func redColor() -> UIColor { red }

  @available(*, deprecated, renamed: "green")
  public static func greenColor() -> UIColor { green }

  @available(*, deprecated, renamed: "blue")
  public static func blueColor() -> UIColor { blue }

  @available(*, deprecated, renamed: "cyan")
  public static func cyanColor() -> UIColor { cyan }

  @available(*, deprecated, renamed: "yellow")
  public static func yellowColor() -> UIColor { yellow }

  @available(*, deprecated, renamed: "magenta")
  public static func magentaColor() -> UIColor { magenta }

  @available(*, deprecated, renamed: "orange")
  public static func orangeColor() -> UIColor { orange }

  @available(*, deprecated, renamed: "purple")
  public static func purpleColor() -> UIColor { purple }

  @available(*, deprecated, renamed: "brown")
  public static func brownColor() -> UIColor { brown }

  @available(*, deprecated, renamed: "clear")
  public static func clearColor() -> UIColor { clear }

  @available(*, deprecated, renamed: "darkText")
  public static func darkTextColor() -> UIColor { darkText }

  @available(*, deprecated, renamed: "lightText")
  public static func lightTextColor() -> UIColor { lightText }

  @available(*, deprecated, renamed: "withAlphaComponent(_:)")
  public func colorWithAlphaComponent(_ alpha: CGFloat) -> UIColor { withAlphaComponent(alpha) }
}

// MARK: - Values, Swift 2

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

extension UIUserInterfaceSizeClass {
  @available(*, deprecated, renamed: "unspecified")
  public static var Unspecified: Self { .unspecified }

  @available(*, deprecated, renamed: "compact")
  public static var Compact: Self { .compact }

  @available(*, deprecated, renamed: "regular")
  public static var Regular: Self { .regular }
}

extension UIUserInterfaceIdiom {
  @available(*, deprecated, renamed: "unspecified")
  public static var Unspecified: Self { .unspecified }

  @available(*, deprecated, renamed: "phone")
  public static var Phone: Self { .phone }

  @available(*, deprecated, renamed: "pad")
  public static var Pad: Self { .pad }
}

extension UIUserInterfaceLayoutDirection {
  @available(*, deprecated, renamed: "leftToRight")
  public static var LeftToRight: Self { .leftToRight }

  @available(*, deprecated, renamed: "rightToLeft")
  public static var RightToLeft: Self { .rightToLeft }
}

extension UISemanticContentAttribute {
  @available(*, deprecated, renamed: "unspecified")
  public static var Unspecified: Self { .unspecified }

  @available(*, deprecated, renamed: "playback")
  public static var Playback: Self { .playback }

  @available(*, deprecated, renamed: "spatial")
  public static var Spatial: Self { .spatial }

  @available(*, deprecated, renamed: "forceLeftToRight")
  public static var ForceLeftToRight: Self { .forceLeftToRight }

  @available(*, deprecated, renamed: "forceRightToLeft")
  public static var ForceRightToLeft: Self { .forceRightToLeft }
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

extension UIView.AutoresizingMask {
  @available(*, deprecated, renamed: "flexibleLeftMargin")
  public static var FlexibleLeftMargin: Self { .flexibleLeftMargin }

  @available(*, deprecated, renamed: "flexibleWidth")
  public static var FlexibleWidth: Self { .flexibleWidth }

  @available(*, deprecated, renamed: "flexibleRightMargin")
  public static var FlexibleRightMargin: Self { .flexibleRightMargin }

  @available(*, deprecated, renamed: "flexibleTopMargin")
  public static var FlexibleTopMargin: Self { .flexibleTopMargin }

  @available(*, deprecated, renamed: "flexibleHeight")
  public static var FlexibleHeight: Self { .flexibleHeight }

  @available(*, deprecated, renamed: "flexibleBottomMargin")
  public static var FlexibleBottomMargin: Self { .flexibleBottomMargin }

  @available(*, deprecated, message: "Use [] instead")
  public static var None: Self { [] }
}

extension UIView.ContentMode {
  @available(*, deprecated, renamed: "scaleToFill")
  public static var ScaleToFill: Self { .scaleToFill }

  @available(*, deprecated, renamed: "scaleAspectFit")
  public static var ScaleAspectFit: Self { .scaleAspectFit }

  @available(*, deprecated, renamed: "scaleAspectFill")
  public static var ScaleAspectFill: Self { .scaleAspectFill }

  @available(*, deprecated, renamed: "redraw")
  public static var Redraw: Self { .redraw }

  @available(*, deprecated, renamed: "center")
  public static var Center: Self { .center }

  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }

  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }

  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }

  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }

  @available(*, deprecated, renamed: "topLeft")
  public static var TopLeft: Self { .topLeft }

  @available(*, deprecated, renamed: "topRight")
  public static var TopRight: Self { .topRight }

  @available(*, deprecated, renamed: "bottomLeft")
  public static var BottomLeft: Self { .bottomLeft }

  @available(*, deprecated, renamed: "bottomRight")
  public static var BottomRight: Self { .bottomRight }
}

extension UIControl.State {
  @available(*, deprecated, renamed: "normal")
  public static var Normal: Self { .normal }

  @available(*, deprecated, renamed: "highlighted")
  public static var Highlighted: Self { .highlighted }

  @available(*, deprecated, renamed: "disabled")
  public static var Disabled: Self { .disabled }

  @available(*, deprecated, renamed: "selected")
  public static var Selected: Self { .selected }
}

extension UIControl.Event {
  @available(*, deprecated, renamed: "touchDown")
  public static var TouchDown: Self { .touchDown }

  @available(*, deprecated, renamed: "touchDownRepeat")
  public static var TouchDownRepeat: Self { .touchDownRepeat }

  @available(*, deprecated, renamed: "touchDragInside")
  public static var TouchDragInside: Self { .touchDragInside }

  @available(*, deprecated, renamed: "touchDragOutside")
  public static var TouchDragOutside: Self { .touchDragOutside }

  @available(*, deprecated, renamed: "touchDragEnter")
  public static var TouchDragEnter: Self { .touchDragEnter }

  @available(*, deprecated, renamed: "touchDragExit")
  public static var TouchDragExit: Self { .touchDragExit }

  @available(*, deprecated, renamed: "touchUpInside")
  public static var TouchUpInside: Self { .touchUpInside }

  @available(*, deprecated, renamed: "touchUpOutside")
  public static var TouchUpOutside: Self { .touchUpOutside }

  @available(*, deprecated, renamed: "touchCancel")
  public static var TouchCancel: Self { .touchCancel }

  @available(*, deprecated, renamed: "valueChanged")
  public static var ValueChanged: Self { .valueChanged }

  @available(*, deprecated, renamed: "primaryActionTriggered")
  public static var PrimaryActionTriggered: Self { .primaryActionTriggered }

  @available(*, deprecated, renamed: "editingDidBegin")
  public static var EditingDidBegin: Self { .editingDidBegin }

  @available(*, deprecated, renamed: "editingChanged")
  public static var EditingChanged: Self { .editingChanged }

  @available(*, deprecated, renamed: "editingDidEnd")
  public static var EditingDidEnd: Self { .editingDidEnd }

  @available(*, deprecated, renamed: "editingDidEndOnExit")
  public static var EditingDidEndOnExit: Self { .editingDidEndOnExit }

  @available(*, deprecated, renamed: "allTouchEvents")
  public static var AllTouchEvents: Self { .allTouchEvents }

  @available(*, deprecated, renamed: "allEditingEvents")
  public static var AllEditingEvents: Self { .allEditingEvents }

  @available(*, deprecated, renamed: "allEvents")
  public static var AllEvents: Self { .allEvents }
}

extension UIControl.ContentHorizontalAlignment {
  @available(*, deprecated, renamed: "center")
  public static var Center: Self { .center }

  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }

  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }

  @available(*, deprecated, renamed: "fill")
  public static var Fill: Self { .fill }
}

extension UIButton.ButtonType {
  @available(*, deprecated, renamed: "custom")
  public static var Custom: Self { .custom }

  @available(*, deprecated, renamed: "system")
  public static var System: Self { .system }
}

extension UITextField.BorderStyle {
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }

  @available(*, deprecated, renamed: "line")
  public static var Line: Self { .line }

  @available(*, deprecated, renamed: "bezel")
  public static var Bezel: Self { .bezel }

  @available(*, deprecated, renamed: "roundedRect")
  public static var RoundedRect: Self { .roundedRect }
}

extension UIControl.ContentVerticalAlignment {
  @available(*, deprecated, renamed: "center")
  public static var Center: Self { .center }

  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }

  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }

  @available(*, deprecated, renamed: "fill")
  public static var Fill: Self { .fill }
}

extension UITextField.ViewMode {
  @available(*, deprecated, renamed: "never")
  public static var Never: Self { .never }

  @available(*, deprecated, renamed: "whileEditing")
  public static var WhileEditing: Self { .whileEditing }

  @available(*, deprecated, renamed: "unlessEditing")
  public static var UnlessEditing: Self { .unlessEditing }

  @available(*, deprecated, renamed: "always")
  public static var Always: Self { .always }
}

extension UIActivityIndicatorView.Style {
  @available(*, deprecated, renamed: "medium")
  public static var gray: Self { .medium }

  @available(*, deprecated, renamed: "medium")
  public static var white: Self { .medium }

  @available(*, deprecated, renamed: "large")
  public static var whiteLarge: Self { .large }

  @available(*, deprecated, renamed: "medium")
  public static var Gray: Self { .medium }

  @available(*, deprecated, renamed: "medium")
  public static var White: Self { .medium }

  @available(*, deprecated, renamed: "large")
  public static var WhiteLarge: Self { .large }
}

extension UIBarButtonItem.Style {
  @available(*, deprecated, renamed: "plain")
  public static var Plain: Self { .plain }

  @available(*, deprecated, renamed: "done")
  public static var Done: Self { .done }
}

extension UIBarButtonItem.SystemItem {
  @available(*, deprecated, renamed: "done")
  public static var Done: Self { .done }

  @available(*, deprecated, renamed: "cancel")
  public static var Cancel: Self { .cancel }

  @available(*, deprecated, renamed: "edit")
  public static var Edit: Self { .edit }

  @available(*, deprecated, renamed: "save")
  public static var Save: Self { .save }

  @available(*, deprecated, renamed: "add")
  public static var Add: Self { .add }

  @available(*, deprecated, renamed: "flexibleSpace")
  public static var FlexibleSpace: Self { .flexibleSpace }

  @available(*, deprecated, renamed: "fixedSpace")
  public static var FixedSpace: Self { .fixedSpace }

  @available(*, deprecated, renamed: "compose")
  public static var Compose: Self { .compose }

  @available(*, deprecated, renamed: "reply")
  public static var Reply: Self { .reply }

  @available(*, deprecated, renamed: "action")
  public static var Action: Self { .action }

  @available(*, deprecated, renamed: "organize")
  public static var Organize: Self { .organize }

  @available(*, deprecated, renamed: "bookmarks")
  public static var Bookmarks: Self { .bookmarks }

  @available(*, deprecated, renamed: "search")
  public static var Search: Self { .search }

  @available(*, deprecated, renamed: "refresh")
  public static var Refresh: Self { .refresh }

  @available(*, deprecated, renamed: "stop")
  public static var Stop: Self { .stop }

  @available(*, deprecated, renamed: "camera")
  public static var Camera: Self { .camera }

  @available(*, deprecated, renamed: "trash")
  public static var Trash: Self { .trash }

  @available(*, deprecated, renamed: "play")
  public static var Play: Self { .play }

  @available(*, deprecated, renamed: "pause")
  public static var Pause: Self { .pause }

  @available(*, deprecated, renamed: "rewind")
  public static var Rewind: Self { .rewind }

  @available(*, deprecated, renamed: "fastForward")
  public static var FastForward: Self { .fastForward }

  @available(*, deprecated, renamed: "undo")
  public static var Undo: Self { .undo }

  @available(*, deprecated, renamed: "redo")
  public static var Redo: Self { .redo }
}

extension UITabBarItem.SystemItem {
  @available(*, deprecated, renamed: "more")
  public static var More: Self { .more }

  @available(*, deprecated, renamed: "favorites")
  public static var Favorites: Self { .favorites }

  @available(*, deprecated, renamed: "featured")
  public static var Featured: Self { .featured }

  @available(*, deprecated, renamed: "topRated")
  public static var TopRated: Self { .topRated }

  @available(*, deprecated, renamed: "recents")
  public static var Recents: Self { .recents }

  @available(*, deprecated, renamed: "contacts")
  public static var Contacts: Self { .contacts }

  @available(*, deprecated, renamed: "history")
  public static var History: Self { .history }

  @available(*, deprecated, renamed: "bookmarks")
  public static var Bookmarks: Self { .bookmarks }

  @available(*, deprecated, renamed: "search")
  public static var Search: Self { .search }

  @available(*, deprecated, renamed: "downloads")
  public static var Downloads: Self { .downloads }

  @available(*, deprecated, renamed: "mostRecent")
  public static var MostRecent: Self { .mostRecent }

  @available(*, deprecated, renamed: "mostViewed")
  public static var MostViewed: Self { .mostViewed }
}

extension UIInterfaceOrientation {
  @available(*, deprecated, renamed: "unknown")
  public static var Unknown: Self { .unknown }

  @available(*, deprecated, renamed: "portrait")
  public static var Portrait: Self { .portrait }

  @available(*, deprecated, renamed: "portraitUpsideDown")
  public static var PortraitUpsideDown: Self { .portraitUpsideDown }

  @available(*, deprecated, renamed: "landscapeLeft")
  public static var LandscapeLeft: Self { .landscapeLeft }

  @available(*, deprecated, renamed: "landscapeRight")
  public static var LandscapeRight: Self { .landscapeRight }
}

extension UIInterfaceOrientationMask {
  @available(*, deprecated, renamed: "portrait")
  public static var Portrait: Self { .portrait }

  @available(*, deprecated, renamed: "portraitUpsideDown")
  public static var PortraitUpsideDown: Self { .portraitUpsideDown }

  @available(*, deprecated, renamed: "landscapeLeft")
  public static var LandscapeLeft: Self { .landscapeLeft }

  @available(*, deprecated, renamed: "landscapeRight")
  public static var LandscapeRight: Self { .landscapeRight }

  @available(*, deprecated, renamed: "landscape")
  public static var Landscape: Self { .landscape }

  @available(*, deprecated, renamed: "all")
  public static var All: Self { .all }

  @available(*, deprecated, renamed: "allButUpsideDown")
  public static var AllButUpsideDown: Self { .allButUpsideDown }
}

extension UIRectEdge {
  @available(*, deprecated, message: "Use [] instead")
  public static var None: Self { [] }

  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }

  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }

  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }

  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }

  @available(*, deprecated, renamed: "all")
  public static var All: Self { .all }
}

extension UIModalPresentationStyle {
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }

  @available(*, deprecated, renamed: "fullScreen")
  public static var FullScreen: Self { .fullScreen }

  @available(*, deprecated, renamed: "pageSheet")
  public static var PageSheet: Self { .pageSheet }

  @available(*, deprecated, renamed: "formSheet")
  public static var FormSheet: Self { .formSheet }

  @available(*, deprecated, renamed: "currentContext")
  public static var CurrentContext: Self { .currentContext }

  @available(*, deprecated, renamed: "custom")
  public static var Custom: Self { .custom }

  @available(*, deprecated, renamed: "overFullScreen")
  public static var OverFullScreen: Self { .overFullScreen }

  @available(*, deprecated, renamed: "overCurrentContext")
  public static var OverCurrentContext: Self { .overCurrentContext }

  @available(*, deprecated, renamed: "popover")
  public static var Popover: Self { .popover }
}

extension UIModalTransitionStyle {
  @available(*, deprecated, renamed: "coverVertical")
  public static var CoverVertical: Self { .coverVertical }

  @available(*, deprecated, renamed: "flipHorizontal")
  public static var FlipHorizontal: Self { .flipHorizontal }

  @available(*, deprecated, renamed: "crossDissolve")
  public static var CrossDissolve: Self { .crossDissolve }

  @available(*, deprecated, renamed: "partialCurl")
  public static var PartialCurl: Self { .partialCurl }
}

extension UIStatusBarStyle {
  @available(*, deprecated, renamed: "default")
  public static var Default: Self { .default }

  @available(*, deprecated, renamed: "lightContent")
  public static var LightContent: Self { .lightContent }
}

extension NSTextAlignment {
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }

  @available(*, deprecated, renamed: "center")
  public static var Center: Self { .center }

  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }

  @available(*, deprecated, renamed: "justified")
  public static var Justified: Self { .justified }

  @available(*, deprecated, renamed: "natural")
  public static var Natural: Self { .natural }
}

extension NSLineBreakMode {
  @available(*, deprecated, renamed: "byWordWrapping")
  public static var ByWordWrapping: Self { .byWordWrapping }

  @available(*, deprecated, renamed: "byCharWrapping")
  public static var ByCharWrapping: Self { .byCharWrapping }

  @available(*, deprecated, renamed: "byClipping")
  public static var ByClipping: Self { .byClipping }

  @available(*, deprecated, renamed: "byTruncatingHead")
  public static var ByTruncatingHead: Self { .byTruncatingHead }

  @available(*, deprecated, renamed: "byTruncatingTail")
  public static var ByTruncatingTail: Self { .byTruncatingTail }

  @available(*, deprecated, renamed: "byTruncatingMiddle")
  public static var ByTruncatingMiddle: Self { .byTruncatingMiddle }
}

extension UIGestureRecognizer.State {
  @available(*, deprecated, renamed: "possible")
  public static var Possible: Self { .possible }

  @available(*, deprecated, renamed: "began")
  public static var Began: Self { .began }

  @available(*, deprecated, renamed: "changed")
  public static var Changed: Self { .changed }

  @available(*, deprecated, renamed: "ended")
  public static var Ended: Self { .ended }

  @available(*, deprecated, renamed: "cancelled")
  public static var Cancelled: Self { .cancelled }

  @available(*, deprecated, renamed: "failed")
  public static var Failed: Self { .failed }
}

extension UISwipeGestureRecognizer.Direction {
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }

  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }

  @available(*, deprecated, renamed: "up")
  public static var Up: Self { .up }

  @available(*, deprecated, renamed: "down")
  public static var Down: Self { .down }
}
