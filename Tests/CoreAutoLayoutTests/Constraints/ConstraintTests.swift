import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import CoreAutoLayout
@testable import UIFoundation

@MainActor @Suite struct ConstraintTests {
  let child = UIView()
  let view = UIView(frame: rect(0, 0, 300, 200))

  init() { view.addSubview(child) }

  private func make(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: child, attribute: first, relatedBy: .equal, toItem: view, attribute: second,
      multiplier: multiplier, constant: constant)
  }

  @Test func `a constraint is held by the nearest common ancestor, one on a size by the view`() {
    let sibling = UIView()
    view.addSubview(sibling)
    let between = child.topAnchor.constraint(equalTo: sibling.topAnchor)
    let size = child.widthAnchor.constraint(equalToConstant: 10)
    let toParent = child.leftAnchor.constraint(equalTo: view.leftAnchor)
    NSLayoutConstraint.activate([between, size, toParent])
    #expect(view.constraints == [between, toParent])
    #expect(child.constraints == [size])
    NSLayoutConstraint.deactivate([between])
    #expect(view.constraints == [toParent])
  }

  @Test func `removing a view takes away the constraints that reached into it`() {
    let inner = UIView()
    child.addSubview(inner)
    let own = inner.widthAnchor.constraint(equalTo: child.widthAnchor)
    let reaching = inner.leftAnchor.constraint(equalTo: view.leftAnchor)
    NSLayoutConstraint.activate([own, reaching])
    child.removeFromSuperview()
    #expect(own.isActive && !reaching.isActive)
    #expect(view.constraints.isEmpty)
  }

  @Test func `items without a common ancestor raise UIKit's exception and stay inactive`() {
    let stranger = UIView()
    let (own, other) = (child.leadingAnchor, stranger.leadingAnchor)
    let constraint = own.constraint(equalTo: other)
    let raised = exceptions { constraint.isActive = true }
    #expect(raised.map(\.name) == ["NSGenericException"])
    #expect(
      raised.first?.reason == "Unable to activate constraint with anchors \(own) and "
        + "\(other) because they have no common ancestor.  Does the constraint or "
        + "its anchors reference items in different view hierarchies?  That's illegal.")
    #expect(!constraint.isActive)
  }

  @Test func `leading can't be mixed with left`() {
    let raised = exceptions {
      let constraint = child.leadingAnchor.constraint(equalTo: view.leftAnchor).activated()
      #expect(!constraint.isActive)
    }
    #expect(
      raised == [
        LayoutException(
          name: "NSInvalidArgumentException",
          reason:
            "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
            + "multiplier:constant:]: A constraint cannot be made between a leading/trailing "
            + "attribute and a right/left attribute. Use leading/trailing for both or neither.")
      ])
  }

  @Test func `a place can't be set equal to a size`() {
    let raised = exceptions {
      _ = make(.top, .height)
      _ = make(.width, .left)
    }
    #expect(
      raised.map(\.reason)
        == Array(
          repeating: "NSLayoutConstraint for \(child): Invalid pairing of layout attributes",
          count: 2))
  }

  @Test func `a place needs a second item and a multiplier`() {
    let raised = exceptions {
      _ = make(.top, .top, multiplier: 0)
      _ = NSLayoutConstraint(
        item: child, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 10)
    }
    let reason =
      "NSLayoutConstraint for \(child): A multiplier of 0 or a nil second item together with a "
      + "location for the first attribute creates an illegal constraint of a location equal to a "
      + "constant. Location attributes must be specified in pairs."
    #expect(raised.map(\.reason) == [reason, reason])
  }

  @Test func `a constant that is not finite is refused and changes nothing`() {
    let constraint = make(.width, .width, constant: 5)
    let raised = exceptions { constraint.constant = .nan }
    #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
    #expect(constraint.constant == 5)
  }

  @Test(arguments: [0, -1, 1000.5, .nan] as [Float])
  func `a priority is above 0 and at most 1000`(priority: Float) {
    let constraint = make(.width, .width)
    let raised = exceptions { constraint.priority = UILayoutPriority(priority) }
    #expect(raised.count == 1)
    #expect(constraint.priority == .required)
  }

  @Test func `an active constraint may cease to be required, and be required again`() {
    let content = ContentView(50, 10)
    view.addSubview(content)
    let wide = content.widthAnchor.constraint(equalToConstant: 80).activated()
    view.layoutIfNeeded()
    #expect(content.frame.width == 80)
    wide.priority = UILayoutPriority(200)
    view.layoutIfNeeded()
    #expect(content.frame.width == 50)
    wide.priority = .required
    view.layoutIfNeeded()
    #expect(content.frame.width == 80)
    #expect(content.constraints == [wide])
  }

  @Test func `of two in conflict the one that ceases to be required lets the other hold`() {
    let (first, second) = (
      child.widthAnchor.constraint(equalToConstant: 80),
      child.widthAnchor.constraint(equalToConstant: 90)
    )
    child.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([first, second])
    _ = logged { view.layoutIfNeeded() }
    #expect(child.frame.width == 80 && second.isBroken)
    first.priority = .defaultHigh
    view.layoutIfNeeded()
    #expect(child.frame.width == 90 && !second.isBroken)
    first.priority = .required
    _ = logged { view.layoutIfNeeded() }
    #expect(child.frame.width == 80 && second.isBroken)
  }

  @Test func `an active optional constraint can change to another optional priority`() {
    let content = ContentView(50, 10)
    view.addSubview(content)
    let wide = content.widthAnchor.constraint(equalToConstant: 80)
    wide.priority = UILayoutPriority(200)
    wide.isActive = true
    view.layoutIfNeeded()
    #expect(content.frame.width == 50)
    wide.priority = UILayoutPriority(760)
    view.layoutIfNeeded()
    #expect(content.frame.width == 80)
  }

  @Test func `a constraint handed to a view that is no ancestor raises an exception`() {
    let other = UIView()
    let constraint = make(.width, .width)
    var raised: [LayoutException] = []
    let messages = logged { raised = exceptions { other.addConstraint(constraint) } }
    #expect(
      raised.map(\.reason) == [
        "Impossible to set up layout with view hierarchy unprepared for constraint."
      ])
    #expect(
      messages.first?.hasPrefix("The view hierarchy is not prepared for the constraint: ") == true)
    #expect(!constraint.isActive)
  }

  @Test func `a subview can't contain its own superview`() {
    let raised = exceptions { child.addSubview(view) }
    #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
    #expect(child.superview === view)
    #expect(view.superview == nil)
  }

  @Test func `descriptions read as in UIKit's logs`() {
    let v = address(of: view)
    let c = address(of: child)
    let cases: [(NSLayoutConstraint, String)] = [
      (make(.leading, .leading, constant: 8), "H:|-(8)-[UIView:\(c)]"),
      (make(.left, .left, constant: 8), "H:|-(8)-[UIView:\(c)](LTR)"),
      (make(.top, .bottom, constant: 4), "V:[UIView:\(v)]-(4)-[UIView:\(c)]"),
      (
        make(.width, .width, multiplier: 0.5, constant: -3),
        "UIView:\(c).width == 0.5*UIView:\(v).width - 3"
      ),
      (child.heightAnchor.constraint(equalToConstant: 200), "UIView:\(c).height == 200"),
      (
        view.bottomAnchor.constraint(greaterThanOrEqualTo: child.bottomAnchor, constant: 16),
        "V:[UIView:\(c)]-(>=16)-|"
      ),
      (
        child.bottomAnchor.constraint(equalTo: view.topAnchor, constant: -10),
        "V:[UIView:\(c)]-(10)-[UIView:\(v)]"
      ),
      (make(.centerX, .centerX), "UIView:\(c).centerX == UIView:\(v).centerX"),
    ]
    for (constraint, body) in cases {
      let names = body.contains("|") ? ", names: '|':UIView:\(v) " : ""
      #expect(
        constraint.description
          == "<NSLayoutConstraint:\(address(of: constraint)) \(body)   (inactive\(names))>")
    }
  }
}
