import AutoLayout
import Foundation
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

  @Test func `is wider around its placeholder than around its text, if its border is rounded`() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "abcd"
    #expect(field.intrinsicContentSize.width == 60)
    field.text = "abcd"
    #expect(field.intrinsicContentSize.width == 46)
    (field.text, field.borderStyle) = ("", .line)
    #expect(field.intrinsicContentSize.width == 36)
  }

  /// Since iOS 13 views beside the text are asked for a size, before they had the assigned one.
  @Test(arguments: [(13, 24, 20), (12, 40, 30)] as [(Int, CGFloat, CGFloat)])
  func `has views beside its text of the size that they ask for`(
    version: Int, width: CGFloat, height: CGFloat
  ) {
    let (field, icon) = (UITextField(frame: rect(0, 0, 200, 40)), UIView(frame: rect(0, 0, 40, 30)))
    icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
    icon.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let window = UIWindow(frame: rect(0, 0, 300, 300))
    window.traitOverrides[SystemVersionTrait.self] = version
    window.addSubview(field)
    field.rightView = icon
    field.rightViewMode = .always
    window.layoutIfNeeded()
    #expect(icon.frame == rect(200 - width, 20 - height / 2, width, height))
    #expect(field.textRect(forBounds: field.bounds).width == 200 - width)
  }

  @Test(arguments: [false, true])
  func `has views beside its text that constraints size`(isFree: Bool) {
    let (field, icon, mark) = (UITextField(frame: rect(0, 0, 200, 40)), UIView(), Box(16, 12))
    icon.translatesAutoresizingMaskIntoConstraints = !isFree
    icon.place(mark)
    mark.pin([.leading: 4, .top: 2, .trailing: -4, .bottom: -2], to: icon)
    field.leftView = icon
    field.leftViewMode = .always
    let window = openWindow(300, 300, around: field)
    window.layoutIfNeeded()
    #expect(icon.frame == rect(0, 12, 24, 16))
    #expect(mark.frame == rect(4, 2, 16, 12))
    #expect(window.conflicts.isEmpty && !icon.hasAmbiguousLayout)
    field.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(icon.frame == rect(176, 12, 24, 16))
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
