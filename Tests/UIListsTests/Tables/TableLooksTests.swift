@_spi(Package) import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

@MainActor @Suite struct `What a table shows beside its rows` {
  private let source = NamedRows([["a"], ["b"]])

  private func shown(_ style: UITableView.Style, version: Int = 18) -> (UITableView, UIWindow) {
    let controller = UITableViewController(style: style)
    let table = UITableView(frame: .zero, style: style)
    table.register(LabelCell.self, forCellReuseIdentifier: "note")
    table.rowHeight = 40
    table.dataSource = source
    controller.tableView = table
    return (table, keepShowing(controller, on: screen(200, 400, version: version)))
  }

  @Test(arguments: [(14, 28), (15, 50), (26, 50)] as [(Int, CGFloat)])
  func `space above the headers of a plain table since iOS 15`(version: Int, top: CGFloat) {
    source.titles = ["One", "Two"]
    let (table, _) = shown(.plain, version: version)
    #expect(table.rectForRow(at: row(0)) == rect(0, top, 200, 40))
    #expect(table.contentSize.height == 2 * (top + 40))
  }

  /// The heights of the rows and of their content.
  private func heights(_ table: UITableView) -> [[CGFloat]] {
    table.visibleCells.map { [$0.frame.height, $0.contentView.frame.height] }
  }

  @Test(arguments: [(11, 39.5), (12, 39.5), (13, 40), (18, 40)] as [(Int, CGFloat)])
  func `separators that take a pixel from the content of rows up to iOS 12`(
    version: Int, height: CGFloat
  ) {
    let (table, _) = shown(.plain, version: version)
    #expect(heights(table) == [[40, height], [40, height]])
    table.separatorStyle = .none
    table.layoutIfNeeded()
    #expect(heights(table) == [[40, 40], [40, 40]])
    table.separatorStyle = .singleLine
    table.layoutIfNeeded()
    #expect(heights(table) == [[40, height], [40, height]])
  }

  @Test(arguments: [(12, 0.5), (13, 0)] as [(Int, CGFloat)])
  func `separators that rows of their content's height have room for`(
    version: Int, separator: CGFloat
  ) {
    let (table, _) = shown(.plain, version: version)
    table.rowHeight = UITableView.automaticDimension
    table.layoutIfNeeded()
    let content = heights(table)[0][1]
    #expect(heights(table) == [[content + separator, content], [content + separator, content]])
    table.separatorStyle = .none
    table.layoutIfNeeded()
    #expect(heights(table) == [[content, content], [content, content]])
  }

  @Test func `the space that the app sets, in any style, and none without a header`() {
    source.titles = ["One", "Two"]
    let (table, _) = shown(.grouped)
    #expect(table.rectForHeader(inSection: 0) == rect(0, 0, 200, 38))
    table.sectionHeaderTopPadding = 10
    #expect(table.rectForHeader(inSection: 0) == rect(0, 10, 200, 38))
    table.sectionHeaderTopPadding = 0
    #expect(table.rectForHeader(inSection: 0) == rect(0, 0, 200, 38))
    source.titles = []
    let (plain, _) = shown(.plain)
    #expect(plain.rectForRow(at: row(0)) == rect(0, 0, 200, 40))
  }

  @Test func `a view behind the rows that stays in sight`() {
    source.sections = [(0..<30).map { "\($0)" }]
    let (table, window) = shown(.plain)
    let back = UIView()
    table.backgroundView = back
    #expect(back.frame == rect(0, 0, 200, 400))
    table.contentOffset.y = 130
    window.layoutIfNeeded()
    #expect(back.frame == rect(0, 130, 200, 400))
    #expect(table.subviews.first === back)
    table.backgroundView = nil
    #expect(back.superview == nil)
  }

  @Test func `another background while a row is selected`() throws {
    let (table, window) = shown(.plain)
    let cell = try #require(table.cellForRow(at: row(0)))
    let selected = UIView()
    cell.selectedBackgroundView = selected
    #expect(selected.superview == nil)
    cell.setSelected(true, animated: false)
    window.layoutIfNeeded()
    #expect(selected.frame == rect(0, 0, 200, 40))
    #expect(cell.subviews.first === selected)
    #expect(cell.drawnBackgroundColor == cell.backgroundColor)
    cell.isSelected = false
    #expect(selected.superview == nil)
  }

  @Test func `texts that are indented by steps`() {
    let cell = UITableViewCell()
    cell.frame = rect(0, 0, 320, 44)
    cell.textLabel?.text = "a"
    cell.layoutIfNeeded()
    let start = cell.textLabel?.frame.minX ?? 0
    cell.indentationLevel = 3
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == start + 30)
    cell.indentationWidth = 0
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == start)
  }

  @Test func `several selected rows in editing mode`() {
    let (table, window) = shown(.plain)
    table.allowsMultipleSelectionDuringEditing = true
    window.sendTap(at: CGPoint(x: 100, y: 20))
    window.sendTap(at: CGPoint(x: 100, y: 60))
    #expect(table.indexPathsForSelectedRows == [row(0, 1)])
    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
    window.sendTap(at: CGPoint(x: 100, y: 20))
    #expect(table.indexPathsForSelectedRows?.count == 2)
  }

  @Test func `a view behind the items of a collection`() {
    let collection = UICollectionView(
      frame: rect(0, 0, 100, 100), collectionViewLayout: UICollectionViewFlowLayout())
    let back = UIView()
    collection.backgroundView = back
    collection.layoutIfNeeded()
    #expect(back.frame == rect(0, 0, 100, 100))
    let cell = UICollectionViewCell(frame: rect(0, 0, 50, 50))
    let selected = UIView()
    cell.selectedBackgroundView = selected
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(selected.frame == rect(0, 0, 50, 50))
    #expect(cell.subviews == [selected, cell.contentView])
  }
}
