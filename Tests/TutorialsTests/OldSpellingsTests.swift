import Testing
import UIKit

@MainActor @Suite struct `Old spellings` {
  @Test func `Swift 4's types are today's`() {
    let attribute: NSLayoutAttribute = .leading
    let relation: NSLayoutRelation = .equal
    let options: NSLayoutFormatOptions = [.alignAllTop, .directionLeftToRight]
    let axis: UILayoutConstraintAxis = .vertical
    let stack = UIStackView()
    stack.axis = axis
    stack.distribution = UIStackViewDistribution.fillEqually
    stack.alignment = UIStackViewAlignment.center
    let view = UIView()
    view.autoresizingMask = [UIViewAutoresizing.flexibleWidth, .flexibleHeight]
    view.contentMode = UIViewContentMode.scaleAspectFill
    let field = UITextField()
    field.borderStyle = UITextBorderStyle.line
    let state = UIControlState.disabled
    let events: UIControlEvents = [.touchUpInside, .valueChanged]
    #expect(attribute == NSLayoutConstraint.Attribute.leading)
    #expect(relation == NSLayoutConstraint.Relation.equal)
    #expect(options.rawValue == 1 << 3 | 1 << 16)
    #expect(stack.distribution == .fillEqually && stack.alignment == .center)
    #expect(view.autoresizingMask.rawValue == 18 && view.contentMode == .scaleAspectFill)
    #expect(field.borderStyle == .line && state == .disabled && events.contains(.valueChanged))
  }

  @Test func `Swift 3's priorities and sizes are values still`() {
    let label = UILabel()
    label.setContentHuggingPriority(UILayoutPriorityRequired, for: .vertical)
    label.setContentCompressionResistancePriority(UILayoutPriorityDefaultLow - 1, for: .horizontal)
    #expect(label.contentHuggingPriority(for: .vertical).rawValue == 1000)
    #expect(label.contentCompressionResistancePriority(for: .horizontal).rawValue == 249)
    #expect(UILayoutPriorityDefaultHigh.rawValue == 750)
    #expect(UILayoutPriorityFittingSizeLevel.rawValue == 50)
    #expect(UIViewNoIntrinsicMetric == UIView.noIntrinsicMetric)
    #expect(UIStackViewSpacingUseDefault == UIStackView.spacingUseDefault)
    #expect(UIStackViewSpacingUseSystem == UIStackView.spacingUseSystem)
    label.font = UIFont.systemFont(ofSize: 20, weight: UIFontWeightBold)
    #expect(label.font.pointSize == 20)
  }

