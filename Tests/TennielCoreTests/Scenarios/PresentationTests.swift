import AutoLayout
import Foundation
import Testing

@testable import Documents

@Suite struct PresentationTests {
  /// A page with a button that presents a view with another button, which dismisses it.
  private final class PageController: UIViewController {
    let openButton = UIButton(type: .system)
    lazy var note = NoteController()

    override func viewDidLoad() {
      super.viewDidLoad()
      openButton.setTitle("Open it", for: .normal)
      openButton.frame = CGRect(x: 20, y: 200, width: 100, height: 50)
      openButton.addAction(
        UIAction { [unowned self] _ in present(note, animated: true) },
        for: .primaryActionTriggered)
      view.addSubview(openButton)
    }
  }

  private final class NoteController: UIViewController {
    let closeButton = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      closeButton.setTitle("Close it", for: .normal)
      closeButton.frame = CGRect(x: 20, y: 200, width: 100, height: 50)
      closeButton.addAction(
        UIAction { [unowned self] _ in dismiss(animated: true) }, for: .primaryActionTriggered)
      view.addSubview(closeButton)
    }
  }

  @Test func `a presented view is drawn, listed, tapped and gone again`() throws {
    let scene = NamedScene(name: "Page", summary: "", isStep: false) { PageController() }
    let user = try User("Page", columns: 120, rows: 40, among: [scene])
    #expect(user.lines(with: "note").isEmpty)
    try user.click("Open it")
    #expect(user.lines(with: "├──────").count == 1)
    #expect(
      user.content.views.map(\.path) == ["view", "view/openButton", "note", "note/closeButton"])
    #expect(user.lines.count { $0.contains(/│ note .*414 × 716/) } == 1)
    #expect(user.lines.count { $0.contains(/│ └─ closeButton .*100 × 50/) } == 1)
    // The page's button is still selected, but nobody could reach it.
    try user.press("enter")
    #expect(user.status.hasPrefix(" note lies over openButton"))
    #expect(user.content.views.count == 4)
    try user.click("Close it")
    #expect(user.lines(with: "note").isEmpty)
    #expect(user.content.views.map(\.path) == ["view", "view/openButton"])
  }
}
