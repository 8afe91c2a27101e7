import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

@MainActor @Suite(.columns) struct `The margins of rows` {
  private final class Rows: UITableViewController {
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    { "Title" }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
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
    keepShowing(rows, on: screen(390, 500, margin: 30))
    #expect(lefts(rows) == [30, 30])
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

  /// A table, or a row without one, of a width in a window of another, and the place of a view at
  /// the row's margin.
  private func margin(
    _ width: CGFloat, in screenWidth: CGFloat, hasTable: Bool, hasHousing: Bool, version: Int,
    style: UITableView.Style = .plain, idiom: UIUserInterfaceIdiom = .phone
  ) -> (row: CGRect, side: CGFloat) {
    let margin: CGFloat = screenWidth < 414 ? 16 : 20
    let window = UIWindow(frame: rect(0, 0, screenWidth, 800))
    window.screen = UIScreen(
      screen(
        screenWidth, 800,
        safeArea: UIEdgeInsets(top: 0, left: 0, bottom: hasHousing ? 34 : 0, right: 0),
        margin: margin, idiom: idiom, version: version))
    let rows = NamedRows([["Tea"]])
    let table = UITableView(frame: rect(0, 0, width, 500), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    table.dataSource = rows
    let alone = UITableViewCell(style: .default, reuseIdentifier: nil)
    alone.frame = rect(0, 0, width, 44)
    window.addSubview(hasTable ? table : alone)
    window.isHidden = false
    window.layoutIfNeeded()
    let row = hasTable ? table.visibleCells[0] : alone
    return (row.frame, row.contentView.layoutMargins.left)
  }

  @Test(arguments: [
    (320, 320, 16), (375, 375, 16), (414, 414, 20), (300, 414, 16), (600, 375, 16), (834, 834, 20),
  ])
  func `are 16 points in narrow rows and on narrow screens, and else 20`(
    width: CGFloat, screenWidth: CGFloat, side: CGFloat
  ) {
    for version in [14, 15, 18, 26] {
      for hasTable in [true, false] {
        let found = margin(
          width, in: screenWidth, hasTable: hasTable, hasHousing: false, version: version)
        #expect(found.side == side)
      }
    }
  }

  @Test(arguments: [(320, 320, 16), (375, 375, 16), (414, 414, 20), (343, 375, 16), (600, 375, 20)])
  func `follow the width of rows alone in iOS 11 and 12`(
    width: CGFloat, screenWidth: CGFloat, side: CGFloat
  ) {
    for version in [11, 12] {
      let found = margin(
        width, in: screenWidth, hasTable: false, hasHousing: false, version: version)
      #expect(found.side == side)
    }
  }

  @Test(arguments: [
    (false, false, 320, 375, 15), (false, false, 600, 375, 15), (true, false, 375, 375, 16),
    (false, true, 320, 375, 16), (false, false, 414, 414, 20),
  ])
  func `are 15 points in iOS 13 without a table, on a narrow phone with a home button`(
    hasTable: Bool, hasHousing: Bool, width: CGFloat, screenWidth: CGFloat, side: CGFloat
  ) {
    let found = margin(
      width, in: screenWidth, hasTable: hasTable, hasHousing: hasHousing, version: 13)
    #expect(found.side == side)
  }

  @Test(arguments: [
    (393, 393, true, 17, 20), (393, 393, false, 17, 16), (320, 393, true, 17, 16),
    (375, 375, true, 15, 16), (375, 375, true, 17, 20),
  ])
  func `are 20 points since iOS 16 on phones without a home button`(
    width: CGFloat, screenWidth: CGFloat, hasHousing: Bool, version: Int, side: CGFloat
  ) {
    for style in [UITableView.Style.plain, .insetGrouped] {
      let found = margin(
        width, in: screenWidth, hasTable: true, hasHousing: hasHousing, version: version,
        style: style)
      #expect(found.side == side)
      // The rows of an inset table are as far from its edges.
      let inset = style == .plain ? 0 : side
      #expect([found.row.minX, found.row.width] == [inset, width - 2 * inset])
    }
  }

  @Test func `of a narrow table on a wide pad are those of a narrow phone`() {
    let found = margin(320, in: 1024, hasTable: true, hasHousing: true, version: 18, idiom: .pad)
    #expect(found.side == 16)
  }
}
