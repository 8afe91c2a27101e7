import AutoLayout
import Cells
import Foundation
import Painting
import SceneFixtures
import Testing

@testable import Stage

/// A page with a field and a bar on the keyboard, which notes what it is told.
private final class ChatController: UIViewController, UITextFieldDelegate {
  let messageField = UITextField()
  let sendBar = UIView()
  var lines: [String] = []
  var mayEnd = true

  override func viewDidLoad() {
    super.viewDidLoad()
    messageField.frame = CGRect(x: 20, y: 40, width: 200, height: 34)
    messageField.delegate = self
    view.addSubview(messageField)
    sendBar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sendBar)
    NSLayoutConstraint.activate([
      sendBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      sendBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      sendBar.heightAnchor.constraint(equalToConstant: 40),
      sendBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    lines.append("ended")
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    lines.append("return")
    return true
  }
}

@Suite struct `A host with a keyboard` {
  private let page = ChatController()
  private let host: SceneHost
  private var screen: SimulatedScreen

  init() throws {
    screen = SimulatedScreen(try #require(Device.named("iPhone X")))
    host = SceneHost(screen: screen) { [page] in page }
  }

  private var barTop: CGFloat? { host.snapshot.view(at: "view/sendBar")?.frame.minY }

  @Test mutating func `moves what lies on the keyboard`() {
    #expect(barTop == 738)
    screen.showsKeyboard = true
    host.apply(screen)
    #expect(barTop == 437)
    screen.rotate()
    host.apply(screen)
    #expect(barTop == 126)
    screen.showsKeyboard = false
    host.apply(screen)
    #expect(barTop == 314)
  }

  @Test mutating func `shows the keyboard from the beginning if the screen has it`() {
    screen.showsKeyboard = true
    let other = SceneHost(screen: screen) { ChatController() }
    #expect(other.snapshot.view(at: "view/sendBar")?.frame.minY == 437)
  }

  @Test func `enters and deletes text in the field that is being edited`() {
    #expect(!host.isEditing && host.editedName == nil)
    host.enter("x")
    host.tap(at: CGPoint(x: 100, y: 55))
    #expect(host.editedName == "messageField")
    for text in ["H", "i", "?"] { host.enter(text) }
    host.deleteText()
    host.enter("\n")
    #expect(page.messageField.text == "Hi")
    #expect(page.lines == ["return"])
    #expect(host.endEditing())
    #expect(page.lines == ["return", "ended"])
    #expect(!host.isEditing)
  }

  @Test func `ends editing also where the field does not agree, and says so`() {
    host.tap(at: CGPoint(x: 100, y: 55))
    page.mayEnd = false
    #expect(!host.endEditing())
    #expect(!host.isEditing)
    #expect(page.lines == ["ended"])
  }

  @Test mutating func `draws the keyboard over the views, where a click finds none`() {
    screen.showsKeyboard = true
    host.apply(screen)
    let picture = ViewPainter.picture(
      of: host, in: Viewport(screenSize: screen.size), options: .init(depth: .none))
    let lines = picture.grid.text.split(separator: "\n", omittingEmptySubsequences: false)
    // 477 points are 30 rows of 16.
    #expect(lines[30] == "├" + String(repeating: "─", count: 46) + "┤")
    let keys = lines[31...].map { $0.filter(\.isLetter) }.filter { !$0.isEmpty }
    #expect(keys == ["qwertyuiop", "asdfghjkl", "zxcvbnm", "spacereturn"])
    for row in 30..<51 { #expect(picture.hits.hit(at: CellPoint(column: 10, row: row)) == nil) }
    #expect(picture.hits.hit(at: CellPoint(column: 10, row: 28))?.path == "view/sendBar")
  }

  @Test mutating func `makes the fonts of the system heavier where the user prefers bold text`() {
    let label = UILabel()
    label.text = "Curiouser and curiouser!"
    page.view.addSubview(label)
    let regular = label.intrinsicContentSize.width
    screen.hasBoldText = true
    host.apply(screen)
    #expect(label.traitCollection.legibilityWeight == .bold)
    #expect(label.intrinsicContentSize.width > regular + 1)
    screen.hasBoldText = false
    host.apply(screen)
    #expect(label.intrinsicContentSize.width == regular)
  }
}
