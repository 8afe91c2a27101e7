import AutoLayout
import Foundation
import LayoutFixtures
import Testing
import Typefaces

@testable import UIFoundation

/// A screen of that many pixels a point, with the version of iOS.
@MainActor
private func on<Result>(scale: CGFloat = 2, version: Int = 18, _ body: () -> Result) -> Result {
  UIScreen(
    ScreenConfiguration(
      size: CGSize(width: 375, height: 667), scale: scale,
      traitCollection: UITraitCollection(
        idiom: .phone, displayScale: scale, preferredContentSizeCategory: .large,
        textMetrics: AnyTextMetrics(DeviceTextMetrics(version: version)), systemVersion: version))
  ).perform(body)
}

@MainActor private func label(_ text: String, _ size: CGFloat = 17) -> UILabel {
  let label = UILabel()
  label.text = text
  label.font = .systemFont(ofSize: size)
  return label
}

/// The sizes of texts as public Interface Builder documents have them, which Apple's engine wrote.
@MainActor @Suite struct `A text on a device` {
  @Test func `is as high as its font, rounded up to the pixel`() {
    #expect(on { label("Label").intrinsicContentSize.height } == 20.5)
    #expect(on(scale: 3) { label("Label").intrinsicContentSize.height }.isAbout(61.0 / 3))
    #expect(on { label("Label", 14).intrinsicContentSize.height } == 17)
    #expect(on { label("Label", 34).intrinsicContentSize.height } == 41)
  }

  @Test func `is as wide as its characters, closer since iOS 14`() {
    #expect(on(version: 13) { label("Label").intrinsicContentSize.width } == 42)
    #expect(on { label("Label").intrinsicContentSize.width } == 41.5)
  }

  @Test func `makes a button of whole points, twelve higher than its line`() {
    func height(_ size: CGFloat) -> CGFloat {
      on {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: size)
        return button.intrinsicContentSize.height
      }
    }
    #expect([15, 17].map(height) == [30, 33])
  }

  @Test func `makes a field without a border a point higher than its line`() {
    func height(_ version: Int, _ style: UITextField.BorderStyle) -> CGFloat {
      on(version: version) {
        let field = UITextField()
        field.borderStyle = style
        return field.intrinsicContentSize.height
      }
    }
    #expect([18, 12].map { height($0, .none) } == [22, 21])
    #expect([18, 12].map { height($0, .roundedRect) } == [34, 34])
  }

  @Test func `makes a text view sixteen points higher than its lines`() {
    let height = on {
      let view = UITextView()
      view.font = .systemFont(ofSize: 14)
      view.isScrollEnabled = false
      return view.intrinsicContentSize.height
    }
    #expect(height == 33)
  }

  @Test func `is measured again for another scale, in whatever view it is`() {
    let label = label("Label")
    let text = UITextView()
    text.isScrollEnabled = false
    text.text = "Label"
    let field = UITextField()
    field.text = "Label"
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Label"
    let segments = UISegmentedControl(items: ["Labels"])
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .compact
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = Date(timeIntervalSince1970: 0)
    let views: [UIView] = [label, text, field, button, segments, picker]
    let controller = UIViewController()
    for view in views {
      controller.view.place(view)
      view.leftAnchor.constraint(equalTo: controller.view.leftAnchor).isActive = true
      view.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
    }
    let window = show(controller, on: screen(375, 667, scale: 3, textMetrics: .device))
    func pixels() -> [[CGFloat]] {
      window.layoutIfNeeded()
      return views.map { [$0.frame.width * 3, $0.frame.height * 3].map { $0.rounded() } }
    }
    let fine = pixels()
    window.traitOverrides.displayScale = 1
    let coarse = pixels()
    #expect(coarse[0] == [126, 63])
    #expect(zip(fine, coarse).allSatisfy { $0 != $1 })
    window.traitOverrides.remove(UITraitDisplayScale.self)
    #expect(fine[0] == [125, 61])
    #expect(pixels() == fine)
  }

  @Test func `has the heights of its font by the traits of the code that asks`() {
    let font = UIFont.systemFont(ofSize: 20)
    let heights = on {
      [font.ascender, font.descender, font.leading, font.lineHeight, font.capHeight, font.xHeight]
    }
    // 1950 above and 494 below the baseline, of 2048; capitals are 1443 high, and an x is 1078 in
    // small text and 1040 in large. At 20 points iOS 26 says 10.4395, which is 1069.
    for (found, units) in zip(heights, [1950.0, -494, 0, 2444, 1443, 1069]) {
      #expect(abs(found - units * 20 / 2048) < 0.001)
    }
  }
}

/// The sizes of controls by the version of iOS, as documents of its time have them.
@MainActor @Suite struct `A control has the size of its version` {
  @Test(arguments: [
    (10, [51, 31, 94, 29, 29, 2, 37, 44]), (12, [51, 31, 94, 29, 29, 2, 37, 56]),
    (13, [51, 31, 94, 32, 32, 2, 37, 56]), (18, [51, 31, 94, 32, 32, 4, 26, 56]),
    (26, [63, 28, 94, 32, 32, 4, 26, 56]),
  ])
  func `switch, stepper, segments, progress, pages and search bar`(version: Int, lengths: [CGFloat])
  {
    let found = on(version: version) {
      let (toggle, stepper) = (UISwitch().frame.size, UIStepper().frame.size)
      return [
        toggle.width, toggle.height, stepper.width, stepper.height,
        UISegmentedControl(items: ["One"]).sizeThatFits(.zero).height,
        UIProgressView().intrinsicContentSize.height, UIPageControl().intrinsicContentSize.height,
        UISearchBar().intrinsicContentSize.height,
      ]
    }
    #expect(found == lengths)
  }
}

extension CGFloat {
  /// Whether the two differ by a rounding error.
  fileprivate func isAbout(_ other: CGFloat) -> Bool { (self - other).magnitude < 1e-6 }
}

@Suite struct `Bold text` {
  private func width(
    of text: String, _ typeface: Typeface, size: Double = 17, bold: Bool = false
  ) -> Double {
    var advances: [Double] = []
    DeviceTextMetrics(isBold: bold).appendAdvances(
      of: text, in: typeface, size: size, to: &advances)
    return advances.reduce(0, +)
  }

  @Test(arguments: [(0, 0.3), (0.23, 0.4), (0.3, 0.56), (0.56, 0.62), (0.62, 0.62), (-0.8, -0.4)])
  func `is two weights heavier in fonts of the system`(weight: Double, heavier: Double) {
    let text = "Curiouser and curiouser!"
    let bold = width(of: text, Typeface(weight: weight), bold: true)
    #expect(bold == width(of: text, Typeface(weight: heavier)))
  }

  @Test func `is wider than regular text, and leaves other families as they are`() {
    let text = "Curiouser and curiouser!"
    #expect(width(of: text, Typeface(), bold: true) > width(of: text, Typeface()) + 1)
    let georgia = Typeface(named: "Georgia")
    #expect(width(of: text, georgia, bold: true) == width(of: text, georgia))
  }
}
