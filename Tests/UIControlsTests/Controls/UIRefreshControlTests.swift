import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIControls

@MainActor @Suite struct `A refresh control` {
  private let scroll = UIScrollView(frame: rect(0, 0, 320, 400))
  private let control = UIRefreshControl()
  private let window = UIWindow(frame: rect(0, 0, 320, 400))

  init() {
    window.isHidden = false
    window.addSubview(scroll)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 320, height: 1000)
    scroll.refreshControl = control
    window.layoutIfNeeded()
  }

  @Test func `lies hidden above the content`() {
    #expect(scroll.refreshControl === control)
    #expect(control.frame == rect(0, -60, 320, 60))
    #expect(control.isHidden)
    #expect(scroll.contentInset == .zero)
    scroll.frame.size.width = 200
    window.layoutIfNeeded()
    #expect(control.frame == rect(0, -60, 200, 60))
  }

  @Test func `makes room while it refreshes, and keeps the content where it is`() {
    scroll.contentInset = UIEdgeInsets(top: 10)
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(!control.isHidden)
    #expect(scroll.contentInset == UIEdgeInsets(top: 70))
    #expect(scroll.contentOffset == .zero)
    control.beginRefreshing()
    #expect(scroll.contentInset == UIEdgeInsets(top: 70))
    scroll.contentOffset.y = -70
    control.endRefreshing()
    #expect(scroll.contentInset == UIEdgeInsets(top: 10))
    #expect(scroll.contentOffset.y == -10)
    #expect(control.isHidden)
  }

  @Test func `begins where the user scrolls up from the top`() {
    var refreshed = 0
    control.addAction(UIAction { _ in refreshed += 1 }, for: .valueChanged)
    #expect(scroll.scroll(lines: 1))
    #expect(scroll.scroll(lines: -1))
    #expect(refreshed == 0)
    #expect(scroll.scroll(lines: -1))
    #expect(refreshed == 1)
    #expect(scroll.contentOffset.y == -60)
    #expect(!scroll.scroll(lines: -1))
    control.isEnabled = false
    control.endRefreshing()
    #expect(!scroll.scroll(lines: -1))
    #expect(refreshed == 1)
  }

  @Test func `gives its room back as it is taken away`() {
    control.beginRefreshing()
    scroll.refreshControl = nil
    #expect(control.superview == nil)
    #expect(!control.isRefreshing)
    #expect(scroll.contentInset == .zero)
  }

  @Test func `refreshes the rows of a table`() {
    let controller = UITableViewController(style: .plain)
    let window = show(controller, on: screen(320, 480))
    controller.refreshControl = control
    window.layoutIfNeeded()
    #expect(controller.tableView.refreshControl === control)
    #expect(control.frame == rect(0, -60, 320, 60))
  }

  @Test func `has its height from a coder too`() {
    let made = UIRefreshControl(coder: NSKeyedArchiver(requiringSecureCoding: false))
    #expect(made?.frame == rect(0, 0, 0, 60))
    #expect(made?.isHidden == true)
  }
}
