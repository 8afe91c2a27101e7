import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

@MainActor private let archiver = NSKeyedArchiver(requiringSecureCoding: false)

@MainActor @Suite struct `An object made for a document` {
  @Test func `items of bars take what the system provides`() {
    let button = UIBarButtonItem(coder: archiver)
    button?.systemItem = .done
    #expect(button?.title == "Done")
    #expect(button?.style == .done)
    #expect(UIBarButtonItem(systemItem: .done).title == "Done")
    #expect(UIBarButtonItem(systemItem: .add).image?.symbol?.name == "plus")
    #expect(UITabBarItem(tabBarSystemItem: .search, tag: 1).title == "Search")
    let tab = UITabBarItem(coder: archiver)
    tab?.show(.search)
    #expect(tab?.title == "Search")
    #expect(UINavigationItem(coder: archiver)?.title == nil)
  }

  @Test func `a gesture recogniser works without handlers`() {
    let view = UIView(frame: rect(0, 0, 100, 100))
    let window = openWindow(100, 100, around: view)
    let tap = UITapGestureRecognizer(coder: archiver)
    tap.map(view.addGestureRecognizer)
    #expect(window.sendTap(at: CGPoint(x: 50, y: 50)))
  }
}
