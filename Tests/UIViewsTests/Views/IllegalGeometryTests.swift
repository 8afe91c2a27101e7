import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

/// Sizes and positions that are no numbers, in the middle of a layout. The hook that tests set lets
/// the run go on.
@MainActor @Suite struct `A length that is no number in a layout` {
  private final class Broken: UIView {
    var lays: (UIView) -> Void = { _ in }
    override func layoutSubviews() {
      super.layoutSubviews()
      lays(self)
    }
  }

  private let root = parent(300, 200)

  private func raised(_ lays: @escaping (UIView) -> Void) -> [LayoutException] {
    let (broken, inner, sibling) = (Broken(), UIView(), ContentView(50, 20))
    inner.accessibilityIdentifier = "culprit"
    broken.addSubview(inner)
    broken.lays = lays
    root.addSubview(broken)
    root.addSubview(sibling)
    sibling.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    let raised = exceptions { root.layoutIfNeeded() }
    #expect(sibling.frame == rect(250, 0, 50, 20), "the layout went on")
    #expect(inner.frame == .zero)
    return raised
  }

  @Test func `names the view whose frame, bounds or centre it was to be`() {
    let attempts: [(UIView) -> Void] = [
      { $0.subviews[0].frame.size.width = .nan }, { $0.subviews[0].frame.origin.x = .infinity },
      { $0.subviews[0].bounds.size.height = .nan }, { $0.subviews[0].center.y = .nan },
    ]
    for attempt in attempts {
      let raised = raised(attempt)
      #expect(raised.map(\.name) == ["CALayerInvalidGeometry"])
      #expect(raised.allSatisfy { $0.reason.contains("name = culprit") })
      #expect(raised.allSatisfy { $0.reason.contains("delegate = <UIView: 0x") })
      for view in root.subviews { view.removeFromSuperview() }
    }
  }

  @Test func `names the view whose margins it is, and leaves out what depends on them`() {
    let inner = UIView()
    root.place(inner)
    inner.pin([.top: 30, .width: 10], to: root)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: inner, attribute: .left, relatedBy: .equal, toItem: root, attribute: .leftMargin,
        multiplier: 1, constant: 0)
    ])
    root.layoutMargins.left = .nan
    let raised = exceptions { root.layoutIfNeeded() }
    #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
    #expect(raised.allSatisfy { $0.reason.contains("UIView:\(address(of: root)).leftMargin") })
    #expect(inner.frame == rect(0, 30, 10, 0))
  }
}
