import Foundation
import Testing

@testable import AutoLayout

@MainActor
@Suite(.columns) struct `The margins of rows` {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    { "Title" }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "text that is forty columns long in all!!"
      cell.textLabel?.numberOfLines = 0
      return cell
    }
  }

  private func lefts(_ rows: Rows) -> [CGFloat?] {
    [
      rows.tableView.visibleCells.first?.textLabel?.frame.minX,
      rows.tableView.headerView(forSection: 0)?.textLabel?.frame.minX,
    ]
  }

  @Test func `follow the table's window, and not the main screen`() {
    #expect(UIScreen.main.configuration.layoutMargin == 16)
    let rows = Rows(style: .plain)
    let window = show(rows, on: screen(390, 500, margin: 30))
    #expect(lefts(rows) == [30, 30])
    // 330 points are 41 columns, and 300 are 37.
    #expect(rows.tableView.visibleCells.first?.frame.height == 44)
    window.apply(screen(390, 500, margin: 45))
    window.layoutIfNeeded()
    #expect(lefts(rows) == [45, 45])
    #expect(rows.tableView.visibleCells.first?.frame.height == 54)
  }

  @Test func `follow a window that the table comes into`() {
    let rows = Rows(style: .plain)
    rows.tableView.frame = rect(0, 0, 390, 500)
    rows.tableView.layoutIfNeeded()
    #expect(lefts(rows) == [16, 16])
    let window = show(rows, on: screen(390, 500, margin: 30))
    #expect(lefts(rows) == [30, 30])
    withExtendedLifetime(window) {}
  }

  @Test func `of content that keeps its row's are at least these`() {
    let table = UITableView(frame: rect(0, 0, 390, 500))
    let window = UIWindow(frame: rect(0, 0, 390, 500))
    window.screen = UIScreen()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = rect(0, 0, 390, 60)
    cell.contentView.layoutMargins = UIEdgeInsets(top: 8, left: 30, bottom: 16, right: 30)
    cell.contentView.preservesSuperviewLayoutMargins = true
    window.addSubview(table)
    table.addSubview(cell)
    cell.layoutIfNeeded()
    #expect(
      cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 30, bottom: 16, right: 30))
  }

  @Test func `that were set stay`() {
    let table = UITableView(frame: rect(0, 0, 390, 500))
    let window = UIWindow(frame: rect(0, 0, 390, 500))
    window.screen = UIScreen()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    table.addSubview(cell)
    window.addSubview(table)
    #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }
}
