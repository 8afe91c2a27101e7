import Foundation
import Testing
import UIKit

@testable import Stage

@Suite struct `A property that is changed and given back` {
  /// Changes the text of a view, and gives it its former one back.
  private func changeAndRestore(_ view: UIView) throws {
    let restore = try #require(EditedProperty.text.restoration(of: view))
    EditedProperty.text.set(.text("Another"), on: view)
    #expect(EditedProperty.text.value(of: view) == .text("Another"))
    restore(view)
  }

  private let styled = NSAttributedString(
    string: "Large", attributes: [.font: UIFont.systemFont(ofSize: 40)])

  @Test func `has the attributes of a label's text again`() throws {
    let label = UILabel()
    label.attributedText = styled
    try UIScreen().performAsMain {
      let size = label.intrinsicContentSize
      try changeAndRestore(label)
      #expect(label.attributedText == styled)
      #expect(label.intrinsicContentSize == size)
    }
  }

  @Test func `has the attributes of the text of a field and a text view again`() throws {
    let (field, textView) = (UITextField(), UITextView())
    field.attributedText = styled
    textView.attributedText = styled
    try changeAndRestore(field)
    try changeAndRestore(textView)
    #expect(field.attributedText == styled)
    #expect(textView.attributedText == styled)
  }

  @Test func `follows the view's font again where the text had no attributes`() throws {
    // Sizes are rounded to the pixels of the main screen, which is otherwise whatever another test
    // used last.
    try UIScreen().performAsMain {
      let label = UILabel()
      label.text = "Plain"
      try changeAndRestore(label)
      label.font = .systemFont(ofSize: 40)
      let other = UILabel()
      other.font = label.font
      other.text = "Plain"
      #expect(label.intrinsicContentSize == other.intrinsicContentSize)
    }
  }

  @Test func `is no text again where there was none`() throws {
    let (label, button) = (UILabel(), UIButton())
    try changeAndRestore(label)
    try changeAndRestore(button)
    #expect(label.text == nil)
    #expect(button.title(for: .normal) == nil)
  }

  @Test func `leaves the title of a configured button to its state`() throws {
    let button = UIButton()
    button.configuration = .plain()
    button.setTitle("By state", for: .normal)
    let configured = button.configuration?.title
    try changeAndRestore(button)
    #expect(button.configuration?.title == configured)
    #expect(button.title(for: .normal) == "By state")
  }

  @Test func `has the attributes of a button's title again`() throws {
    let (plain, configured) = (UIButton(), UIButton())
    plain.setAttributedTitle(styled, for: .normal)
    configured.configuration = .plain()
    var title = AttributedString("Large")
    title.font = UIFont.systemFont(ofSize: 40)
    configured.configuration?.attributedTitle = title
    try changeAndRestore(plain)
    try changeAndRestore(configured)
    #expect(plain.attributedTitle(for: .normal) == styled)
    #expect(configured.configuration?.attributedTitle == title)
  }

  @Test func `is the system's spacing again, which follows fonts`() throws {
    let (root, upper, lower) = (UIView(), UILabel(), UILabel())
    for label in [upper, lower] { root.addSubview(label) }
    let constraint = lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
    let (before, description) = (constraint.constant, constraint.description)
    let restore = try #require(EditedProperty.constant.restoration(of: constraint))
    EditedProperty.constant.set(.number(3), on: constraint)
    #expect(constraint.constant == 3)
    restore(constraint)
    #expect(constraint.constant == before)
    #expect(constraint.description == description)
    lower.font = .systemFont(ofSize: 60)
    #expect(constraint.constant != before)
  }

  @Test func `is a multiplier only where there is a second side`() {
    let view = UIView()
    let ratio = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2)
    #expect(EditedProperty.multiplier.value(of: ratio) == .number(2))
    let width = view.widthAnchor.constraint(equalToConstant: 80)
    #expect(EditedProperty.multiplier.value(of: width) == nil)
  }

  @Test func `is a priority as it is read again`() {
    let view = UIView()
    let property = EditedProperty.hugging(.vertical)
    let value = property.stored(.number(749.3))
    property.set(value, on: view)
    #expect(property.value(of: view) == value)
    #expect(property.value(of: view) != .number(749.3))
    #expect("\(value)" == "749.3")
    #expect(EditedProperty.constant.stored(.number(0.1)) == .number(0.1))
  }
}
