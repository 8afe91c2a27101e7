import AutoLayout
import Cells
import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Painting
@testable import Stage

@MainActor @Suite struct `The picture of badges` {
  /// Tabs with a number, a dot and a word as badges, and one without.
  private func tabs(_ change: @escaping (UITabBar) -> Void = { _ in }) -> SceneHost {
    SceneHost(400, 112) { view in
      let tabs = view.add(UITabBar(), "tabs", 0, 62, 400, 49)
      let titles = [("Mail", "envelope", "3"), ("Home", "house", nil), ("News", "bell", "")]
      tabs.items = titles.map { title, symbol, badge in
        let item = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
        item.badgeValue = badge
        return item
      }
      let search = UITabBarItem(title: "Me", image: nil, tag: 3)
      search.badgeValue = "new"
      tabs.items?.append(search)
      tabs.selectedItem = tabs.items?[0]
      change(tabs)
    }
  }

  @Test func `stand after the title, which stays in the middle of its tab`() {
    #expect(
      picture(of: tabs()) == """
        ╭─────────────────────────────────────────────────╮
        │                                                 │
        │                                                 │
        │                                                 │
        ├─────────────────────────────────────────────────┤
        │     ✉           ⌂            ♪           Me new │
        │  [Mail] 3      Home        News ●               │
        ╰─────────────────────────────────────────────────╯
        """)
  }

  @Test func `stand before the title right to left`() {
    let host = tabs { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(
      picture(of: host) == """
        ╭─────────────────────────────────────────────────╮
        │                                                 │
        │                                                 │
        │                                                 │
        ├─────────────────────────────────────────────────┤
        │new Me           ♪            ⌂           ✉      │
        │              ● News        Home      3 [Mail]   │
        ╰─────────────────────────────────────────────────╯
        """)
  }

  @Test func `are drawn zoomed out, and in ASCII`() {
    #expect(
      picture(of: tabs(), scale: 12) { $0.glyphs = .ascii } == """
        +--------------------------------+
        |                                |
        |                                |
        +--------------------------------+
        |[@ Ma>] 3 ^ Home ! News * Me new|
        +--------------------------------+
        """)
  }

  @Test func `are white on red, or on a colour of their own`() throws {
    let host = tabs { $0.items?[3].badgeColor = .systemBlue }
    let grid = ViewPainter.paint(host, in: Viewport(screenSize: host.screen.size))
    func style(of character: Character) throws -> Style {
      let lines = grid.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (row, line) in lines.enumerated() {
        if let column = Array(line).lastIndex(of: character) { return grid[column, row].style }
      }
      throw Missing()
    }
    struct Missing: Error {}
    #expect(
      try style(of: "3")
        == Style(
          foreground: .white, background: .rgb(red: 255, green: 59, blue: 48), attributes: .bold))
    #expect(
      try style(of: "w")
        == Style(
          foreground: .white, background: .rgb(red: 0, green: 122, blue: 255), attributes: .bold))
  }

  @Test func `come and go with the value`() {
    let host = tabs()
    let tabs = host.controller.view.subviews.first as? UITabBar
    host.change { tabs?.items?[0].badgeValue = "12" }
    #expect(picture(of: host).contains("[Mail] 12"))
    host.change { tabs?.items?[0].badgeValue = nil }
    #expect(picture(of: host).contains("[Mail]   "))
  }
}

@MainActor @Suite struct `The colour of a search bar` {
  private func color(_ change: (UISearchBar) -> Void) -> Cells.Color? {
    let bar = UISearchBar()
    change(bar)
    let host = SceneHost(256, 96) { $0.add(bar, "search", 0, 16, 256, 56) }
    let grid = ViewPainter.paint(host, in: Viewport(screenSize: host.screen.size))
    // Below the field, in the last row of the bar.
    return grid[16, 4].style.background
  }

  @Test func `is its bar tint, unless it has a background of its own`() {
    let teal = Cells.Color.rgb(red: 0, green: 128, blue: 128)
    #expect(color { _ in } == nil)
    #expect(color { $0.barTintColor = UIColor(red: 0, green: 0.5, blue: 0.5, alpha: 1) } == teal)
    #expect(
      color {
        $0.barTintColor = .red
        $0.backgroundColor = UIColor(red: 0, green: 0.5, blue: 0.5, alpha: 1)
      } == teal)
  }
}
