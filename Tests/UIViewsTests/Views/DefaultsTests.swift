import AutoLayout
import Foundation
import Testing

@testable import UIViews

/// What a new object says of itself, by Apple's documentation.
@MainActor @Suite struct `What is so from the beginning` {
  private let view = UIView()

  @Test func `a constraint is required, inactive and nameless`() {
    let (view, other) = (UIView(), UIView())
    let constraint = NSLayoutConstraint(
      item: view, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: other,
      attribute: .trailing, multiplier: 2, constant: 3)
    #expect(constraint.priority == .required && !constraint.isActive)
    #expect(!constraint.shouldBeArchived && constraint.identifier == nil)
    #expect(constraint.firstItem === view && constraint.secondItem === other)
    #expect(constraint.firstAttribute == .leading && constraint.secondAttribute == .trailing)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.multiplier == 2 && constraint.constant == 3)
    #expect(constraint.firstAnchor == view.leadingAnchor)
    #expect(constraint.secondAnchor == other.trailingAnchor)
  }

  @Test func `a view resizes its subviews, by masks alone, and shows itself`() {
    #expect(view.frame == .zero && view.bounds == .zero && view.center == .zero)
    #expect(view.transform == .identity)
    #expect(view.autoresizesSubviews && view.autoresizingMask == [])
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.constraints.isEmpty && view.layoutGuides.isEmpty)
    #expect(!UIView.requiresConstraintBasedLayout)
    #expect(view.alpha == 1 && !view.isHidden && view.backgroundColor == nil)
    #expect(view.semanticContentAttribute == .unspecified)
  }

  @Test func `a view has no size of its own, hugs little and resists much`() {
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10000, height: 10000))
  }

  @Test func `a view is aligned by its own edges`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.alignmentRectInsets == UIEdgeInsets.zero)
    #expect(view.alignmentRect(forFrame: view.frame) == view.frame)
    #expect(view.frame(forAlignmentRect: view.frame) == view.frame)
    #expect(view.forFirstBaselineLayout === view && view.forLastBaselineLayout === view)
  }

  @Test func `a view's margins are its own, beside the safe area`() {
    #expect(!view.preservesSuperviewLayoutMargins && view.insetsLayoutMarginsFromSafeArea)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    #expect(view.safeAreaInsets == UIEdgeInsets.zero)
  }

  @Test func `a guide has an empty name, no owner and no place`() {
    let guide = UILayoutGuide()
    #expect(guide.identifier == "" && guide.owningView == nil && guide.layoutFrame == .zero)
    #expect(!guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .horizontal).isEmpty)
  }

  @Test func `a stack is a row that fills, without spaces`() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(stack.arrangedSubviews.isEmpty && stack.axis == .horizontal)
    #expect(stack.distribution == .fill && stack.alignment == .fill && stack.spacing == 0)
    #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
  }

  @Test func `a scroll view adjusts itself to the bars`() {
    let view = UIScrollView()
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.contentOffset == .zero && view.contentSize == .zero)
    #expect(view.contentInset == .zero && view.adjustedContentInset == UIEdgeInsets.zero)
    #expect(view.scrollIndicatorInsets == UIEdgeInsets.zero)
  }

  @Test func `a controller loads its view late and lays it out under the bars`() {
    let controller = UIViewController()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded)
    #expect(controller.edgesForExtendedLayout == .all)
    #expect(!controller.extendedLayoutIncludesOpaqueBars)
    #expect(controller.automaticallyAdjustsScrollViewInsets)
    #expect(controller.viewRespectsSystemMinimumLayoutMargins)
    #expect(controller.additionalSafeAreaInsets == UIEdgeInsets.zero)
    #expect(controller.preferredContentSize == .zero)
    #expect(controller.children.isEmpty && controller.parent == nil)
    #expect(controller.shouldAutomaticallyForwardAppearanceMethods)
    #expect(controller.modalPresentationStyle == .automatic)
    #expect(controller.navigationController == nil && controller.tabBarController == nil)
  }

  @Test func `insets made of nothing are zero`() {
    #expect(UIEdgeInsets() == .zero && NSDirectionalEdgeInsets() == .zero)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      CGRect(x: 10, y: 20, width: 30, height: 40).inset(by: insets)
        == CGRect(x: 12, y: 21, width: 24, height: 36))
  }

  @Test func `insets keep each edge by itself`() {
    var insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect([insets.top, insets.leading, insets.bottom, insets.trailing] == [1, 2, 3, 4])
    (insets.top, insets.bottom) = (insets.bottom, insets.top)
    #expect(insets == NSDirectionalEdgeInsets(top: 3, leading: 2, bottom: 1, trailing: 4))
  }

  @Test func `a label is one line of any width, and a field has no frame`() {
    let label = UILabel()
    #expect(label.text == nil && label.numberOfLines == 1 && label.preferredMaxLayoutWidth == 0)
    #expect(label.lineBreakMode == .byTruncatingTail && label.textAlignment == .natural)
    #expect(label.font.pointSize == 17 && !label.adjustsFontForContentSizeCategory)
    #expect(UITextField().borderStyle == .none)
  }
}
