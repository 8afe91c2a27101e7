import AutoLayout
import Foundation
import Testing

@testable import Documents

@Suite struct TapTests {
  @Test func `a click on a button taps it`() throws {
    let user = try User("Form", columns: 120, rows: 40, options: "--text-metrics columns")
    try user.click("Submit")
    #expect(user.selected == "view/button")
    // The longer title has widened the button by its content's width.
    #expect(user.lines(with: "was       181.5, 112        51 × 29").count == 1)
    try user.press("escape z")
    #expect(user.lines(with: "Submitted").count == 1)
  }

  @Test func `enter taps the selected button`() throws {
    let user = try User("Form", columns: 120, rows: 40, keys: "enter")
    #expect(user.status.hasPrefix(" Select a view first"))
    try user.press("z shift-tab enter escape")
    #expect(user.lines(with: "Submitted").count == 1)
  }

  /// A page with a button far down in a view that scrolls.
  private final class PageController: UIViewController {
    let list = UIScrollView()
    let lowButton = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
      list.contentSize = CGSize(width: 300, height: 1000)
      lowButton.setTitle("Low", for: .normal)
      lowButton.frame = CGRect(x: 20, y: 900, width: 100, height: 50)
      view.addSubview(list)
      list.addSubview(lowButton)
    }
  }

  @Test func `enter says why it can't tap what is out of sight`() throws {
    let scene = NamedScene(name: "Page", summary: "", isStep: false) { PageController() }
    let user = try User("Page", columns: 120, rows: 40, among: [scene], keys: "shift-tab")
    #expect(user.selected == "view/list/lowButton")
    try user.press("enter")
    #expect(user.status.hasPrefix(" lowButton can't be touched: it is out of sight"))
    // The message comes first where there is no room for the numbers of problems too.
    try user.press("resize:60x24 enter")
    #expect(user.status == " lowButton can't be touched: it is out of sight")
  }
}
