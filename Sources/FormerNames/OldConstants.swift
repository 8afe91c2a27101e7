// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Names of constants in Swift 4.0 and before.

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

@available(*, deprecated, renamed: "CAMediaTimingFillMode.forwards")
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards

@available(*, deprecated, renamed: "CAMediaTimingFillMode.backwards")
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards

@available(*, deprecated, renamed: "CAMediaTimingFillMode.both")
public let kCAFillModeBoth = CAMediaTimingFillMode.both

@available(*, deprecated, renamed: "CAMediaTimingFunctionName.linear")
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear

@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeIn")
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn

@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeOut")
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut

@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut

@available(*, deprecated, renamed: "CAShapeLayerLineCap.round")
public let kCALineCapRound = CAShapeLayerLineCap.round

@available(*, deprecated, renamed: "CAShapeLayerLineJoin.round")
public let kCALineJoinRound = CAShapeLayerLineJoin.round
