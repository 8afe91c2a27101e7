import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import CoreAutoLayout

/// What each way to make a constraint from anchors asks for, by the frames that it leads to.
@MainActor @Suite struct `A constraint made from anchors` {
  private let view = UIView(frame: rect(0, 0, 300, 200))
  private let child = UIView()
  private let other = UIView()

  init() {
    for part in [child, other] { view.place(part) }
    other.pin([.leading: 50, .top: 40, .width: 60, .height: 20], to: view)
  }

  /// The child's frame by those constraints, and, optional and weaker, by a frame that is wished
  /// for.
  private func frame(_ constraints: NSLayoutConstraint..., wish: CGRect) -> CGRect {
    let wishes = [
      child.leftAnchor.constraint(equalTo: view.leftAnchor, constant: wish.minX),
      child.topAnchor.constraint(equalTo: view.topAnchor, constant: wish.minY),
      child.widthAnchor.constraint(equalToConstant: wish.width),
      child.heightAnchor.constraint(equalToConstant: wish.height),
    ]
    for wish in wishes { wish.priority = .defaultLow }
    #expect(constraints.allSatisfy { !$0.isActive && $0.priority == .required })
    NSLayoutConstraint.activate(constraints + wishes)
    view.layoutIfNeeded()
    NSLayoutConstraint.deactivate(constraints + wishes)
    return child.frame
  }

  @Test func `keeps an edge at least or at most at another`() {
    let wish = rect(10, 100, 30, 30)
    let after = child.leadingAnchor.constraint(greaterThanOrEqualTo: other.trailingAnchor)
    #expect(frame(after, wish: wish) == rect(110, 100, 30, 30))
    let above = child.bottomAnchor.constraint(lessThanOrEqualTo: other.topAnchor)
    #expect(frame(above, wish: wish) == rect(10, 10, 30, 30))
    let further = child.leftAnchor.constraint(greaterThanOrEqualTo: other.rightAnchor, constant: 5)
    let higher = child.centerYAnchor.constraint(lessThanOrEqualTo: other.centerYAnchor, constant: 9)
    #expect(frame(further, higher, wish: wish) == rect(115, 44, 30, 30))
    #expect(frame(after, above, wish: rect(150, 0, 20, 20)) == rect(150, 0, 20, 20))
  }

  @Test func `bounds a length from both sides, by a number`() {
    let narrow = child.widthAnchor.constraint(lessThanOrEqualToConstant: 25)
    let tall = child.heightAnchor.constraint(greaterThanOrEqualToConstant: 45)
    #expect(frame(narrow, tall, wish: rect(0, 0, 30, 30)) == rect(0, 0, 25, 45))
    #expect(frame(narrow, tall, wish: rect(0, 0, 20, 50)) == rect(0, 0, 20, 50))
  }

  @Test func `bounds a length by a multiple of another`() {
    let wish = rect(0, 0, 100, 30)
    let twice = child.heightAnchor.constraint(equalTo: other.heightAnchor, multiplier: 2)
    let most = child.widthAnchor.constraint(lessThanOrEqualTo: other.widthAnchor, multiplier: 1.5)
    #expect(frame(twice, most, wish: wish) == rect(0, 0, 90, 40))
    let least = child.heightAnchor.constraint(
      greaterThanOrEqualTo: other.widthAnchor, multiplier: 0.75)
    #expect(frame(least, wish: wish) == rect(0, 0, 100, 45))
  }

  @Test func `bounds a length by a multiple of another and a number`() {
    let wish = rect(0, 0, 100, 30)
    let exact = child.widthAnchor.constraint(
      equalTo: other.widthAnchor, multiplier: 0.5, constant: 7)
    let least = child.heightAnchor.constraint(
      greaterThanOrEqualTo: other.heightAnchor, multiplier: 2, constant: 1)
    #expect(frame(exact, least, wish: wish) == rect(0, 0, 37, 41))
    let most = child.widthAnchor.constraint(
      lessThanOrEqualTo: other.widthAnchor, multiplier: 2, constant: -40)
    #expect(frame(most, wish: wish) == rect(0, 0, 80, 30))
  }

