import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIControls

/// A delegate that notes what it is told, and lets no digits in.
@MainActor private final class NoteDiary: UITextViewDelegate {
  var lines: [String] = []
  var mayDelete = true

  func textViewDidBeginEditing(_ textView: UITextView) { lines.append("began") }
  func textViewDidEndEditing(_ textView: UITextView) { lines.append("ended") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { text.isEmpty ? mayDelete : !text.contains(where: \.isNumber) }
  func textViewDidChange(_ textView: UITextView) { lines.append("changed to \(textView.text!)") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scrolled") }
}

@MainActor @Suite(.columns) struct `A text view is edited` {
  private let window = UIWindow(frame: rect(0, 0, 320, 480))
  private let note = UITextView(frame: rect(0, 0, 200, 100))
  private let diary = NoteDiary()

  init() {
    note.delegate = diary
    window.isHidden = false
    window.addSubview(note)
  }

  @Test func `by what is entered after a tap on it`() {
    #expect(!window.sendText("A"))
    #expect(window.sendTap(at: CGPoint(x: 50, y: 50)))
    for text in ["A", "1", "\n", "b"] { #expect(window.sendText(text)) }
    note.deleteBackward()
    note.resignFirstResponder()
    #expect(note.text == "A\n")
    #expect(
      diary.lines == [
        "began", "changed to A", "changed to A\n", "changed to A\nb", "changed to A\n", "ended",
      ])
  }

  @Test func `by the delete key, which the delegate may refuse`() {
    note.text = "7e\u{301}👩‍👧"
    #expect(window.editedView == nil)
    window.deleteText()
    #expect(note.text == "7e\u{301}👩‍👧")
    #expect(note.becomeFirstResponder() && window.editedView === note)
    for text in ["7e\u{301}", "7", "", ""] {
      window.deleteText()
      #expect(note.text == text)
    }
    #expect(diary.lines == ["began", "changed to 7e\u{301}", "changed to 7", "changed to "])
    diary.mayDelete = false
    note.text = "a"
    window.deleteText()
    #expect(note.text == "a")
  }

  @Test func `with its end in sight, also where the text is taller than the view`() {
    note.contentInsetAdjustmentBehavior = .never
    note.text = Array(repeating: "line", count: 20).joined(separator: "\n")
    note.layoutIfNeeded()
    #expect(note.contentOffset.y == 0)
    note.insertText("s")
    // 20 rows of 16 points between insets of 8.
    #expect(note.contentOffset.y == 236)
    note.insertText("\n")
    #expect(note.contentOffset.y == 252)
    note.text = "short"
    #expect(note.contentOffset.y == 0)
  }

  @Test func `only if it is editable`() {
    note.isEditable = false
    #expect(!window.sendTap(at: CGPoint(x: 50, y: 50)))
    #expect(!note.isFirstResponder)
  }

  @Test func `and grows with its text where it does not scroll`() {
    note.isScrollEnabled = false
    note.font = .systemFont(ofSize: 17)
    #expect(note.intrinsicContentSize == CGSize(width: 10, height: 32))
    note.insertText("four\nrows\nof\ntext")
    #expect(note.intrinsicContentSize == CGSize(width: 42, height: 80))
  }

  @Test func `and has the leading of its text style below the last line as well`() {
    let controller = UIViewController()
    let window = show(controller, on: screen(320, 480, textMetrics: .device))
    let note = UITextView()
    controller.view.addSubview(note)
    window.layoutIfNeeded()
    note.isScrollEnabled = false
    note.font = .preferredFont(forTextStyle: .body)
    note.text = "one\ntwo"
    // Two lines of 22 points between insets of 8.
    #expect(abs(note.intrinsicContentSize.height - 60) < 0.001)
  }

  @Test func `in the attributes of its last character`() {
    let large = UIFont.systemFont(ofSize: 34)
    note.attributedText = NSAttributedString(string: "A", attributes: [.font: large])
    note.insertText("b")
    #expect(note.text == "Ab")
    #expect(note.attributedText.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == large)
  }

  @Test func `and tells the same delegate that it scrolls`() {
    note.contentOffset.y = 10
    #expect(diary.lines == ["scrolled"])
  }
}
