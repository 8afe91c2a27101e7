import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `A hosted scene that presents` {
  private func page() -> (SceneHost, PageController) {
    let page = PageController()
    return (SceneHost(screen: .phone(200, 208)) { page }, page)
  }

  private func paths(_ host: SceneHost) -> [String] { host.snapshot.views.map(\.path.text) }

  @Test func `lists the presented views behind its own, by the property that holds them`() throws {
    let (host, page) = page()
    let alone = paths(host)
    #expect(alone == ["view", "view/headline", "view/card", "view/openButton"])
    page.sheet.owner = page
    host.change { page.present(page.sheet, animated: false) }
    #expect(paths(host) == alone + ["sheet", "sheet/headline", "sheet/body", "sheet/doneButton"])
    #expect(
      host.snapshot.views.map(\.name) == [
        "view", "view.headline", "card", "openButton", "sheet", "sheet.headline", "body",
        "doneButton",
      ])
    #expect(host.snapshot.views.map(\.depth) == [0, 1, 1, 1, 0, 1, 1, 1])
    #expect(host.snapshot.views.map(\.parent) == [nil, 0, 0, 0, nil, 4, 4, 4])
    let body = try #require(host.snapshot.view(at: "sheet/body"))
    #expect(body.frame == CGRect(x: 16, y: 54, width: 168, height: 80))
    #expect(body.frameInWindow == CGRect(x: 16, y: 64, width: 168, height: 80))
    host.change { page.dismiss(animated: false) }
    #expect(paths(host) == alone)
    #expect(host.snapshot.views.map(\.name) == ["view", "headline", "card", "openButton"])
  }

  @Test func `calls what no property holds by its class, each by another name`() {
    let (host, page) = page()
    let first = UIViewController()
    let second = UIViewController()
    let third = UIViewController()
    third.loadViewIfNeeded()
    third.view.accessibilityIdentifier = "view"
    host.change {
      page.present(first, animated: false)
      first.present(second, animated: false)
      second.present(third, animated: false)
    }
    #expect(paths(host).suffix(3) == ["UIViewController", "UIViewController[1]", "view[1]"])
    #expect(host.view(at: "UIViewController[1]") === second.view)
  }

  @Test func `finds what is presented by each of its names`() {
    let (host, page) = page()
    host.change { page.present(page.sheet, animated: false) }
    page.sheet.view.accessibilityIdentifier = "details"
    #expect(host.paths(named: "sheet") == ["details"])
    #expect(host.paths(named: "details") == ["details"])
    #expect(host.paths(named: "body") == ["details/body"])
    #expect(host.paths(named: "headline") == ["view/headline", "details/headline"])
    #expect(page.sheet.view.layoutMarginsGuide.owningView === page.sheet.view)
    host.apply(host.screen)
    #expect(host.snapshot.guides.map(\.path) == ["details/margins"])
    #expect(host.snapshot.guides.map(\.frameInWindow.minY) == [10])
  }

  @Test func `does not list the page that a whole screen has put out of sight`() {
    let (host, page) = page()
    page.sheet.modalPresentationStyle = .fullScreen
    host.change { page.present(page.sheet, animated: false) }
    #expect(paths(host) == ["sheet", "sheet/headline", "sheet/body", "sheet/doneButton"])
    #expect(host.view(at: "view/card") == nil)
    #expect(host.snapshot.problems == [])
    let over = UIViewController()
    host.change { page.sheet.present(over, animated: false) }
    #expect(paths(host).last == "UIViewController")
    host.change { page.dismiss(animated: false) }
    #expect(paths(host) == ["view", "view/headline", "view/card", "view/openButton"])
    #expect(host.view(at: "view/card") === page.card)
  }

  @Test func `passes touches to what lies in front, and none to what lies behind`() {
    let (host, page) = page()
    let openButton = CGPoint(x: 150, y: 60)
    #expect(host.tap(at: openButton))
    #expect(page.presentedViewController === page.sheet)
    #expect(!host.tap(at: openButton))
    // Above the sheet, too, the page has no touches.
    #expect(!host.swipe(.left, at: CGPoint(x: 100, y: 4)))
    #expect(!host.swipe(.left))
    #expect(page.swipes == 0)
    let done = host.snapshot.view(at: "sheet/doneButton")?.frameInWindow ?? .zero
    #expect(host.tap(at: CGPoint(x: done.midX, y: done.midY)))
    #expect(page.presentedViewController == nil)
    #expect(host.swipe(.left))
    #expect(page.swipes == 1)
  }

  @Test func `points at what lies in front`() {
    let (host, page) = page()
    let point = CGPoint(x: 60, y: 80)
    #expect(viewSeen(at: point, of: host) == "view/card")
    host.change { page.present(page.sheet, animated: false) }
    #expect(viewSeen(at: point, of: host) == "sheet/body")
    #expect(viewSeen(at: CGPoint(x: 60, y: 200), of: host) == "sheet")
  }

  @Test func `scrolls what lies in front`() {
    let page = PageController()
    let host = SceneHost(screen: .phone(200, 208)) { page }
    let text = page.view.add(UITextView(), "text", 0, 128, 200, 64)
    text.text = String(repeating: "line\n", count: 40)
    host.change {}
    #expect(host.snapshot.scrollable(around: nil) == "view/text")
    host.change { page.present(page.sheet, animated: false) }
    #expect(host.snapshot.scrollable(around: nil) == "sheet/body")
    #expect(host.snapshot.scrollable(around: "view/text") == "sheet/body")
    #expect(host.snapshot.takesTouches("sheet") && !host.snapshot.takesTouches("view/text"))
    #expect(host.scroll("sheet/body", lines: 1))
    #expect(page.sheet.body.contentOffset.y > 0)
    page.sheet.body.isScrollEnabled = false
    host.change {}
    #expect(host.snapshot.scrollable(around: nil) == nil)
  }

  @Test func `turns with what it presents`() {
    let (host, page) = page()
    host.change { page.present(page.sheet, animated: false) }
    let before = host.snapshot
    var screen = host.screen
    screen.rotate()
    host.apply(screen)
    #expect(host.snapshot.view(at: "sheet")?.frame == CGRect(x: 0, y: 10, width: 208, height: 190))
    #expect(host.snapshot.view(at: "sheet/body")?.frame.width == 176)
    screen.rotate()
    host.apply(screen)
    #expect(host.snapshot == before)
  }

  @Test func `tells what is wrong with what it presents`() throws {
    let (host, page) = page()
    host.change { page.present(page.sheet, animated: false) }
    #expect(host.snapshot.problems == [])
    let sheet = page.sheet
    host.change {
      sheet.body.heightAnchor.constraint(equalToConstant: 96).isActive = true
      let loose = UIView()
      loose.accessibilityIdentifier = "loose"
      loose.translatesAutoresizingMaskIntoConstraints = false
      sheet.view.addSubview(loose)
      loose.topAnchor.constraint(equalTo: sheet.headline.topAnchor).isActive = true
      loose.heightAnchor.constraint(equalToConstant: 8).isActive = true
      loose.trailingAnchor.constraint(equalTo: sheet.view.trailingAnchor).isActive = true
    }
    #expect(
      host.snapshot.problems.map(\.message) == [
        "body.height == 96 is left out: it can't be met together with 1 other constraint",
        "The left and width of loose could be otherwise",
      ])
    #expect(host.snapshot.problems.map(\.views) == [["sheet/body"], ["sheet/loose"]])
    #expect(
      host.snapshot.constraints(of: "sheet/headline").map(\.text).contains(
        "sheet.headline.top == sheet.top + 22"))
    host.change { page.dismiss(animated: false) }
    #expect(host.snapshot.problems.filter { $0.kind != .notice } == [])
    #expect(!host.snapshot.constraints.contains { $0.text.contains("body") })
  }

  @Test func `lists what is presented within a view where that lies`() {
    let pane = PageController()
    pane.definesPresentationContext = true
    let parent = UIViewController()
    let host = SceneHost(screen: .phone(200, 208)) { parent }
    parent.addChild(pane)
    pane.view.frame = CGRect(x: 20, y: 30, width: 160, height: 160)
    pane.view.accessibilityIdentifier = "pane"
    parent.view.addSubview(pane.view)
    parent.view.add(UIView(), "bar", 0, 160, 200, 48)
    pane.sheet.modalPresentationStyle = .overCurrentContext
    host.change { pane.present(pane.sheet, animated: false) }
    #expect(
      paths(host) == [
        "view", "view/pane", "view/pane/headline", "view/pane/card", "view/pane/openButton",
        "view/pane/sheet", "view/pane/sheet/headline", "view/pane/sheet/body",
        "view/pane/sheet/doneButton", "view/bar",
      ])
    #expect(
      host.snapshot.view(at: "view/pane/sheet/body")?.frameInWindow
        == CGRect(x: 36, y: 84, width: 128, height: 80))
    // What covers its context leaves nothing of it to be seen.
    host.change { pane.dismiss(animated: false) }
    pane.sheet.modalPresentationStyle = .currentContext
    host.change { pane.present(pane.sheet, animated: false) }
    #expect(host.view(at: "view/pane/card") == nil)
    #expect(host.view(at: "view/pane/sheet/body") === pane.sheet.body)
  }

  @Test func `lets go of what it has dismissed`() {
    let (host, page) = page()
    weak var gone: UIViewController?
    do {
      let alert = UIViewController()
      host.change { page.present(alert, animated: false) }
      #expect(host.view(at: "UIViewController") != nil)
      host.change { alert.dismiss(animated: false) }
      gone = alert
    }
    #expect(gone == nil)
  }
}
