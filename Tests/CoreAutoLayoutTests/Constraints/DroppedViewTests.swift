import AutoLayout
import Foundation
import LayoutFixtures
import Synchronization
import Testing

@testable import CoreAutoLayout

/// The only reference to a view, which any thread may let go.
private final class LastReference: Sendable {
  private let view: Mutex<UIView?>

  init(_ view: sending UIView) { self.view = Mutex(view) }

  func drop() { view.withLock { $0 = nil } }
}

/// How many views other threads have yet to let go.
private final class Countdown: Sendable {
  private let left: Mutex<Int>

  init(_ count: Int) { left = Mutex(count) }

  func count(_ done: Int) { left.withLock { $0 -= done } }
  var isOver: Bool { left.withLock { $0 == 0 } }
}

@MainActor @Suite struct `Views that are dropped on other threads` {
  /// A view that nobody else holds, with constraints about it and about what lies in it.
  private func make(
    _ constraints: inout [NSLayoutConstraint], _ children: inout [UIView]
  ) -> LastReference {
    let (view, child, guide) = (UIView(frame: rect(0, 0, 100, 50)), UIView(), UILayoutGuide())
    view.addSubview(child)
    view.addLayoutGuide(guide)
    child.translatesAutoresizingMaskIntoConstraints = false
    let made = [
      view.widthAnchor.constraint(equalToConstant: 100),
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
    ]
    NSLayoutConstraint.activate(made)
    if children.count.isMultiple(of: 2) { view.layoutIfNeeded() }
    children.append(child)
    constraints += made
    return LastReference(view)
  }

  @Test func `the constraints about them are about nothing, and are let go`() async {
    for _ in 0..<3 {
      var (constraints, children) = ([NSLayoutConstraint](), [UIView]())
      let views = (0..<400).map { _ in make(&constraints, &children) }
      let countdown = Countdown(views.count)
      for share in stride(from: 0, to: views.count, by: 100) {
        let views = Array(views[share..<share + 100])
        // A thread of its own does not wait for other tests, while this one reads.
        Thread.detachNewThread {
          for view in views {
            view.drop()
            countdown.count(1)
          }
        }
      }
      // Read all the while, without ever giving way to what the main actor has to clean up.
      var areWhole = true
      while !countdown.isOver {
        for constraint in constraints {
          guard let view = constraint.firstItem as? UIView else { continue }
          if !view.isDescendant(of: view.superview ?? view) { areWhole = false }
        }
        for child in children where child.superview?.subviews.count ?? 1 != 1 { areWhole = false }
      }
      #expect(areWhole)
      #expect(children.allSatisfy { $0.superview == nil && $0.window == nil })
      #expect(stride(from: 0, to: 1200, by: 3).allSatisfy { constraints[$0].firstItem == nil })
      #expect(stride(from: 1, to: 1200, by: 3).allSatisfy { constraints[$0].secondItem == nil })
      #expect(constraints.allSatisfy { !$0.isActive })
      // What is left of a hierarchy lays out by itself, before and after the rest is cleaned up.
      children[0].layoutIfNeeded()
      for turn in 0..<100_000 {
        await Task.yield()
        if constraints.allSatisfy({ $0.containerNode == nil }) { break }
        if turn == 99_999 { Issue.record("constraints are held by views that are gone") }
      }
      children[0].layoutIfNeeded()
      #expect(children.allSatisfy { $0.superview == nil })
      #expect(constraints.allSatisfy { !$0.isActive })
    }
  }

  @Test func `a view that a controller's window shows may be dropped with all around it`() async {
    weak var watched: UIView?
    do {
      let window = UIWindow(frame: rect(0, 0, 320, 480))
      let controller = UIViewController()
      let label = UILabel()
      label.text = "Down the hole"
      controller.view.place(label)
      label.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor).isActive = true
      window.rootViewController = controller
      window.layoutIfNeeded()
      watched = label
      let last = LastReference(window)
      await Task.detached { last.drop() }.value
    }
    for _ in 0..<100_000 where watched != nil { await Task.yield() }
    #expect(watched == nil)
  }
}