  @Test func `stands for a distance down as well as across`() {
    let down = other.bottomAnchor.anchorWithOffset(to: child.topAnchor)
    let across = other.trailingAnchor.anchorWithOffset(to: child.leadingAnchor)
    #expect(
      frame(
        down.constraint(equalToConstant: 12), across.constraint(equalTo: down, multiplier: 2),
        wish: rect(0, 0, 30, 30)) == rect(134, 72, 30, 30))
  }

  @Test func `keeps at most the system's spacing`() {
    let wish = rect(200, 150, 30, 30)
    let near = child.leadingAnchor.constraint(
      lessThanOrEqualToSystemSpacingAfter: other.trailingAnchor, multiplier: 2)
    let close = child.topAnchor.constraint(
      lessThanOrEqualToSystemSpacingBelow: other.bottomAnchor, multiplier: 1)
    #expect(frame(near, close, wish: wish) == rect(126, 68, 30, 30))
  }

  @Test func `centres a view on a guide`() {
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    guide.leadingAnchor.constraint(equalTo: other.leadingAnchor).activated()
    guide.trailingAnchor.constraint(equalTo: view.trailingAnchor).activated()
    guide.topAnchor.constraint(equalTo: other.bottomAnchor).activated()
    guide.bottomAnchor.constraint(equalTo: view.bottomAnchor).activated()
    let centre = [
      child.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      child.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ]
    #expect(frame(centre[0], centre[1], wish: rect(0, 0, 30, 30)) == rect(160, 115, 30, 30))
    #expect(guide.layoutFrame == rect(50, 60, 250, 140))
  }

  @Test func `can be taken from the view that holds it, alone or with others`() {
    let constraints = [
      child.widthAnchor.constraint(equalTo: other.widthAnchor),
      child.heightAnchor.constraint(equalTo: other.heightAnchor),
      child.topAnchor.constraint(equalTo: other.bottomAnchor),
    ]
    view.addConstraints(constraints)
    #expect(constraints.filter(\.isActive) == constraints)
    view.removeConstraint(constraints[1])
    #expect(constraints.map(\.isActive) == [true, false, true])
    view.removeConstraints(constraints)
    #expect(constraints.filter(\.isActive).isEmpty)
    #expect(view.constraints.count == 2 && other.constraints.count == 2)
  }

  @Test func `may be as high as the bar that a layout guide stands for`() {
    let controller = UIViewController()
    let window = show(controller, on: screen(375, 667, safeArea: UIEdgeInsets(top: 20)))
    let strip = controller.view.place(UIView())
    let guide: any UILayoutSupport = controller.topLayoutGuide
    strip.heightAnchor.constraint(equalTo: guide.heightAnchor).isActive = true
    strip.topAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(strip.frame == rect(0, 20, 0, 20))
  }
}

@MainActor @Suite struct `Priorities as numbers` {
  @Test func `are ordered, and raised and lowered, also in place`() {
    var priority = UILayoutPriority.defaultLow
    priority += 2
    #expect(priority == UILayoutPriority(252) && 1 + .defaultLow == UILayoutPriority(251))
    priority -= 3
    #expect(priority == UILayoutPriority(249))
    #expect(UILayoutPriority.defaultHigh - 0.5 == UILayoutPriority(749.5))
    #expect(UILayoutPriority.required - .defaultHigh == 250)
    #expect(priority < .defaultLow && !(UILayoutPriority.defaultLow < priority))
    #expect([.required, priority, .defaultHigh].sorted() == [priority, .defaultHigh, .required])
  }

  @Test func `have AppKit's name too`() {
    let priority: NSLayoutConstraint.Priority = .defaultLow + 1
    let axis: NSLayoutConstraint.Orientation = .vertical
    #expect(priority.rawValue == 251 && axis.rawValue == 1)
  }
}
