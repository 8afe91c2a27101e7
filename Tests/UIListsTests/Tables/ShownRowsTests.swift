import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

/// Rows that are in sight while what their heights depend on changes.
@MainActor @Suite(.columns) struct ShownRowsTests {
  private let rows = NamedRows([["a", "four and twenty columns!"]])

  private func shown() -> (table: UITableView, window: UIWindow) {
    let controller = UITableViewController(style: .plain)
    controller.tableView.register(LabelCell.self, forCellReuseIdentifier: "note")
    controller.tableView.dataSource = rows
    controller.tableView.delegate = rows
    let window = show(controller, on: screen(200, 500))
    return (controller.tableView, window)
  }

  @Test func `stay when the table gets another width, and are measured again`() {
    let (table, window) = shown()
    let cells = table.visibleCells
    #expect(cells.map(\.frame) == [rect(0, 0, 200, 36), rect(0, 36, 200, 52)])
    window.apply(screen(500, 200))
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(ObjectIdentifier.init) == cells.map(ObjectIdentifier.init))
    #expect(cells.map(\.frame) == [rect(0, 0, 500, 36), rect(0, 36, 500, 36)])
    #expect(rows.made == rows.sections[0])
  }

  @Test func `stay when the size classes and the size of texts change`() {
    let (table, window) = shown()
    let cells = table.visibleCells
    window.apply(screen(500, 200, .regular, .compact, category: .accessibilityLarge))
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(ObjectIdentifier.init) == cells.map(ObjectIdentifier.init))
    #expect(rows.made == rows.sections[0])
  }

  @Test func `are made again for another version of iOS, which has other rows`() {
    let (table, window) = shown()
    window.apply(screen(200, 500, version: 12))
    window.layoutIfNeeded()
    #expect(rows.made == rows.sections[0] + rows.sections[0])
    #expect(table.names == rows.sections[0])
  }
}
