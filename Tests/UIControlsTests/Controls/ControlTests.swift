@_spi(Package) import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIControls
@testable import UIFoundation

@MainActor @Suite(.columns) struct `Controls run actions` {
  private let control = UIControl()

  @Test func `those of the event that is sent, in the order they were added`() {
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("changed") }, for: .valueChanged)
    control.addAction(UIAction { _ in log.append("first") }, for: .touchUpInside)
    control.addAction(UIAction { _ in log.append("second") }, for: [.touchUpInside, .touchDown])
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(log == ["first", "second", "second"])
    #expect(control.allControlEvents == [.valueChanged, .touchUpInside, .touchDown])
  }

  @Test func `an action replaces one of the same name, and can be removed by it`() {
    var log: [String] = []
    let name = UIAction.Identifier("submit")
    control.addAction(UIAction(identifier: name) { _ in log.append("old") }, for: .touchUpInside)
    control.addAction(UIAction(identifier: name) { _ in log.append("new") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log == ["new"])
    control.removeAction(identifiedBy: name, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log == ["new"])
  }

  @Test func `an action knows the control that sent it`() {
    var sender: AnyObject?
    control.addAction(UIAction { sender = $0.sender }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(sender === control)
  }

  @Test func `the state says what the control is`() {
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    #expect(control.state == [.disabled, .selected])
  }
}

@MainActor @Suite(.columns) struct `A button is tapped` {
  @Test func `it is highlighted while touched, then acts once`() {
    var log: [String] = []
    let button = UIButton(type: .custom)
    button.addAction(
      UIAction { [unowned button] _ in log.append("down \(button.isHighlighted)") },
      for: .touchDown)
    button.addAction(
      UIAction { [unowned button] _ in log.append("up \(button.isHighlighted)") },
      for: [.touchUpInside, .primaryActionTriggered])
    #expect(button.tapped(at: .zero))
    #expect(log == ["down true", "up false"])
  }

  @Test func `a button that is not enabled does nothing`() {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    #expect(button.tapped(at: .zero))
    button.isEnabled = false
    #expect(!button.tapped(at: .zero))
    #expect(taps == 1)
    #expect(button.currentTitle == "Go")
  }

  @Test func `a tap in the window reaches the button under it`() {
    var taps = 0
    let window = UIWindow(frame: rect(0, 0, 320, 480))
    window.isHidden = false
    let button = UIButton(frame: rect(100, 100, 80, 40))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    window.addSubview(button)
    #expect(window.sendTap(at: CGPoint(x: 110, y: 110)))
    #expect(!window.sendTap(at: CGPoint(x: 10, y: 10)))
    #expect(taps == 1)
  }
}

@MainActor @Suite(.columns) struct `A button has the size of its title` {
  private let button = UIButton(type: .system)

  @Test func `with room above and below, and at least 30 points wide`() {
    button.setTitle("Submit", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 48, height: 28))
    button.setTitle("Go", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 28))
  }

  @Test func `a custom button's title is larger`() {
    let button = UIButton(type: .custom)
    button.setTitle("Submit", for: .normal)
    // 18 points: a column is 8.47 wide and a row 16.94 tall.
    #expect(button.intrinsicContentSize == CGSize(width: 51, height: 29))
  }

  @Test func `insets take the place of the room above and below`() {
    button.setTitle("Submit", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 2, left: 10, bottom: 3, right: 12)
    #expect(button.intrinsicContentSize == CGSize(width: 70, height: 21))
  }

  @Test func `each state has its title and colour, or the normal one's`() {
    let button = UIButton(type: .custom)
    button.setTitle("Submit", for: .normal)
    button.setTitle("Wait", for: .disabled)
    button.setTitleColor(.black, for: .normal)
    button.isSelected = true
    #expect(button.currentTitle == "Submit")
    #expect(button.currentTitleColor == .black)
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentTitle == "Wait")
    #expect(button.placedLines.isEmpty)
    button.sizeToFit()
    #expect(button.placedLines.map(\.text) == ["Wait"])
    #expect(UIButton(type: .custom).currentTitleColor == .white)
  }

  @Test func `a title without room is cut in the middle`() {
    button.frame = rect(0, 0, 80, 28)
    button.setTitle("A rather long title", for: .normal)
    #expect(
      button.placedLines == [
        PlacedLine(text: "A rat…itle", frame: rect(0, 6, 80, 16), isTruncated: true)
      ])
  }

  @Test func `the title lies where the control's content lies`() {
    button.frame = rect(0, 0, 100, 28)
    button.setTitle("Go", for: .normal)
    #expect(button.placedLines.map(\.frame.minX) == [42])
    button.contentHorizontalAlignment = .leading
    #expect(button.placedLines.map(\.frame.minX) == [0])
    button.semanticContentAttribute = .forceRightToLeft
    #expect(button.placedLines.map(\.frame.minX) == [84])
  }
}

