import TennielTesting
import Testing
import UIKit

/// A page whose button asks for a name by an alert, or for a choice by an action sheet.
private final class AskingPage: UIViewController {
  let nameLabel = UILabel()
  let askButton = UIButton(type: .system)
  let chooseButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    askButton.setTitle("Ask", for: .normal)
    askButton.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
    chooseButton.setTitle("Choose", for: .normal)
    chooseButton.addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [nameLabel, askButton, chooseButton])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }

  private func ask() {
    let alert = UIAlertController(
      title: "Name", message: "It is shown to everybody.", preferredStyle: .alert)
    alert.addTextField { $0.accessibilityIdentifier = "name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self, weak alert] _ in
        self?.nameLabel.text = alert?.textFields?.first?.text
      })
    present(alert, animated: true)
  }

  private func choose() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in ["Alice", "Dinah"] {
      sheet.addAction(
        UIAlertAction(title: title, style: .default) { [weak self] in
          self?.nameLabel.text = $0.title
        })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }
}

@Suite struct `On a test screen` {
  @Test func `an alert takes text and taps, and has no problems`() throws {
    let page = AskingPage()
    let screen = try TestScreen(page, .device("iPhone 8"))
    try screen.tap("askButton")
    try screen.checkLayout()
    try screen.enter("Alice", into: "name")
    #expect(try screen.frame(of: "Cancel", in: .window).minX == 52.5)
    #expect(try screen.frame(of: "OK", in: .window).size == CGSize(width: 134.75, height: 44))
    try screen.tap("OK")
    #expect(page.nameLabel.text == "Alice")
    #expect(page.presentedViewController == nil)
  }

  @Test func `an action sheet is tapped by its titles`() throws {
    let page = AskingPage()
    let screen = try TestScreen(page, .device("iPhone 8"))
    try screen.tap("chooseButton")
    try screen.checkLayout()
    #expect(
      try screen.frame(of: "Cancel", in: .window) == CGRect(x: 8, y: 602, width: 359, height: 57))
    try screen.tap("Dinah")
    #expect(page.nameLabel.text == "Dinah")
  }

  @Test func `text is entered only where it can be edited`() throws {
    let screen = try TestScreen(AskingPage(), .device("iPhone 8"))
    let error = #expect(throws: LayoutTestError.self) {
      try screen.enter("Alice", into: "askButton")
    }
    #expect(error?.description.contains("its text can't be edited") == true)
  }
}
