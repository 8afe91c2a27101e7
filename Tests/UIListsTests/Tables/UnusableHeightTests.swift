import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

private let unusable: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude]

/// A row and a header that ask for a height that no layout can reckon with.
private final class EndlessCell: UITableViewCell {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { CGSize(width: CGFloat.nan, height: .infinity) }
}

@MainActor private final class HeaderHeights: UITableViewDataSource, UITableViewDelegate {
  let height: CGFloat
  init(_ height: CGFloat) { self.height = height }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
  func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height }
  func tableView(_ table: UITableView, heightForFooterInSection section: Int) -> CGFloat { height }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  { height }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    EndlessCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor @Suite(.columns) struct `Heights that no layout can reckon with` {
  @Test(arguments: unusable) func `of a table or one row are those of the content`(height: CGFloat)
  {
    let source = NamedRows([["a", "b", "c"]])
    let table = source.table(height: 300)
    source.heights = ["a": height, "b": 50]
    table.estimatedRowHeight = height
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [36, 50, 36])
    table.rowHeight = height
    table.layoutIfNeeded()
    #expect(
      table.visibleCells.map(\.frame)
        == [rect(0, 0, 200, 36), rect(0, 36, 200, 50), rect(0, 86, 200, 36)])
    #expect(table.contentSize == CGSize(width: 200, height: 122))
  }

  @Test(arguments: unusable)
  func `of headers are those of their titles, and of cells the estimated ones`(height: CGFloat) {
    let source = HeaderHeights(height)
    let table = UITableView(frame: rect(0, 0, 200, 300))
    table.sectionHeaderHeight = height
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame == rect(0, 22, 200, 28))
    #expect(table.visibleCells.map(\.frame) == [rect(0, 50, 200, 44), rect(0, 94, 200, 44)])
    #expect(table.contentSize == CGSize(width: 200, height: 138))
  }
}
