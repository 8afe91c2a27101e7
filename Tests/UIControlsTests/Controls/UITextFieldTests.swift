import AutoLayout
import LayoutFixtures
import Testing

@testable import UIControls

@MainActor @Suite(.columns) struct `A text field` {
  @Test func `measures its text by the traits that are in force there`() {
    let field = UITextField()
    field.text = "abcd"
    field.adjustsFontForContentSizeCategory = true
    field.font = .preferredFont(forTextStyle: .body)
    let controller = UIViewController()
    let window = show(controller, on: screen(320, 480))
    let outer: UIView = controller.view
    outer.addSubview(field)
    window.layoutIfNeeded()
    #expect(field.intrinsicContentSize.width == 32)
    outer.traitOverrides[TextMetricsTrait.self] = AnyTextMetrics(ColumnTextMetrics(columnWidth: 7))
    #expect(field.intrinsicContentSize.width == 28)
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(field.font?.pointSize == 53)
  }

  @Test func `is aligned by the baseline of the text in the middle of its height`() {
    let (field, button, label) = (UITextField(), UIButton(type: .system), UILabel())
    button.setTitle("Go", for: .normal)
    label.text = "Name"
    let controller = UIViewController()
    let window = keepShowing(controller, on: screen(375, 667))
    for view in [field, button, label] { controller.view.place(view) }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
      field.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
      button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      field.heightAnchor.constraint(equalToConstant: 50),
      button.heightAnchor.constraint(equalToConstant: 60),
      field.widthAnchor.constraint(equalToConstant: 100),
    ])
    window.layoutIfNeeded()
    // Lines of text of the same height: one middle for all of them.
    #expect(label.frame.midY == 108)
    #expect(field.frame.midY == 108)
    #expect(button.frame.midY == 108)
    // A title at the top keeps its distance from there: 6 points above a line of 16 in a height of
    // 28.
    button.contentVerticalAlignment = .top
    window.layoutIfNeeded()
    #expect(button.frame.minY == 94)
  }
}
