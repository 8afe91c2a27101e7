import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

@MainActor
@Suite(.columns) struct `The safe area of rows` {
  /// Rows of a view with margins around a box that is 20 points high.
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let (inner, box) = (UIView(), UIView())
      cell.contentView.addSubview(inner)
      inner.addSubview(box)
      for view in [inner, box] { view.translatesAutoresizingMaskIntoConstraints = false }
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        inner.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        box.topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor),
        box.bottomAnchor.constraint(equalTo: inner.layoutMarginsGuide.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor),
        box.heightAnchor.constraint(equalToConstant: 20),
      ])
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
    let rows = Rows(style: .plain)
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
    let rows = Rows(style: .plain)
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
    let rows = Rows(style: .plain)
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
    let rows = Rows(style: .plain)
    let insets = UIEdgeInsets(left: 44, bottom: 21, right: 44)
    let window = show(rows, on: screen(480, 320, safeArea: insets, .regular, .compact))
    #expect(looks(rows).heights == [36])
    #expect(looks(rows).insets == [UIEdgeInsets(left: 44, bottom: 0, right: 44)])
    withExtendedLifetime(window) {}
  }

  @Test func `has all of the bar in the first row of a table without insets`() {
    let rows = Rows(style: .plain)
    rows.tableView.contentInsetAdjustmentBehavior = .never
    let window = show(rows, on: screen(320, 480, safeArea: UIEdgeInsets(top: 20)))
    #expect(rows.tableView.contentOffset.y == 0)
    #expect(rows.tableView.visibleCells.first?.safeAreaInsets == UIEdgeInsets(top: 20))
    #expect(rows.tableView.visibleCells.first?.frame.height == 56)
    withExtendedLifetime(window) {}
  }
}
