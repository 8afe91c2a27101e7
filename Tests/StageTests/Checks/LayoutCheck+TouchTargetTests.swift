import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `A control for a finger` {
  @Test func `has 28 points each way, else there is a warning`() {
    let host = SceneHost(400, 400) { view in
      view.add(button("least"), "least", 0, 0, 100, 28)
      view.add(button("x"), "low", 0, 50, 100, 27)
      view.add(button("y"), "narrow", 0, 100, 20, 44)
      view.add(button("off"), "off", 0, 150, 100, 10).isEnabled = false
      view.add(UILabel(), "label", 0, 200, 10, 10)
      view.add(button("z"), "nearly", 0, 250, 100, 27.6)
    }
    #expect(
      host.messages(of: .touchTarget) == [
        "low has 100 x 27 points; a finger needs 44 x 44, and at least 28 x 28",
        "narrow has 20 x 44 points; a finger needs 44 x 44, and at least 28 x 28",
      ])
    #expect(host.snapshot.problems.map(\.severity) == [.warning, .warning])
  }

  @Test func `has 44 points each way if it shows a picture alone, else there is a hint`() {
    let host = SceneHost(400, 400) { view in
      view.add(pictureButton(20, 20), "small", 0, 0, 32, 40)
      view.add(pictureButton(20, 20), "tiny", 0, 50, 20, 40)
      view.add(pictureButton(20, 20), "large", 0, 100, 44, 43.67)
      view.add(pictureButton(20, 20), "titled", 0, 150, 100, 40).setTitle("a", for: .normal)
    }
    let found = host.snapshot.problems.filter { $0.kind == .touchTarget }
    #expect(
      found.map(\.message) == [
        "small has 32 x 40 points; a finger needs 44 x 44",
        "tiny has 20 x 40 points; a finger needs 44 x 44, and at least 28 x 28",
      ])
    #expect(found.map(\.severity) == [.hint, .warning])
  }

  @Test func `is of that size if UIKit makes it`() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let controls: [UIControl] = [
      UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["one", "two"]),
      button("title"), field, UITextField(), pages,
    ]
    let host = SceneHost(400, 600) { view in
      for (row, control) in controls.enumerated() {
        let size = control.intrinsicContentSize
        view.add(control, "c\(row)", 0, CGFloat(row) * 60, max(size.width, 100), size.height)
      }
    }
    #expect(host.messages(of: .touchTarget) == [])
    // A control that is lower than it is by itself is too low.
    let low = SceneHost(400, 400) { view in
      view.add(UISegmentedControl(items: ["one", "two"]), "low", 0, 0, 100, 20)
    }
    #expect(low.messages(of: .touchTarget).count == 1)
  }
}
