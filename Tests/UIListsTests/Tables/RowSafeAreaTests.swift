import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

@MainActor @Suite(.columns) struct `The safe area of rows` {
  private let rows = Rows(style: .plain)

  /// Rows of a view with margins around a box that is 20 points high.
  private final class Rows: UITableViewController {
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let (inner, box) = (UIView(), UIView())
      cell.contentView.addSubview(inner)
      inner.addSubview(box)
      for view in [inner, box] { view.translatesAutoresizingMaskIntoConstraints = false }
      inner.pin([.leading: 0, .top: 0, .trailing: 0, .bottom: 0], to: cell.contentView)
      box.pin([.leading: 0, .top: 0, .bottom: 0, .height: 20], to: inner.layoutMarginsGuide)
      return cell
    }
  }

  /// The distinct heights of the visible rows, and their distinct safe areas.
  private func looks(_ rows: Rows) -> (heights: Set<CGFloat>, insets: [UIEdgeInsets]) {
    let cells = rows.tableView.visibleCells
    var insets: [UIEdgeInsets] = []
    for cell in cells where !insets.contains(cell.safeAreaInsets) {
      insets.append(cell.safeAreaInsets)
    }
    return (Set(cells.map(\.frame.height)), insets)
  }

  @Test func `has no part above or below them, as the table's insets keep them clear of bars`() {
    let window = show(rows, on: screen(320, 480, safeArea: UIEdgeInsets(top: 44, bottom: 34)))
    #expect(rows.tableView.adjustedContentInset == UIEdgeInsets(top: 44, bottom: 34))
    #expect(rows.tableView.contentOffset.y == -44)
    #expect(
      rows.tableView.visibleCells.first.map { window.convert($0.bounds, from: $0) }
        == rect(0, 44, 320, 36))
    #expect(looks(rows).heights == [36])
    #expect(looks(rows).insets == [.zero])
  }

  @Test func `has no part in rows on their way below a bar`() {
    let window = show(rows, on: screen(320, 480, safeArea: UIEdgeInsets(top: 44, bottom: 34)))
    for offset in [-20, 0, 500] as [CGFloat] {
      rows.tableView.contentOffset.y = offset
      window.layoutIfNeeded()
      #expect(rows.tableView.contentOffset.y == offset)
      #expect(looks(rows).heights == [36])
      #expect(looks(rows).insets == [.zero])
    }
  }

  @Test func `has no part in the first row below a navigation bar`() {
    let navigation = UINavigationController(rootViewController: rows)
    let window = show(navigation, on: screen(320, 480, safeArea: UIEdgeInsets(top: 20)))
    #expect(rows.view.safeAreaInsets == UIEdgeInsets(top: 64))
    #expect(rows.tableView.contentOffset.y == -64)
    #expect(
      rows.tableView.visibleCells.first.map { window.convert($0.bounds, from: $0) }
        == rect(0, 64, 320, 36))
    #expect(looks(rows).insets == [.zero])
  }

  @Test func `reaches into them from the sides, where the table has no insets`() {
    let insets = UIEdgeInsets(left: 44, bottom: 21, right: 44)
    keepShowing(rows, on: screen(480, 320, safeArea: insets, .regular, .compact))
    #expect(looks(rows).heights == [36])
    #expect(looks(rows).insets == [UIEdgeInsets(left: 44, bottom: 0, right: 44)])
  }

  @Test func `has all of the bar in the first row of a table without insets`() {
    rows.tableView.contentInsetAdjustmentBehavior = .never
    keepShowing(rows, on: screen(320, 480, safeArea: UIEdgeInsets(top: 20)))
    #expect(rows.tableView.contentOffset.y == 0)
    #expect(rows.tableView.visibleCells.first?.safeAreaInsets == UIEdgeInsets(top: 20))
    #expect(rows.tableView.visibleCells.first?.frame.height == 56)
  }
}
