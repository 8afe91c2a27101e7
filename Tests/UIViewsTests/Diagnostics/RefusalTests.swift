import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

@MainActor @Suite struct `What UIKit refuses` {
  private let view = UIView(frame: rect(0, 0, 300, 200))
  private let child = UIView()

  init() { view.addSubview(child) }

  private func refusals(_ body: () -> Void) -> [String] {
    exceptions(raisedBy: body).map { "\($0.name): " + withoutAddresses($0.reason) }
  }

  @Test func `a constant that is not finite, as it is made and as it is set`() {
    let constraint = child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 4)
    let reason =
      "NSInternalInconsistencyException: NSLayoutConstraint constant is not finite!  That's illegal."
      + "  constant:inf firstAnchor:<NSLayoutXAxisAnchor:0x1 \"UIView:0x2.leading\"> "
      + "secondAnchor:<NSLayoutXAxisAnchor:0x3 \"UIView:0x4.leading\">"
    #expect(refusals { constraint.constant = .infinity } == [reason])
    #expect(constraint.constant == 4)
    var made: NSLayoutConstraint?
    #expect(
      refusals {
        made = child.leadingAnchor.constraint(
          equalTo: view.leadingAnchor, constant: CGFloat.infinity)
      } == [reason])
    made?.isActive = true
    #expect(made?.isActive == false)
  }

  @Test func `a multiplier that is not finite`() {
    #expect(
      refusals {
        _ = child.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: CGFloat.nan)
      } == [
        "NSInternalInconsistencyException: Multiplier is not finite!  That's illegal.  "
          + "multiplier:nan firstAnchor:<NSLayoutDimension:0x1 \"UIView:0x2.width\"> "
          + "secondAnchor:<NSLayoutDimension:0x3 \"UIView:0x4.width\">"
      ])
  }

  @Test func `a size of the content that is no number, which then is none`() {
    final class Endless: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.nan, height: 20) }
    }
    let endless = Endless()
    view.place(endless)
    let raised = refusals { view.layoutIfNeeded() }
    #expect(
      raised == [
        "NSInternalInconsistencyException: NSLayoutConstraint constant is not finite!  That's "
          + "illegal.  constant:nan firstAnchor:<NSLayoutDimension:0x1 \"Endless:0x2.width\"> "
          + "secondAnchor:(null)"
      ])
    #expect(endless.frame == rect(0, 0, 0, 20))
  }

  @Test func `a constraint about nothing, and one about what is no item`() {
    #expect(
      refusals {
        _ = NSLayoutConstraint(
          item: NSNull(), attribute: .width, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 3)
      } == [
        "NSInvalidArgumentException: NSLayoutConstraint for (null): Constraint must contain a first "
          + "layout item"
      ])
    #expect(
      refusals {
        _ = NSLayoutConstraint(
          item: view, attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 0)
      }.first?.hasSuffix(": Unknown layout attribute") == true)
  }

  @Test func `a constraint on a view that does not contain its items, with both hierarchies`() {
    let other = UIView()
    let constraint = child.widthAnchor.constraint(equalTo: view.widthAnchor)
    var raised: [String] = []
    let messages = logged { raised = refusals { other.addConstraint(constraint) } }
    #expect(
      raised == [
        "NSGenericException: Impossible to set up layout with view hierarchy unprepared for "
          + "constraint."
      ])
    #expect(
      messages.map(withoutAddresses) == [
        """
        The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x1 \
        UIView:0x2.width == UIView:0x3.width   (inactive)>
        \tWhen added to a view, the constraint's items must be descendants of that view (or the \
        view itself). This will crash if the constraint needs to be resolved before the view \
        hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) \
        _viewHierarchyUnpreparedForConstraint:] to debug.
        """,
        """
        View hierarchy unprepared for constraint.
        \tConstraint: <NSLayoutConstraint:0x1 UIView:0x2.width == UIView:0x3.width   (inactive)>
        \tContainer hierarchy: 
        <UIView: 0x4; frame = (0 0; 0 0); layer = <CALayer: 0x5>>
        \tView not found in container hierarchy: 
        <UIView: 0x2; frame = (0 0; 0 0); layer = <CALayer: 0x6>>
        \tThat view's superview: <UIView: 0x3; frame = (0 0; 300 200); layer = <CALayer: 0x7>>
        """,
      ])
    #expect(!constraint.isActive)
    #expect(other.constraints.isEmpty)
  }

  @Test func `an archive of a view`() {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(refusals { child.encode(with: archiver) }.count == 1)
    #expect(refusals { child.widthAnchor.encode(with: archiver) }.count == 1)
    #expect(refusals { UILayoutGuide().encode(with: archiver) }.count == 1)
  }
}

@MainActor @Suite struct `A view made for an archive` {
  /// As code is written that serves storyboards too.
  private final class Badge: UILabel {
    private(set) var isSetUp = false

    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      isSetUp = true
      text = "new"
    }
  }

  private let archiver = NSKeyedArchiver(requiringSecureCoding: false)

  @Test func `is like one made with no frame`() {
    let badge = Badge(coder: archiver)
    #expect(badge?.isSetUp == true)
    #expect(badge?.frame == .zero)
    #expect(badge?.intrinsicContentSize == Badge(frame: .zero).intrinsicContentSize)
    #expect(badge?.isUserInteractionEnabled == false)
    #expect(UIStackView(coder: archiver).arrangedSubviews == [])
    let reader = NSKeyedUnarchiver(forReadingWith: NSKeyedArchiver.archivedData(withRootObject: 1))
    let stack = UIStackView(coder: reader)
    #expect(stack.arrangedSubviews.isEmpty && stack.frame == .zero)
    #expect(UISwitch(coder: archiver)?.frame.size == UISwitch().frame.size)
    #expect(UILayoutGuide(coder: archiver)?.identifier == "")
    #expect(UIViewController(coder: archiver)?.view.subviews == [])
  }
}
