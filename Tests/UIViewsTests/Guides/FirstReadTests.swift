import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

/// The system's guides are created when they are first read.
@MainActor @Suite struct `A system guide that is read for the first time` {
  /// Reads its view's guides when it has laid out its subviews.
  private final class Reader: UIViewController {
    var frames: [CGRect] = []

    override func viewDidLayoutSubviews() {
      frames = [
        view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide,
        view.keyboardLayoutGuide,
      ].map(\.layoutFrame)
    }
  }

  private func guides(of view: UIView) -> [UILayoutGuide] {
    [
      view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide,
      view.keyboardLayoutGuide,
    ]
  }

  private let wide = screen(
    1024, 768, safeArea: UIEdgeInsets(top: 24, bottom: 20), margin: 20, .regular, .regular)
  private let expected = [
    rect(0, 24, 1024, 724), rect(20, 24, 984, 724), rect(176, 24, 672, 724), rect(0, 748, 1024, 20),
  ]

  @Test func `has its frame in viewDidLayoutSubviews`() {
    let reader = Reader()
    keepShowing(reader, on: wide)
    #expect(reader.frames == expected)
  }

  @Test func `has its frame after a layout, which a layout with it confirms`() {
    let controller = UIViewController()
    let window = show(controller, on: wide)
    let guides = guides(of: controller.view)
    #expect(guides.map(\.layoutFrame) == expected)
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(guides.map(\.layoutFrame) == expected)
  }

  @Test func `has its frame outside of any controller and window`() {
    let view = parent(200, 100)
    let inner = UIView(frame: rect(10, 10, 120, 60))
    inner.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.addSubview(inner)
    #expect(view.layoutMarginsGuide.layoutFrame == .zero)
    view.layoutIfNeeded()
    #expect(view.layoutMarginsGuide.layoutFrame == rect(8, 8, 184, 84))
    #expect(inner.layoutMarginsGuide.layoutFrame == rect(2, 1, 114, 56))
    #expect(inner.safeAreaLayoutGuide.layoutFrame == rect(0, 0, 120, 60))
    #expect(inner.readableContentGuide.layoutFrame == rect(2, 1, 114, 56))
  }

  @Test func `has the length of the bars if it is a controller's`() {
    let controller = UIViewController()
    let window = show(controller, on: wide)
    let support = [controller.topLayoutGuide, controller.bottomLayoutGuide]
    let frames = support.compactMap { ($0 as? UILayoutGuide)?.layoutFrame }
    #expect(frames == [rect(0, 0, 0, 24), rect(0, 748, 0, 20)])
    window.layoutIfNeeded()
    #expect(frames == support.compactMap { ($0 as? UILayoutGuide)?.layoutFrame })
  }
}