  @Test func `an app's names of Swift 4 are today's`() {
    let options: [UIApplicationLaunchOptionsKey: Any] = [.url: 1, .remoteNotification: 2]
    #expect(options[UIApplication.LaunchOptionsKey.url] as? Int == 1)
    #expect(UIApplication.LaunchOptionsKey.url.rawValue == "UIApplicationLaunchOptionsURLKey")
    let opening: [UIApplicationOpenURLOptionsKey: Any] = [.openInPlace: true]
    #expect(opening.keys.first == UIApplication.OpenURLOptionsKey.openInPlace)
    #expect(UIImagePickerControllerSourceType.camera == UIImagePickerController.SourceType.camera)
    #expect(UIFontDescriptorSymbolicTraits.traitBold == UIFontDescriptor.SymbolicTraits.traitBold)
    #expect(
      Notification.Name.UIDeviceOrientationDidChange.rawValue
        == "UIDeviceOrientationDidChangeNotification")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { _ in }
    #expect(UIImagePNGRepresentation(image) == image.pngData())
    #expect(UIImageJPEGRepresentation(image, 0.5) == image.jpegData(compressionQuality: 0.5))
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fillMode = kCAFillModeForwards
    animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)
    #expect(animation.fillMode == .forwards)
    #expect(kCALineCapRound == .round && kCALineJoinRound == .round)
  }

  @Test func `a view has one view for both of its baselines`() {
    final class Plate: UIView {
      let label = UILabel()
      override var forLastBaselineLayout: UIView { label }
    }
    let (view, plate) = (UIView(), Plate())
    #expect(view.forBaselineLayout() === view)
    #expect(plate.forFirstBaselineLayout === plate.label)
  }

  @Test func `C's geometry counts as its methods do`() {
    let rect = CGRectMake(10, 20, 30, 40)
    #expect(rect == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(CGRectGetMinX(rect) == 10 && CGRectGetMidX(rect) == 25 && CGRectGetMaxX(rect) == 40)
    #expect(CGRectGetMinY(rect) == 20 && CGRectGetMidY(rect) == 40 && CGRectGetMaxY(rect) == 60)
    #expect(CGRectGetWidth(rect) == 30 && CGRectGetHeight(rect) == 40)
    #expect(CGRectInset(rect, 5, 10) == CGRectMake(15, 30, 20, 20))
    #expect(CGRectOffset(rect, -10, 1) == CGRectMake(0, 21, 30, 40))
    #expect(CGRectUnion(rect, CGRectMake(0, 0, 1, 1)) == CGRectMake(0, 0, 40, 60))
    #expect(CGRectIntersection(rect, CGRectMake(0, 0, 20, 30)) == CGRectMake(10, 20, 10, 10))
    #expect(CGRectContainsPoint(rect, CGPointMake(11, 21)) && !CGRectIsEmpty(rect))
    #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
    #expect(CGRectEqualToRect(CGRectZero, .zero) && CGPointEqualToPoint(CGPointZero, .zero))
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    #expect(insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(UIEdgeInsetsInsetRect(rect, insets) == CGRectMake(12, 21, 24, 36))
    #expect(!UIEdgeInsetsEqualToEdgeInsets(insets, UIEdgeInsetsZero))
  }

  @Test func `C's transforms move, scale and turn`() {
    let moved = CGAffineTransformMakeTranslation(3, 4)
    #expect(CGPointApplyAffineTransform(CGPointMake(1, 1), moved) == CGPointMake(4, 5))
    let scaledThenMoved = CGAffineTransformConcat(CGAffineTransformMakeScale(2, 3), moved)
    #expect(
      CGRectApplyAffineTransform(CGRectMake(1, 1, 10, 10), scaledThenMoved)
        == CGRectMake(5, 7, 20, 30))
    #expect(CGAffineTransformTranslate(CGAffineTransformMakeScale(2, 3), 1, 1).tx == 2)
    #expect(CGAffineTransformScale(moved, 5, 6).d == 6)
    #expect(CGAffineTransformInvert(moved).ty == -4)
    let turned = CGAffineTransformRotate(CGAffineTransformIdentity, .pi)
    #expect(abs(turned.a + 1) < 1e-12 && turned == CGAffineTransformMakeRotation(.pi))
    #expect(CGAffineTransformIsIdentity(CGAffineTransformMake(1, 0, 0, 1, 0, 0)))
    #expect(CGSizeApplyAffineTransform(CGSizeMake(2, 2), moved) == CGSizeMake(2, 2))
    #expect(UIOffsetMake(0, 0) == UIOffsetZero)
  }

  @Test func `Swift 2's fitting sizes are today's`() {
    let view = UIView()
    view.widthAnchor.constraintEqualToConstant(120).active = true
    view.heightAnchor.constraintGreaterThanOrEqualToConstant(30).active = true
    #expect(view.systemLayoutSizeFittingSize(UILayoutFittingCompressedSize) == CGSizeMake(120, 30))
    #expect(
      view.systemLayoutSizeFittingSize(
        CGSizeMake(0, 80), withHorizontalFittingPriority: UILayoutPriorityFittingSizeLevel,
        verticalFittingPriority: UILayoutPriorityRequired) == CGSizeMake(120, 80))
    #expect(UILayoutFittingExpandedSize == UIView.layoutFittingExpandedSize)
    let isAmbiguous = view.hasAmbiguousLayout
    #expect(view.hasAmbiguousLayout() == isAmbiguous)
  }

  @Test func `Swift 2's alignment rectangles are frames without insets`() {
    let view = UIView()
    let frame = CGRectMake(1, 2, 3, 4)
    #expect(view.alignmentRectForFrame(frame) == frame)
    #expect(view.frameForAlignmentRect(frame) == frame)
  }

  @Test func `Swift 2's constraints lay out`() {
    let view = UIView(frame: CGRectMake(0, 0, 320, 200))
    let first = UIView()
    let second = UIView()
    for subview in [first, second] {
      subview.setTranslatesAutoresizingMaskIntoConstraints(false)
      view.addSubview(subview)
    }
    let width = first.widthAnchor.constraintGreaterThanOrEqualToConstant(50)
    width.active = true
    NSLayoutConstraint.activateConstraints(
      NSLayoutConstraint.constraintsWithVisualFormat(
        "H:|-10-[first]-[second(100)]-10-|", options: [.AlignAllTop, .AlignAllBottom],
        metrics: nil, views: ["first": first, "second": second]))
    NSLayoutConstraint.activateConstraints([
      first.topAnchor.constraintEqualToAnchor(view.topAnchor, constant: 5),
      first.heightAnchor.constraintEqualToAnchor(view.heightAnchor, multiplier: 0.5),
    ])
    view.addConstraint(
      NSLayoutConstraint(
        item: second, attribute: .Width, relatedBy: .GreaterThanOrEqual, toItem: nil,
        attribute: .NotAnAttribute, multiplier: 1, constant: 0))
    view.layoutIfNeeded()
    #expect(first.frame == CGRectMake(10, 5, 192, 100))
    #expect(second.frame == CGRectMake(210, 5, 100, 100))
    #expect(width.active)
    NSLayoutConstraint.deactivateConstraints([width])
    #expect(!width.active)
  }

  @Test func `every relation and form of Swift 2's anchors is there`() {
    let view = UIView()
    let other = UIView()
    let x = view.leftAnchor
    let made = [
      x.constraintEqualToAnchor(other.leftAnchor),
      x.constraintGreaterThanOrEqualToAnchor(other.leftAnchor),
      x.constraintLessThanOrEqualToAnchor(other.leftAnchor, constant: 1),
      view.widthAnchor.constraintEqualToConstant(2),
      view.widthAnchor.constraintLessThanOrEqualToConstant(3),
      view.widthAnchor.constraintGreaterThanOrEqualToAnchor(other.widthAnchor, multiplier: 4),
      view.widthAnchor.constraintEqualToAnchor(other.heightAnchor, multiplier: 5, constant: 6),
    ]
    #expect(made.map(\.relation.rawValue) == [0, 1, -1, 0, -1, 1, 0])
    #expect(made.map(\.constant) == [0, 0, 1, 2, 3, 0, 6])
    #expect(made.map(\.multiplier) == [1, 1, 1, 1, 1, 4, 5])
  }

  @Test func `Swift 2's members of views and controls do what their successors do`() {
    let view = UIView(frame: CGRectMake(10, 10, 100, 100))
    let button = UIButton(type: .System)
    let label = UILabel()
    view.addSubview(button)
    view.insertSubview(label, atIndex: 0)
    #expect(view.subviews == [label, button])
    view.bringSubview(toFront: label)
    #expect(view.subviews == [button, label])
    view.sendSubview(toBack: label)
    #expect(view.subviews == [label, button])
    label.frame = CGRectMake(5, 6, 7, 8)
    #expect(label.convertPoint(CGPointMake(1, 1), toView: view) == CGPointMake(6, 7))
    #expect(view.convertRect(label.bounds, fromView: label) == CGRectMake(5, 6, 7, 8))
    #expect(label.isDescendantOfView(view))

    label.hidden = true
    #expect(label.isHidden)
    label.textAlignment = .Right
    label.lineBreakMode = .ByTruncatingMiddle
    label.textColor = UIColor.blackColor().colorWithAlphaComponent(0.5)
    label.font = UIFont.boldSystemFontOfSize(12)
    #expect(label.textColor == UIColor(white: 0, alpha: 0.5))
    label.setContentHuggingPriority(UILayoutPriorityDefaultHigh, forAxis: .Horizontal)
    #expect(label.contentHuggingPriorityForAxis(.Horizontal) == .defaultHigh)

    button.setTitle("Go", forState: .Normal)
    button.enabled = false
    button.selected = true
    #expect(button.titleForState(.Normal) == "Go")
    #expect(button.state == [.disabled, .selected])

    let stack = UIStackView(arrangedSubviews: [UIView()])
    stack.axis = .Vertical
    stack.distribution = .EqualSpacing
    stack.alignment = .Trailing
    stack.layoutMarginsRelativeArrangement = true
    stack.insertArrangedSubview(label, atIndex: 0)
    #expect(stack.isLayoutMarginsRelativeArrangement && stack.arrangedSubviews.first === label)
    #expect(stack.distribution == .equalSpacing && stack.alignment == .trailing)
  }

  @Test func `what Swift 2 called as a function is a property and a function`() {
    let view = UIImageView(image: picture(12, 5))
    let asProperty = view.intrinsicContentSize
    #expect(asProperty == CGSizeMake(12, 5))
    #expect(view.intrinsicContentSize() == asProperty)
    #expect(view.intrinsicContentSize.width == view.intrinsicContentSize().width)
    let controller = UIViewController()
    #expect(!controller.isViewLoaded())
    _ = controller.view
    let isLoaded = controller.isViewLoaded
    #expect(isLoaded)
  }

  @Test func `the system's controls keep their old styles and flags`() {
    let spinner = UIActivityIndicatorView(activityIndicatorStyle: .WhiteLarge)
    #expect(spinner.style == .large)
    spinner.activityIndicatorViewStyle = UIActivityIndicatorViewStyle.gray
    #expect(spinner.style == .medium)
    let toggle = UISwitch()
    toggle.on = true
    #expect(toggle.isOn)
    let slider = UISlider()
    slider.continuous = false
    #expect(!slider.isContinuous)
    let button = UIButton(type: .Custom)
    button.setImage(picture(20, 10), forState: .Normal)
    #expect(button.imageForState(.Normal)?.size == CGSizeMake(20, 10))
    let space = UIBarButtonItem(systemItem: .FlexibleSpace)
    #expect(space.style == UIBarButtonItemStyle.Plain)
  }

  @Test func `scroll views keep their old flags, and text views with them`() {
    let scrollView = UIScrollView()
    scrollView.contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentBehavior.never
    scrollView.pagingEnabled = true
    scrollView.directionalLockEnabled = true
    #expect(scrollView.isPagingEnabled && scrollView.isDirectionalLockEnabled)
    let textView = UITextView()
    textView.scrollEnabled = false
    textView.editable = false
    #expect(!textView.isScrollEnabled && !textView.isEditable)
  }

  @Test func `the device tells idiom and orientation by the old names`() {
    #expect(UIDevice.currentDevice() === UIDevice.current)
    #expect(UIApplication.sharedApplication() === UIApplication.shared)
    #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
    #expect(UIInterfaceOrientationIsLandscape(.LandscapeLeft))
    #expect(!UIInterfaceOrientationIsPortrait(.landscapeRight))
    #expect(UIDeviceOrientationIsPortrait(.portraitUpsideDown))
    #expect(!UIDeviceOrientationIsLandscape(.faceUp))
  }

  @Test func `children were child view controllers`() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChildViewController(child)
    parent.view.addSubview(child.view)
    child.didMove(toParentViewController: parent)
    #expect(parent.childViewControllers == [child] && child.parentViewController === parent)
    child.willMoveToParentViewController(nil)
    child.view.removeFromSuperview()
    child.removeFromParentViewController()
    #expect(parent.childViewControllers.isEmpty)
  }

  @Test func `navigation and presentation went by other names`() {
    let root = UIViewController()
    let detail = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBarHidden = true
    #expect(navigation.isNavigationBarHidden)
    navigation.pushViewController(detail, animated: false)
    #expect(navigation.popViewControllerAnimated(false) === detail)
    #expect(navigation.topViewController === root)

    let window = UIWindow(frame: CGRectMake(0, 0, 320, 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    detail.modalPresentationStyle = .FullScreen
    detail.edgesForExtendedLayout = .None
    #expect(detail.edgesForExtendedLayout.isEmpty)
    var steps: [String] = []
    navigation.presentViewController(detail, animated: false) { steps.append("presented") }
    #expect(navigation.presentedViewController === detail)
    navigation.dismissViewControllerAnimated(false) { steps.append("dismissed") }
    #expect(navigation.presentedViewController == nil)
    #expect(steps == ["presented", "dismissed"])

    navigation.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .Regular), forChildViewController: root)
    #expect(
      navigation.overrideTraitCollection(forChildViewController: root)?.horizontalSizeClass
        == .Regular)
  }

  @Test func `the keyboard's notices keep their names`() {
    #expect(NSNotification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
    #expect(NSNotification.Name.UIKeyboardDidHide == UIResponder.keyboardDidHideNotification)
    #expect(UIKeyboardFrameEndUserInfoKey == UIResponder.keyboardFrameEndUserInfoKey)
    #expect(
      UIKeyboardAnimationDurationUserInfoKey == UIResponder.keyboardAnimationDurationUserInfoKey)
  }

  @Test func `Swift 2's traits compare`() {
    let traits = UITraitCollection(traitsFromCollections: [
      UITraitCollection(horizontalSizeClass: .Compact),
      UITraitCollection(verticalSizeClass: .Regular),
    ])
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
    #expect(traits.containsTraitsInCollection(UITraitCollection(verticalSizeClass: .Regular)))
    #expect(UIScreen.mainScreen() === UIScreen.main)
  }

  @Test func `a subclass may use an old name for something of its own`() {
    final class Switchboard: UIControl {
      var selected = "line 1"
      func convertPoint(_ text: String) -> String { text + "." }
    }
    let board = Switchboard()
    board.isSelected = true
    #expect(board.selected == "line 1" && board.convertPoint("a") == "a.")
  }
}
