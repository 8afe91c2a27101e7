import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

/// A view that takes entered text though it shows none.
@MainActor private final class Key: UIView { override var canBecomeFirstResponder: Bool { true } }

/// A view that hands events on to another responder than its superview.
@MainActor private final class Detour: UIView {
  weak var target: UIResponder?
  override var next: UIResponder? { target }
}

/// A controller that pastes where it may.
@MainActor private final class Clipboard: UIViewController {
  var allows = true
  override class var actions: [Action] { super.actions + [Action("glue", Clipboard.glue)] }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender) && allows
  }
  func glue() {}
}

@MainActor @Suite struct `A responder` {
  @Test func `finds who performs an action, outwards from itself`() {
    let clipboard = Clipboard()
    let inner = UIView()
    clipboard.view.addSubview(inner)
    #expect(inner.target(forAction: "glue", withSender: nil) as? UIViewController === clipboard)
    #expect(inner.target(forAction: "tear", withSender: nil) == nil)
    clipboard.allows = false
    #expect(inner.target(forAction: "glue", withSender: nil) == nil)
  }

  @Test
  func `is followed by its controller or superview, and a controller by its view's superview`() {
    let controller = UIViewController()
    let window = show(controller, on: screen(320, 480))
    let (outer, inner) = (UIView(), UIView())
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.next === outer)
    #expect(outer.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === controller.view.superview)
    #expect(UIView().next == nil)
    let chain = sequence(first: inner as UIResponder, next: \.next)
    #expect(chain.contains { $0 === window })
  }

  @Test func `becomes the first one if it can, and is in a window`() {
    let window = UIWindow(frame: rect(0, 0, 320, 480))
    window.isHidden = false
    let (key, plain) = (Key(), UIView())
    for view in [key, plain] { window.addSubview(view) }
    #expect(!plain.canBecomeFirstResponder && UITextField().canBecomeFirstResponder)
    #expect(!plain.becomeFirstResponder())
    #expect(key.becomeFirstResponder() && key.isFirstResponder)
    #expect(!Key().becomeFirstResponder())
  }

  @Test func `finds its window by a detour of its own`() {
    let window = UIWindow(frame: rect(0, 0, 320, 480))
    window.isHidden = false
    let (detour, key) = (Detour(), Key())
    detour.addSubview(key)
    #expect(!key.becomeFirstResponder())
    detour.target = window
    #expect(key.becomeFirstResponder() && window.firstResponder === key)
  }
}
