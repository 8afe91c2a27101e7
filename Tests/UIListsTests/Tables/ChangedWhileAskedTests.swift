import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

/// A delegate that changes the table while it is laid out.
@MainActor private final class Meddler: UITableViewDelegate {
  var onDisplay: (UITableView, IndexPath) -> Void = { _, _ in }
  var onHeader: (UITableView, Int) -> Void = { _, _ in }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { onDisplay(tableView, indexPath) }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    onHeader(tableView, section)
    return nil
  }
}

@MainActor @Suite(.columns) struct `A table that is changed while it asks` {
  private let rows = NamedRows([["a", "b"], ["c", "d"], ["e"]])
  private let meddler = Meddler()
  private let table: UITableView

  init() {
    table = rows.table(height: 400)
    table.delegate = meddler
  }

  @Test func `has the row height that was set as a row came into sight`() {
    meddler.onDisplay = { table, path in if path.row == 1 { table.rowHeight = 30 } }
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [0, 30, 60, 90, 120])
    #expect(table.contentSize.height == 150)
  }

  @Test func `has the header height that was set as a header was asked for`() {
    rows.titles = ["one", "two", "three"]
    meddler.onHeader = { table, section in if section == 1 { table.sectionHeaderHeight = 20 } }
    table.rowHeight = 30
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [20, 50, 100, 130, 180])
  }

  @Test func `shows the rows of a reload in a row's delegate call`() {
    table.rowHeight = 30
    meddler.onDisplay = { [rows] table, path in
      guard path == row(1), rows.sections.count == 3 else { return }
      rows.sections = [["x"]]
      table.reloadData()
    }
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { ($0 as? LabelCell)?.label.text } == ["x"])
  }

  @Test func `shows the rows of a reload within a group, and of what changed after it`() {
    table.rowHeight = 30
    table.layoutIfNeeded()
    table.beginUpdates()
    rows.sections = [["x", "y"]]
    table.reloadData()
    table.layoutIfNeeded()
    rows.sections = [["z"]]
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { ($0 as? LabelCell)?.label.text } == ["z"])
  }
}
