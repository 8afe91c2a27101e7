import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIControls

/// A delegate that notes what it is asked and told.
@MainActor private final class FieldDiary: UITextFieldDelegate {
  var lines: [String] = []
  var mayBegin = true
  var mayEnd = true
  var mayChange: (String) -> Bool = { _ in true }

  private func name(_ field: UITextField) -> String { field.placeholder ?? "" }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    lines.append("\(name(textField)) may begin")
    return mayBegin
  }
  func textFieldDidBeginEditing(_ field: UITextField) { lines.append("\(name(field)) began") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    lines.append("\(name(textField)) may end")
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) { lines.append("\(name(textField)) ended") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    lines.append("\(range.location)+\(range.length) \(string)")
    return mayChange(string)
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    lines.append("\(name(textField)) returns")
    return true
  }
}

@MainActor @Suite(.columns) struct `A text field is edited` {
  private let window = UIWindow(frame: rect(0, 0, 320, 480))
  private let diary = FieldDiary()
  private let first = UITextField(frame: rect(10, 10, 200, 34))
  private let second = UITextField(frame: rect(10, 60, 200, 34))

  init() {
    window.isHidden = false
    for (field, name) in [(first, "first"), (second, "second")] {
      field.placeholder = name
      field.delegate = diary
      window.addSubview(field)
    }
  }

  @Test func `by the delete key, after the delegate was asked about the last character`() {
    first.text = "a👩‍👧"
    first.becomeFirstResponder()
    diary.lines = []
    window.deleteText()
    #expect(first.text == "a")
    diary.mayChange = { !$0.isEmpty }
    window.deleteText()
    #expect(first.text == "a")
    first.text = ""
    window.deleteText()
    #expect(diary.lines == ["1+5 ", "0+1 "])
  }

  @Test func `from a tap on it to a tap on another`() {
    #expect(window.sendTap(at: CGPoint(x: 50, y: 25)))
    #expect(first.isEditing && first.isFirstResponder)
    #expect(window.sendTap(at: CGPoint(x: 50, y: 75)))
    #expect(!first.isEditing && second.isEditing)
    #expect(
      diary.lines == [
        "first may begin", "first began", "second may begin", "first may end", "first ended",
        "second began",
      ])
  }

  @Test func `unless its delegate forbids it, or it is in no window`() {
    diary.mayBegin = false
    #expect(!first.becomeFirstResponder())
    diary.mayBegin = true
    #expect(!UITextField().becomeFirstResponder())
    #expect(first.becomeFirstResponder())
    diary.mayEnd = false
    #expect(!second.becomeFirstResponder())
    #expect(!first.resignFirstResponder())
    #expect(first.isEditing)
    #expect(window.endEditing(true))
    #expect(!first.isEditing)
  }

  @Test func `by text that the delegate lets in, and its actions learn of it`() {
    var changes: [String?] = []
    first.addAction(UIAction { [first] _ in changes.append(first.text) }, for: .editingChanged)
    diary.mayChange = { $0 != "7" }
    #expect(!window.sendText("A"))
    first.becomeFirstResponder()
    diary.lines = []
    for character in ["A", "7", "👍🏽"] { #expect(window.sendText(character)) }
    #expect(first.text == "A👍🏽")
    #expect(changes == ["A", "A👍🏽"])
    #expect(diary.lines == ["0+0 A", "1+0 7", "1+0 👍🏽"])
    first.deleteBackward()
    #expect(first.text == "A")
    #expect(changes.last == "A")
  }

  @Test func `until it leaves the window`() {
    first.becomeFirstResponder()
    diary.lines = []
    diary.mayEnd = false
    first.removeFromSuperview()
    #expect(diary.lines == ["first ended"])
    #expect(!first.isFirstResponder)
    #expect(!window.sendText("A"))
  }

  @Test func `until the return key, if an action waits for the end of editing by it`() {
    first.becomeFirstResponder()
    #expect(window.sendText("\n"))
    #expect(first.isEditing)
    var ends = 0
    first.addAction(UIAction { _ in ends += 1 }, for: .editingDidEndOnExit)
    #expect(window.sendText("\n"))
    #expect(ends == 1)
    #expect(!first.isEditing)
    #expect(first.text == "")
  }

  @Test func `with its side view for editing, beside which the text has less room`() {
    let icon = UIView(frame: rect(0, 0, 30, 20))
    first.leftView = icon
    first.leftViewMode = .whileEditing
    window.layoutIfNeeded()
    #expect(icon.superview == nil)
    #expect(first.textRect(forBounds: first.bounds) == rect(0, 0, 200, 34))
    first.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(icon.frame == rect(0, 7, 30, 20))
    #expect(first.textRect(forBounds: first.bounds) == rect(30, 0, 170, 34))
    first.resignFirstResponder()
    #expect(icon.superview == nil)
  }
}

@MainActor @Suite struct `Text input traits` {
  @Test func `begin with the keyboard's own, and keep what is set`() {
    for view in [UITextField(), UITextView()] as [any UITextInputTraits] {
      #expect(view.keyboardType == .default)
      #expect(view.autocapitalizationType == .sentences)
      #expect(view.textContentType == nil)
      view.keyboardType = .emailAddress
      view.returnKeyType = .done
      view.textContentType = .emailAddress
      #expect(view.keyboardType == .emailAddress)
      #expect(view.returnKeyType == .done)
      #expect(view.textContentType?.rawValue == "email")
    }
  }
}
