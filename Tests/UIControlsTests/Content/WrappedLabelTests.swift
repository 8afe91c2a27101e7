import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIControls

/// In columns a character is 8 points wide and a line 16 high.
@MainActor @Suite(.columns) struct `A label that wraps` {
  private let label = UILabel()

  /// A window with the label, or a view around it, in its middle, 10 points from its sides or more.
  private func show(_ view: UIView, width: CGFloat) -> UIWindow {
    label.text = "watching them go"
    label.numberOfLines = 0
    let window = UIWindow(frame: rect(0, 0, width, 100))
    window.isHidden = false
    window.place(view)
    view.centerXAnchor.constraint(equalTo: window.centerXAnchor).isActive = true
    view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    view.leadingAnchor.constraint(greaterThanOrEqualTo: window.leadingAnchor, constant: 10)
      .isActive = true
    window.layoutIfNeeded()
    return window
  }

  @Test func `hugs its longest line with the space at which that was broken`() {
    let window = show(label, width: 100)
    #expect(label.frame == rect(14, 0, 72, 32))
    window.frame.size.width = 160
    window.layoutIfNeeded()
    #expect(label.frame == rect(16, 0, 128, 16))
    window.frame.size.width = 100
    window.layoutIfNeeded()
    #expect(label.frame == rect(14, 0, 72, 32))
  }

  @Test func `makes a view around it as wide`() {
    let box = UIView()
    box.place(label)
    label.pin([.leading: 2, .trailing: -2, .top: 0, .bottom: 0], to: box)
    let window = show(box, width: 100)
    #expect(window.conflicts.isEmpty)
    #expect(box.frame == rect(12, 0, 76, 32))
  }

  @Test func `fills the room that it has to fill`() {
    let window = show(label, width: 100)
    label.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -10).isActive = true
    window.layoutIfNeeded()
    #expect(label.frame == rect(10, 0, 80, 32))
  }

  @Test func `is in one line as soon as there is room`() {
    let window = show(label, width: 100)
    label.text = "watching"
    window.layoutIfNeeded()
    #expect(label.frame == rect(18, 0, 64, 16))
  }
}
