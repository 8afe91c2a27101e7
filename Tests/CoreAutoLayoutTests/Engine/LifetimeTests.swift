import AutoLayout
import Foundation
import LayoutFixtures
import SeededRandom
import Testing

@testable import CoreAutoLayout

@MainActor @Suite struct `Lifetimes` {
  /// An object that a test expects to go away.
  private struct Watch {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  /// Builds a screen full of all kinds of things, lays it out, and lets go of it.
  private func round(_ number: Int) -> [Watch] {
    let controller = UIViewController()
    let child = UIViewController()
    // On a screen of its own: the main one may be that of a test that waits, and would log for it.
    let window = UIScreen().perform { UIWindow(frame: rect(0, 0, 320, 480)) }
    window.rootViewController = controller
    controller.addChild(child)
    controller.view.addSubview(child.view)
    child.didMove(toParent: controller)
    window.makeKeyAndVisible()

    let label = UILabel()
    label.text = "round \(number)"
    let stack = UIStackView(arrangedSubviews: [label, UIView(), UIButton(type: .system)])
    stack.translatesAutoresizingMaskIntoConstraints = false
    let guide = UILayoutGuide()
    controller.view.addSubview(stack)
    controller.view.addLayoutGuide(guide)
    let margins = controller.view.layoutMarginsGuide
    let constraints = [
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      guide.leadingAnchor.constraint(equalTo: stack.trailingAnchor),
      guide.leadingAnchor.anchorWithOffset(to: margins.trailingAnchor).constraint(
        equalTo: label.widthAnchor), label.widthAnchor.constraint(equalToConstant: 40),
      label.widthAnchor.constraint(equalToConstant: 50),
    ]
    NSLayoutConstraint.activate(constraints)
    _ = constraints.map(\.firstAnchor)
    _ = constraints[3].firstAnchor
    _ = stack.layer
    _ = logged { window.layoutIfNeeded() }
    if number.isMultiple(of: 2) { stack.removeFromSuperview() }
    if number.isMultiple(of: 3) { controller.view.removeLayoutGuide(guide) }
    _ = logged { window.layoutIfNeeded() }
    let all: [AnyObject] =
      [controller, child, window, controller.view, label, stack, guide, margins, stack.layer]
      + constraints
    return all.map(Watch.init)
  }

  @Test func `nothing is left of hundreds of screens`() {
    for number in seeds(300, inProofs: 1000) {
      let watched = round(number)
      let left = watched.compactMap(\.object)
      #expect(left.isEmpty, "round \(number) leaves \(left)")
      if !left.isEmpty { return }
    }
  }

  @Test func `a constraint whose view died is dropped`() {
    let root = parent(300, 200)
    let kept = root.place(UIView())
    var dying: UIView? = UIView()
    var constraint: NSLayoutConstraint?
    if let dying {
      root.place(dying)
      constraint = kept.leadingAnchor.constraint(equalTo: dying.trailingAnchor, constant: 30)
      constraint?.isActive = true
      dying.widthAnchor.constraint(equalToConstant: 50).isActive = true
      dying.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(kept.frame.minX == 80)
      dying.removeFromSuperview()
    }
    dying = nil
    #expect(root.constraints.isEmpty)
    #expect(constraint?.isActive == false)
    #expect(constraint?.secondItem == nil)
    root.layoutIfNeeded()
    #expect(kept.frame.minX == 0)
    #expect(exceptions { constraint?.isActive = true }.map(\.name) == ["NSGenericException"])
  }
}
