import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import CoreAutoLayout

/// Content sizes that are required, in conflict with constraints and with each other.
@MainActor @Suite struct YieldingContentTests {
  private func content(_ width: CGFloat, _ height: CGFloat, hugging: UILayoutPriority)
    -> ContentView
  {
    let view = ContentView(width, height)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(hugging, for: axis)
      view.setContentCompressionResistancePriority(.required, for: axis)
    }
    return view
  }

  @Test func `a required content size yields to a required constraint, and is the broken one`() {
    let text = content(60, 0, hugging: .required)
    let view = parent(300, 200, [text])
    let height = text.heightAnchor.constraint(equalToConstant: 21)
    height.activated()
    text.topAnchor.constraint(equalTo: view.topAnchor).activated()
    text.leadingAnchor.constraint(equalTo: view.leadingAnchor).activated()
    let messages = logged { view.layoutIfNeeded() }
    #expect(text.frame == rect(0, 0, 60, 21))
    #expect(!height.isBroken)
    #expect(messages.count == 1)
    #expect(
      view.node.ownEngine?.conflicts.map { $0.broken is NSContentSizeLayoutConstraint } == [true])
    height.isActive = false
    view.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 60, 0))
    #expect(view.node.ownEngine?.conflicts.isEmpty == true)
  }

  @Test func `a required content size that yields is missed by no more than it has to be`() {
    let text = content(60, 20, hugging: .required)
    let view = parent(300, 200, [text])
    text.topAnchor.constraint(equalTo: view.topAnchor).activated()
    text.heightAnchor.constraint(greaterThanOrEqualToConstant: 32).activated()
    _ = logged { view.layoutIfNeeded() }
    #expect(text.frame.height == 32)
  }

  @Test func `weaker constraints decide which of several required content sizes yields`() {
    let (first, second) = (content(60, 20, hugging: .required), content(60, 18, hugging: .required))
    let view = parent(300, 80, [first, second])
    let wish = first.heightAnchor.constraint(equalToConstant: 40)
    wish.priority = UILayoutPriority(500)
    first.topAnchor.constraint(equalTo: view.topAnchor).activated()
    second.topAnchor.constraint(equalTo: first.bottomAnchor).activated()
    second.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12).activated()
    wish.activated()
    _ = logged { view.layoutIfNeeded() }
    #expect(first.frame.height == 40)
    #expect(second.frame.height == 28)
  }

  @Test func `a required content size comes before the highest priority that is optional`() {
    let text = content(60, 20, hugging: .required)
    let view = parent(300, 200, [text])
    let wish = text.heightAnchor.constraint(equalToConstant: 90)
    wish.priority = UILayoutPriority(Float(1000).nextDown)
    text.topAnchor.constraint(equalTo: view.topAnchor).activated()
    text.heightAnchor.constraint(greaterThanOrEqualToConstant: 32).activated()
    wish.activated()
    _ = logged { view.layoutIfNeeded() }
    #expect(text.frame.height == 32)
  }

  @Test func `a required content size that fits breaks nothing and counts as required`() {
    let text = content(60, 20, hugging: .required)
    let view = parent(300, 200, [text])
    text.widthAnchor.constraint(equalToConstant: 90).activated(at: UILayoutPriority(999))
    let messages = logged { view.layoutIfNeeded() }
    #expect(text.frame.width == 60)
    #expect(messages.isEmpty)
  }

  @Test func `a constraint that joins later finds the same content size broken`() {
    let text = content(60, 20, hugging: .required)
    let view = parent(300, 200, [text])
    text.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(text.frame.height == 20)
    let height = text.heightAnchor.constraint(equalToConstant: 44).activated()
    _ = logged { view.layoutIfNeeded() }
    #expect(text.frame.height == 44 && !height.isBroken)
    text.size.height = 44
    text.invalidateIntrinsicContentSize()
    _ = logged { view.layoutIfNeeded() }
    #expect(view.node.ownEngine?.conflicts.isEmpty == true)
  }
}
