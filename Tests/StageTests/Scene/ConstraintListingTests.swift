import SceneFixtures
import SeededRandom
import Testing
import UIKit

@testable import Stage

/// Constraints that were listed before are listed again as they would be anew.
@Suite struct ConstraintListingTests {
  @Test func `is used again while constraints get other values alone`() {
    let (host, views) = Self.scene
    _ = host.snapshot
    #expect(host.listing != nil)
    host.change { views[0].constraints[0].constant = 71 }
    #expect(host.listing != nil)
    #expect(host.snapshot.constraints.map(\.text).contains("a.width == 71"))
    host.change { views[0].constraints[0].isActive = false }
    #expect(host.listing == nil)
    #expect(!host.snapshot.constraints.map(\.text).contains("a.width == 71"))
  }

  @Test(arguments: 0..<12)
  func `has what a list that is made anew has`(seed: UInt64) {
    let (host, views) = Self.scene
    var random = SplitMix(seed: seed)
    var off: [NSLayoutConstraint] = []
    for step in 0..<40 {
      host.change {
        for _ in 0..<Int.random(in: 1...2, using: &random) {
          Self.change(views, &off, step, &random)
        }
      }
      let inventory = host.currentInventory
      let (live, list) = host.constraints(of: inventory)
      let (liveAnew, anew) = host.constraintsAnew(of: inventory)
      #expect(live.map { ObjectIdentifier($0) } == liveAnew.map { ObjectIdentifier($0) })
      #expect(list == anew)
      _ = host.snapshot
    }
  }

  /// A scene with three views side by side, and a stack of two.
  private static var scene: (SceneHost, [UIView]) {
    var views: [UIView] = []
    let host = SceneHost(300, 200) { view in
      for name in ["a", "b", "c"] {
        let box = view.add(UIView(), name, 0, 0, 10, 10)
        box.translatesAutoresizingMaskIntoConstraints = false
        box.widthAnchor.constraint(equalToConstant: 30).isActive = true
        box.leadingAnchor.constraint(
          equalTo: views.last?.trailingAnchor ?? view.leadingAnchor, constant: 8
        ).isActive = true
        views.append(box)
      }
      let stack = UIStackView(arrangedSubviews: [UILabel(), UIView()])
      view.addSubview(stack)
      stack.translatesAutoresizingMaskIntoConstraints = false
      let top = stack.topAnchor.constraint(equalTo: view.topAnchor)
      top.priority = .defaultHigh
      top.isActive = true
      views.append(stack)
    }
    return (host, views)
  }

  private static func change(
    _ views: [UIView], _ off: inout [NSLayoutConstraint], _ step: Int, _ random: inout SplitMix
  ) {
    let view = views[Int.random(in: 0..<views.count, using: &random)]
    // Not those of the system, which it changes itself.
    let constraint = (view.constraints + (view.superview?.constraints ?? []))
      .filter { type(of: $0) == NSLayoutConstraint.self }
      .filter { $0.identifier?.hasPrefix("UISV") != true }
      .randomElement(using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3: constraint?.constant = CGFloat(step)
    case 4:
      if let constraint, constraint.priority != .required {
        constraint.priority = UILayoutPriority(Float(400 + step))
      }
    case 5: constraint?.identifier = ["UI-like", "mine", nil][step % 3]
    case 6:
      guard let constraint, constraint.identifier == nil else { return }
      constraint.isActive = false
      off.append(constraint)
    case 7:
      if let constraint = off.popLast() { constraint.isActive = true }
    case 8:
      let inner = UIView()
      view.addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
      inner.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
    default: view.isHidden.toggle()
    }
  }
}
