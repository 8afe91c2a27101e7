import Cells
import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Painting
@testable import Stage

@MainActor @Suite struct `The picture of what is presented` {
  /// A page of 200 by 208 points with a sheet over it.
  private func sheet(below top: CGFloat = 0) -> (SceneHost, PageController) {
    let page = PageController()
    var screen = SimulatedScreen.phone(200, 208)
    screen.safeAreaByHand = UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    let host = SceneHost(screen: screen) { page }
    host.change { page.present(page.sheet, animated: false) }
    return (host, page)
  }

  @Test func `is a box with its name that covers the page, as far as it reaches`() {
    let (host, page) = sheet(below: 22)
    #expect(
      picture(of: host) == """
        ╭────────────────────────╮
        │ The page               │
        ├─sheet──────────────────┤
        │ The sheet        Done  │
        │                        │
        │ ┌─body───────────────┐ │
        │ │line 1              ▐ │
        │ │line 2              ▐ │
        │ │line 3              │ │
        │ │line 4              │ │
        │ └────────────────────┘ │
        │                        │
        │                        │
        ╰────────────────────────╯
        """)
    host.change { page.dismiss(animated: false) }
    #expect(
      picture(of: host).drawn == """
        ╭────────────────────────╮
        │ The page               │
        │                        │
        │ ┌─card──────┐          │
        │ │           │  Open    │
        │ │           │          │
        │ │           │          │
        │ │           │          │
        │ └───────────┘          │
        """)
  }

  @Test func `has the marks of what moved in it, and none of what it covers`() {
    let (host, _) = sheet()
    #expect(
      picture(of: host) { $0.moved = ["view/card", "view/headline", "sheet/body"] }.drawn == """
        ╭────────────────────────╮
        ├─sheet──────────────────┤
        │ The sheet        Done  │
        │                        │
        │ ┌─body──────────────•┐ │
        │ │line 1              ▐ │
        │ │line 2              ▐ │
        │ │line 3              │ │
        │ │line 4              │ │
        │ └────────────────────┘ │
        """)
  }

  @Test func `shows where a covered view lies, if it is selected`() {
    let (host, _) = sheet()
    #expect(
      picture(of: host) { $0.selection = "view/card" }.drawn == """
        ╭────────────────────────╮
        ├─sheet──────────────────┤
        │ The sheet        Done  │
        │ ┏━card━━━━━━┓          │
        │ ┠─body──────╂────────┐ │
        │ ┃line 1     ┃        ▐ │
        │ ┃line 2     ┃        ▐ │
        │ ┃line 3     ┃        │ │
        │ ┡line 4━━━━━┛        │ │
        │ └────────────────────┘ │
        """)
  }

  @Test func `is not disturbed by a covered word that is selected`() {
    let (host, _) = sheet()
    let plain = picture(of: host)
    #expect(picture(of: host) { $0.selection = "view/headline" } == plain)
    let grid = ViewPainter.paint(
      host, in: Viewport(screenSize: host.screen.size),
      options: ViewPainter.Options(selection: "view/headline"))
    #expect(!(0..<25).contains { grid[$0, 1].style.attributes.contains(.underline) })
  }

  @Test func `has its own guides, and not those of the page`() {
    let (host, page) = sheet()
    page.view.layoutMargins = UIEdgeInsets(top: 64, left: 40, bottom: 64, right: 40)
    host.apply(host.screen)
    #expect(
      picture(of: host) { $0.showsGuides = true } == """
        ╭────────────────────────╮
        ├─sheet┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄─┤
        │ The sheet        Done┆ │
        │ ┆                    ┆ │
        │ ┌─body───────────────┐ │
        │ ┆line 1              ▐ │
        │ ┆line 2              ▐ │
        │ ┆line 3              ┆ │
        │ ┆line 4              ┆ │
        │ └────────────────────┘ │
        │ ┆                    ┆ │
        │ ┆                    ┆ │
        │ ┆                    ┆ │
        ╰────────────────────────╯
        """)
  }

  @Test func `is the last of several`() {
    let (host, page) = sheet()
    let second = BuiltController { $0.add(UIView(), "inner", 16, 16, 104, 48) }
    host.change { page.sheet.present(second, animated: false) }
    #expect(
      picture(of: host).drawn == """
        ╭────────────────────────╮
        ├─BuiltController────────┤
        │ ┌─inner──────┐         │
        │ │            │         │
        │ │            │         │
        │ └────────────┘         │
        """)
  }

  @Test func `leaves the page to be seen where it is narrow, and dims it`() {
    var screen = SimulatedScreen.phone(320, 160)
    screen.widthClass = .regular
    let page = PageController()
    let host = SceneHost(screen: screen) { page }
    page.view.backgroundColor = .red
    page.sheet.view.backgroundColor = .white
    page.sheet.modalPresentationStyle = .formSheet
    page.sheet.preferredContentSize = CGSize(width: 160, height: 96)
    page.sheet.body.isHidden = true
    host.change { page.present(page.sheet, animated: false) }
    #expect(
      picture(of: host) == """
        ╭───────────────────────────────────────╮
        │ The page                              │
        │         ┌─sheet─────────────┐         │
        │ ┌─card──┤ The sheet   Done  │         │
        │ │       │                   │         │
        │ │       │                   │         │
        │ │       │                   │         │
        │ │       │                   │         │
        │ └───────┴───────────────────┘         │
        │                                       │
        ╰───────────────────────────────────────╯
        """)
    let grid = ViewPainter.paint(host, in: Viewport(screenSize: screen.size))
    #expect(grid[4, 2].style.background == .rgb(red: 179, green: 0, blue: 0))
    #expect(grid[4, 2].style.attributes == .dim)
    #expect(grid[12, 3].style.background == .rgb(red: 255, green: 255, blue: 255))
    #expect(grid[12, 3].style.attributes == [])
  }

  @Test func `lets no word of the page stand behind an alert that is half transparent`() {
    let alert = BuiltController { view in
      view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
      view.add(UIView(), "box", 40, 64, 120, 64).backgroundColor = .white
    }
    alert.modalPresentationStyle = .overFullScreen
    let page = PageController()
    let host = SceneHost(screen: .phone(200, 208)) { page }
    host.change { page.present(alert, animated: false) }
    #expect(
      picture(of: host).drawn == """
        ╭────────────────────────╮
        │                        │
        │                        │
        │ ┌───────────┐          │
        │ │  ┌─box────┴─────┐    │
        │ │  │              │    │
        │ │  │              │    │
        │ │  │              │    │
        │ └──┴──────────────┘    │
        """)
  }

  @Test func `is all there is, if it takes the whole screen`() {
    let page = PageController()
    let host = SceneHost(screen: .phone(200, 160)) { page }
    page.sheet.modalPresentationStyle = .fullScreen
    let whole = """
      ╭────────────────────────╮
      │ The sheet        Done  │
      │                        │
      │ ┌─body───────────────┐ │
      │ │line 1              ▐ │
      │ │line 2              ▐ │
      │ │line 3              │ │
      │ │line 4              │ │
      │ └────────────────────┘ │
      │                        │
      ╰────────────────────────╯
      """
    host.change { page.present(page.sheet, animated: false) }
    #expect(picture(of: host) == whole)
    // One that lies over the page is the same to see as soon as nothing shines through.
    host.change { page.dismiss(animated: false) }
    page.sheet.modalPresentationStyle = .overFullScreen
    page.sheet.view.backgroundColor = .white
    host.change { page.present(page.sheet, animated: false) }
    #expect(picture(of: host) == whole)
  }

  @Test func `stays within the view that defines its context`() {
    let pane = PageController()
    pane.definesPresentationContext = true
    let parent = UIViewController()
    let host = SceneHost(screen: .phone(200, 208)) { parent }
    parent.addChild(pane)
    pane.view.accessibilityIdentifier = "pane"
    pane.view.frame = CGRect(x: 0, y: 16, width: 160, height: 160)
    parent.view.addSubview(pane.view)
    parent.view.add(UIView(), "bar", 0, 144, 200, 48).backgroundColor = .white
    pane.sheet.modalPresentationStyle = .currentContext
    host.change { pane.present(pane.sheet, animated: false) }
    #expect(
      picture(of: host) == """
        ╭────────────────────────╮
        ├─pane──────────────┐    │
        │ The sheet   Done  │    │
        │                   │    │
        │ ┌─body──────────┐ │    │
        │ │line 1         ▐ │    │
        │ │line 2         ▐ │    │
        │ │line 3         │ │    │
        │ │line 4         │ │    │
        ├─┴───────────────┴─┴────┤
        │bar                     │
        │                        │
        ├────────────────────────┤
        ╰────────────────────────╯
        """)
  }
}
