import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

/// The frame (160, 120; 80, 80) in a superview of 320 points, under each mask, as UIKit moves it.
@MainActor @Suite struct AutoresizingTests {
  private let view = UIView(frame: rect(0, 0, 320, 320))

  struct Case: Sendable {
    let mask: UIView.AutoresizingMask
    /// Where the view starts and how wide it is when the superview becomes 400 points wide.
    let x: CGFloat
    let width: CGFloat
  }

  nonisolated static let cases = [
    Case(mask: [], x: 160, width: 80), Case(mask: [.flexibleRightMargin], x: 160, width: 80),
    Case(mask: [.flexibleLeftMargin], x: 240, width: 80),
    Case(mask: [.flexibleWidth], x: 160, width: 160),
    // A third of what the right margin of 80 leaves: 320 / 3.
    Case(mask: [.flexibleLeftMargin, .flexibleWidth], x: 320 - 320.0 / 3, width: 320.0 / 3),
    // The centre stays at 0.625 of the width.
    Case(mask: [.flexibleLeftMargin, .flexibleRightMargin], x: 210, width: 80),
    Case(mask: [.flexibleWidth, .flexibleRightMargin], x: 160, width: 120),
    Case(mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], x: 200, width: 100),
  ]

  @Test(arguments: cases)
  func `a view follows its superview by its mask`(_ example: Case) {
    let child = UIView(frame: rect(160, 120, 80, 80))
    child.autoresizingMask = example.mask
    view.addSubview(child)
    view.frame.size.width = 400
    #expect(abs(child.frame.minX - example.x) < 1e-9)
    #expect(abs(child.frame.width - example.width) < 1e-9)
    #expect(child.frame.minY == 120)
  }

  @Test(arguments: cases)
  func `the constraints for a mask say the same as the mask`(_ example: Case) {
    let child = UIView(frame: rect(160, 120, 80, 80))
    child.autoresizingMask = example.mask
    view.addSubview(child)
    let follower = UIView()
    view.place(follower)
    NSLayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: child.leftAnchor),
      follower.widthAnchor.constraint(equalTo: child.widthAnchor),
    ])
    view.layoutIfNeeded()
    #expect(abs(follower.solvedFrame.minX - 160) < 1e-9)
    view.frame.size.width = 400
    view.layoutIfNeeded()
    #expect(abs(follower.solvedFrame.minX - example.x) < 1e-9)
    #expect(abs(follower.solvedFrame.width - example.width) < 1e-9)
    #expect(view.node.ownEngine?.conflicts.isEmpty == true)
  }

  @Test func `moving a view by its frame moves what is tied to it`() {
    let child = UIView(frame: rect(10, 10, 80, 80))
    let follower = UIView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    view.addSubview(follower)
    follower.leftAnchor.constraint(equalTo: child.rightAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(follower.frame.minX == 90)
    child.frame.origin.x = 50
    view.layoutIfNeeded()
    #expect(follower.frame.minX == 130)
  }

  @Test func `in a window edges go to whole pixels, and ties up`() {
    let controller = UIViewController()
    let child = UIView()
    controller.view.place(child)
    let left = child.leftAnchor.constraint(equalTo: controller.view.leftAnchor, constant: 137.5)
    NSLayoutConstraint.activate([left, child.widthAnchor.constraint(equalToConstant: 50.1)])
    let window = show(controller, on: screen(400, 400, scale: 3))
    #expect(abs(child.frame.minX - 137.6666667) < 1e-6)
    #expect(abs(child.frame.maxX - 187.6666667) < 1e-6)
    #expect(child.solvedFrame.minX == 137.5)
    for (exact, snapped) in [(231.25, 231.3333333), (242.5, 242.6666667)] as [(CGFloat, CGFloat)] {
      left.constant = exact
      window.layoutIfNeeded()
      #expect(abs(child.frame.minX - snapped) < 1e-6)
    }
  }

  @Test func `outside of a window origins go to whole points and sizes to halves`() {
    let child = UIView()
    let view = parent(300, 300, [child])
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 103.4),
      child.widthAnchor.constraint(equalToConstant: 93.3),
    ])
    view.layoutIfNeeded()
    #expect(child.frame == rect(103, 0, 93.5, 0))
  }
}
