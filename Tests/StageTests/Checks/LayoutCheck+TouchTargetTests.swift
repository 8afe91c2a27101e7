import Foundation
import Testing
import UIKit

@testable import Stage

@MainActor
@Suite struct `A control for a finger` {
  @Test func `has 28 points each way, else there is a hint`() {
    let host = SceneHost(400, 400) { view in
      view.add(button("least"), "least", 0, 0, 100, 28)
      view.add(button("x"), "low", 0, 50, 100, 27.5)
      view.add(button("y"), "narrow", 0, 100, 20, 44)
      view.add(button("off"), "off", 0, 150, 100, 10).isEnabled = false
      view.add(UILabel(), "label", 0, 200, 10, 10)
    }
    #expect(
      host.messages(of: .touchTarget) == [
        "low has 100 x 27.5 points; a finger needs 44 x 44, and at least 28 x 28",
        "narrow has 20 x 44 points; a finger needs 44 x 44, and at least 28 x 28",
      ])
  }

  @Test func `is of that size if UIKit makes it`() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    let controls: [UIControl] = [
      UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["one", "two"]),
      button("title"), field,
    ]
    let host = SceneHost(400, 400) { view in
      for (row, control) in controls.enumerated() {
        let size = control.intrinsicContentSize
        view.add(control, "c\(row)", 0, CGFloat(row) * 60, max(size.width, 100), size.height)
      }
    }
    #expect(host.messages(of: .touchTarget) == [])
  }
}
