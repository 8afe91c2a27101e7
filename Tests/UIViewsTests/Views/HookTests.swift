import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

/// Writes down which of its hooks are called.
@MainActor private final class HookedView: UIView {
  var calls: [String] = []

  override func willMove(toSuperview newSuperview: UIView?) {
    calls.append(newSuperview == nil ? "will leave superview" : "will move to superview")
  }

  override func didMoveToSuperview() {
    calls.append(superview == nil ? "left superview" : "moved to superview")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    calls.append(newWindow == nil ? "will leave window" : "will move to window")
  }

  override func didMoveToWindow() {
    calls.append(window == nil ? "left window" : "moved to window")
  }
}

@MainActor private final class HookedScrollView: UIScrollView {
  var insets: [UIEdgeInsets] = []
  override func adjustedContentInsetDidChange() { insets.append(adjustedContentInset) }
}

@MainActor private final class HookedController: UIViewController {
  var calls: [String] = []
  override func viewLayoutMarginsDidChange() {
    calls.append("margins \(Int(view.layoutMargins.top))")
  }

  /// Children have half of the width.
  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { CGSize(width: size.width / 2, height: size.height) }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    calls.append("to \(Int(size.width)) x \(Int(size.height))")
    coordinator.animate(
      alongsideTransition: { transition in
        self.calls.append("alongside, animated: \(transition.isAnimated)")
      },
      completion: { transition in
        self.calls.append("over after \(transition.transitionDuration) s")
      })
    super.viewWillTransition(to: size, with: coordinator)
  }
}

@MainActor @Suite struct `What is told` {
  @Test func `a view hears of its superview and its window before and after`() {
    let window = UIWindow(frame: rect(0, 0, 100, 100))
    let view = HookedView()
    window.addSubview(view)
    #expect(Set(view.calls.prefix(2)) == ["will move to superview", "will move to window"])
    #expect(Set(view.calls.dropFirst(2)) == ["moved to window", "moved to superview"])
    #expect(view.calls.count == 4)
    view.calls = []
    view.removeFromSuperview()
    #expect(Set(view.calls.prefix(2)) == ["will leave superview", "will leave window"])
    #expect(Set(view.calls.dropFirst(2)) == ["left window", "left superview"])
    #expect(view.calls.count == 4)
  }

  @Test func `a view descends from itself and all around it`() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(leaf.isDescendant(of: root) && leaf.isDescendant(of: middle))
    #expect(leaf.isDescendant(of: leaf))
    #expect(!root.isDescendant(of: leaf) && !leaf.isDescendant(of: UIView()))
  }

  @Test func `a scroll view hears of the insets in effect`() {
    let view = HookedScrollView(frame: rect(0, 0, 100, 100))
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.insets == [UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)])
    view.contentInset.left = 0
    #expect(view.insets.map(\.left) == [2, 0])
    view.contentInset.left = 0
    #expect(view.insets.count == 2)
  }

  @Test func `a controller hears of its view's margins`() {
    let controller = HookedController()
    let window = show(controller, on: screen(400, 700))
    controller.calls = []
    window.apply(screen(400, 700, safeArea: UIEdgeInsets(top: 20)))
    #expect(controller.calls == ["margins 20"])
  }

  @Test func `a child controller hears of the size that its parent has for it`() {
    let (parent, child) = (HookedController(), HookedController())
    parent.addChild(child)
    child.view.frame = rect(0, 0, 200, 700)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let window = show(parent, on: screen(400, 700))
    (parent.calls, child.calls) = ([], [])
    window.apply(screen(700, 400))
    let transition = ["alongside, animated: false", "over after 0.0 s"]
    #expect(parent.calls == ["to 700 x 400"] + transition)
    #expect(child.calls == ["to 350 x 400"] + transition)
  }
}
