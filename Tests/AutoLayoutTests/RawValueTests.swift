import Foundation
import Testing

@testable import AutoLayout

/// The numbers of Apple's headers, which archives and the code that counts through them rely on.
@MainActor @Suite struct `The numbers of enumerations and options` {
  @Test func `attributes count from left to the centre within margins`() {
    let attributes: [NSLayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX,
      .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    #expect(attributes.map(\.rawValue) == Array(0...20))
  }

  @Test func `relations are signs, and axes begin with the horizontal one`() {
    let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    #expect(relations.map(\.rawValue) == [-1, 0, 1])
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    #expect(axes.map(\.rawValue) == [0, 1])
  }

  @Test func `format options are bits from the second on, and masks cover each kind of them`() {
    let vertical: [NSLayoutConstraint.FormatOptions] = [
      .alignAllLeft, .alignAllRight, .alignAllLeading, .alignAllTrailing, .alignAllCenterX,
    ]
    #expect(vertical.map(\.rawValue) == [2, 4, 32, 64, 512])
    let horizontal: [NSLayoutConstraint.FormatOptions] = [
      .alignAllTop, .alignAllBottom, .alignAllCenterY, .alignAllLastBaseline,
      .alignAllFirstBaseline,
    ]
    #expect(horizontal.map(\.rawValue) == [8, 16, 1024, 2048, 4096])
    let all = (vertical + horizontal).reduce(into: NSLayoutConstraint.FormatOptions()) {
      $0.formUnion($1)
    }
    #expect(NSLayoutConstraint.FormatOptions.alignmentMask.rawValue == 65_535)
    #expect(all.isSubset(of: .alignmentMask))
    #expect(all.isDisjoint(with: [.directionMask, .spacingMask]))
    let directions: [NSLayoutConstraint.FormatOptions] = [
      .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft, .directionMask,
    ]
    #expect(directions.map(\.rawValue) == [0, 65_536, 131_072, 196_608])
    let spacings: [NSLayoutConstraint.FormatOptions] = [
      .spacingEdgeToEdge, .spacingBaselineToBaseline, .spacingMask,
    ]
    #expect(spacings.map(\.rawValue) == [0, 524_288, 524_288])
  }

  @Test func `priorities are Apple's, by the names of Swift 3 too`() {
    let priorities: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
    ]
    #expect(priorities.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
    #expect(UILayoutPriority(750) == .defaultHigh && UILayoutPriority(rawValue: 250) == .defaultLow)
    #expect(Set(priorities).count == 7)
  }

  @Test func `masks of autoresizing are bits from the left margin to the bottom one`() {
    let masks: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    #expect(UIView.AutoresizingMask(rawValue: 18) == [.flexibleWidth, .flexibleHeight])
  }

  @Test func `edges are bits from the top on, and all of them four`() {
    let edges: [UIRectEdge] = [.top, .left, .bottom, .right]
    #expect(edges.map(\.rawValue) == [1, 2, 4, 8])
    #expect(UIRectEdge.all == UIRectEdge(edges) && UIRectEdge(rawValue: 15) == .all)
    let directional: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
    #expect(directional.map(\.rawValue) == [1, 2, 4, 8])
    #expect(NSDirectionalRectEdge.all == NSDirectionalRectEdge(directional))
    #expect(NSDirectionalRectEdge(rawValue: 10) == [.leading, .trailing])
  }

  @Test func `directions and what content means for them`() {
    let meanings: [UISemanticContentAttribute] = [
      .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
    ]
    #expect(meanings.map(\.rawValue) == [0, 1, 2, 3, 4])
    let directions: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]
    #expect(directions.map(\.rawValue) == [0, 1])
    let traits: [UITraitEnvironmentLayoutDirection] = [.unspecified, .leftToRight, .rightToLeft]
    #expect(traits.map(\.rawValue) == [-1, 0, 1])
  }

  @Test func `size classes`() {
    let classes: [UIUserInterfaceSizeClass] = [.unspecified, .compact, .regular]
    #expect(classes.map(\.rawValue) == [0, 1, 2])
  }

  @Test func `a stack's distributions and alignments, of which two have a second name`() {
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    #expect(distributions.map(\.rawValue) == [0, 1, 2, 3, 4])
    let alignments: [UIStackView.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
    #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
  }

  @Test func `how a scroll view adjusts its insets, and how a field is framed`() {
    let behaviors: [UIScrollView.ContentInsetAdjustmentBehavior] = [
      .automatic, .scrollableAxes, .never, .always,
    ]
    #expect(behaviors.map(\.rawValue) == [0, 1, 2, 3])
    let borders: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
    #expect(borders.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test func `options of animations are bits, and curves and modes numbers above them`() {
    let bits: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve,
    ]
    #expect(bits.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 64])
    #expect(UIView.AnimationOptions.overrideInheritedOptions.rawValue == 512)
    let curves: [UIView.AnimationOptions] = [
      .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear,
    ]
    #expect(curves.map(\.rawValue) == [0, 65_536, 131_072, 196_608])
    let named: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
    #expect(named.map(\.rawValue) == [0, 1, 2, 3])
    #expect(UIView.KeyframeAnimationOptions.layoutSubviews.rawValue == 1)
    let modes: [UIView.KeyframeAnimationOptions] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced,
      .calculationModeCubic, .calculationModeCubicPaced,
    ]
    #expect(modes.map(\.rawValue) == [0, 1024, 2048, 3072, 4096])
  }

  @Test func `sizes of text are ordered, and those of accessibility follow the others`() {
    let usual: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    ]
    let accessible: [UIContentSizeCategory] = [
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    #expect((accessible + usual.reversed()).sorted() == usual + accessible)
    #expect(accessible.filter(\.isAccessibilityCategory) == accessible)
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    #expect(usual.filter(\.isAccessibilityCategory).isEmpty)
  }
}
