import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIControls

@MainActor @Suite struct `The button that clears a field` {
  private let field = UITextField(frame: rect(0, 0, 200, 34))
  private let window = UIWindow(frame: rect(0, 0, 200, 100))

  init() {
    window.isHidden = false
    window.addSubview(field)
    field.borderStyle = .roundedRect
    field.text = "Alice"
  }

  @Test func `takes room at the end of the text while it is shown`() {
    let room = field.textRect(forBounds: field.bounds)
    #expect(room == rect(7, 2, 186, 30))
    field.clearButtonMode = .always
    window.layoutIfNeeded()
    #expect(field.clearPart?.frame == rect(176, 7.5, 19, 19))
    #expect(field.clearButtonRect(forBounds: field.bounds) == rect(176, 7.5, 19, 19))
    #expect(field.textRect(forBounds: field.bounds) == rect(7, 2, 162, 30))
    field.text = ""
    #expect(field.clearPart?.superview == nil)
    #expect(field.textRect(forBounds: field.bounds) == room)
  }

  @Test func `comes with editing and leaves with it`() {
    field.clearButtonMode = .whileEditing
    #expect(field.clearButtonRect(forBounds: field.bounds) == .zero)
    field.becomeFirstResponder()
    #expect(field.clearPart?.superview === field)
    field.resignFirstResponder()
    #expect(field.clearPart?.superview == nil)
  }

  @Test func `removes the text, if the delegate lets it`() {
    final class Guard: UITextFieldDelegate {
      var allows = false
      func textFieldShouldClear(_ textField: UITextField) -> Bool { allows }
    }
    let delegate = Guard()
    var changes = 0
    field.delegate = delegate
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.clearButtonMode = .always
    window.sendTap(at: CGPoint(x: 185, y: 17))
    #expect(field.text == "Alice")
    delegate.allows = true
    window.sendTap(at: CGPoint(x: 185, y: 17))
    #expect(field.text == "")
    #expect(changes == 1)
    #expect(!field.isEditing)
  }

  @Test func `has its place only without a view at the right`() {
    field.clearButtonMode = .always
    field.rightView = UIView(frame: rect(0, 0, 20, 20))
    field.rightViewMode = .always
    #expect(field.clearPart?.superview == nil)
    field.rightViewMode = .never
    #expect(field.clearPart?.superview === field)
  }

  @Test func `is not needed where editing begins without the old text`() {
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
  }
}