@MainActor @Suite(.columns) struct `A text field knows its size` {
  @Test func `with a rounded border it is 34 points high`() {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: 14, height: 34))
    field.placeholder = "Name"
    #expect(field.intrinsicContentSize == CGSize(width: 60, height: 34))
    field.text = "Alice Liddell"
    #expect(field.intrinsicContentSize == CGSize(width: 118, height: 34))
  }

  @Test func `without a border it is as wide as its text, and a point higher`() {
    let field = UITextField()
    field.text = "Alice"
    #expect(field.intrinsicContentSize == CGSize(width: 40, height: 17))
  }

  @Test func `it shows its text, or else the placeholder in gray`() {
    let field = UITextField(frame: rect(0, 0, 200, 34))
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    #expect(
      field.placedLines == [
        PlacedLine(text: "Name", frame: rect(7, 9, 32, 16), isTruncated: false)
      ])
    #expect(field.shownColor == .placeholderText)
    field.text = "Alice"
    #expect(field.placedLines.map(\.text) == ["Alice"])
    #expect(field.shownColor == .label)
    field.isSecureTextEntry = true
    #expect(field.placedLines.map(\.text) == ["•••••"])
  }
}

@MainActor @Suite(.columns) struct `A text view scrolls its text` {
  /// Ten lines in a view with room for four and a half.
  private let view = UITextView(frame: rect(0, 0, 90, 80))

  init() { view.text = (1...10).map { "line \($0)" }.joined(separator: "\n") }

  @Test func `the content is the text with the insets around it`() {
    #expect(view.contentSize == CGSize(width: 90, height: 176))
    #expect(view.offsetRange.y.upperBound == 96)
  }

  @Test func `lines are inset, and only those in sight are drawn`() {
    #expect(view.placedLines.map(\.text) == ["line 1", "line 2", "line 3", "line 4", "line 5"])
    #expect(view.placedLines[0].frame == rect(5, 8, 48, 16))
    view.scroll(lines: 1)
    #expect(view.placedLines.map(\.text).last == "line 6")
    // In the coordinates of the bounds, which begin where the text is scrolled to.
    #expect(view.bounds.origin == CGPoint(x: 0, y: 16))
    #expect(view.placedLines[0].frame == rect(5, 8, 48, 16))
  }

  @Test func `it stops at both ends of the text`() {
    #expect(!view.scroll(lines: -1))
    #expect(view.scroll(lines: 100))
    #expect(view.contentOffset == CGPoint(x: 0, y: 96))
    #expect(view.placedLines.last?.text == "line 10")
    #expect(view.placedLines.last?.frame.maxY == 168)
    #expect(!view.scroll(lines: 1))
  }

  @Test func `a page leaves one line of the last in sight`() {
    view.scroll(pages: 1)
    #expect(view.contentOffset.y == 48)
    view.scroll(pages: 1)
    #expect(view.contentOffset.y == 96)
    view.scroll(pages: -1)
    #expect(view.contentOffset.y == 48)
  }

  @Test func `another text starts at its top, and a larger view stays within its text`() {
    view.scroll(lines: 100)
    view.frame.size.height = 160
    view.layoutSubviews()
    #expect(view.contentOffset.y == 16)
    view.text = "short"
    #expect(view.contentOffset == .zero)
    #expect(view.offsetRange.y.upperBound == 0)
  }

  @Test func `it has no size of its own while it scrolls, and that of its text otherwise`() {
    view.text = "She had been watching"
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.contentSize(forWidth: 90) == nil)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize == CGSize(width: 178, height: 32))
    #expect(view.contentSize(forWidth: 90) == CGSize(width: 74, height: 64))
    #expect(!view.scroll(lines: 1))
  }

  @Test func `insets may be changed`() {
    view.textContainerInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    #expect(view.contentSize.height == 160)
    #expect(view.placedLines[0].frame.origin == CGPoint(x: 15, y: 0))
  }
}
