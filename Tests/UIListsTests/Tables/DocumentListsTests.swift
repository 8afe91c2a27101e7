import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

@MainActor private let archiver = NSKeyedArchiver(requiringSecureCoding: false)
@MainActor private let phone = screen(320, 480)

@MainActor @Suite struct `A list made for a document` {
  @Test func `a table becomes a grouped one before it is laid out`() throws {
    let rows = NamedRows([["a"], ["b"]])
    let table = try #require(UITableView(coder: archiver))
    #expect(table.backgroundColor == .systemBackground)
    table.register(LabelCell.self, forCellReuseIdentifier: "note")
    table.contentInsetAdjustmentBehavior = .never
    table.frame = rect(0, 0, 320, 480)
    table.storedStyle = .insetGrouped
    #expect(table.backgroundColor == .systemGroupedBackground)
    table.rowHeight = 50
    table.dataSource = rows
    let controller = UITableViewController(style: .plain)
    controller.tableView = table
    keepShowing(controller, on: phone)
    #expect(table.rectForRow(at: row(0, 1)) == rect(16, 104, 288, 50))
  }

  @Test func `a table keeps the background that was set as its style changes`() {
    let table = UITableView(coder: archiver)
    table?.backgroundColor = .red
    table?.storedStyle = .grouped
    #expect(table?.backgroundColor == .red)
  }

  @Test func `a row takes its style and identifier later`() throws {
    let cell = try #require(UITableViewCell(coder: archiver))
    #expect(cell.subviews == [cell.contentView])
    #expect(cell.detailTextLabel == nil)
    cell.style = .subtitle
    cell.reuseIdentifier = "row"
    cell.frame = rect(0, 0, 320, 60)
    cell.textLabel?.text = "Alice"
    cell.detailTextLabel?.text = "in Wonderland"
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(0, 0, 320, 60))
    let title = try #require(cell.textLabel?.frame)
    #expect(cell.detailTextLabel?.frame.minY == title.maxY + 2)
    #expect(cell.description.contains("row"))
  }

  @Test func `a header and an item of a collection have their content view`() throws {
    let header = try #require(UITableViewHeaderFooterView(coder: archiver))
    header.frame = rect(0, 0, 200, 40)
    header.layoutIfNeeded()
    #expect(header.contentView.frame == rect(0, 0, 200, 40))
    let item = try #require(UICollectionViewCell(coder: archiver))
    item.frame = rect(0, 0, 80, 60)
    item.layoutIfNeeded()
    #expect(item.contentView.superview === item)
    #expect(item.contentView.frame == rect(0, 0, 80, 60))
    #expect(UICollectionReusableView(coder: archiver)?.subviews == [])
  }

  @Test func `a collection takes its layout later`() throws {
    let collection = try #require(UICollectionView(coder: archiver))
    let first = collection.collectionViewLayout
    #expect(first.collectionView === collection)
    let layout = try #require(UICollectionViewFlowLayout(coder: archiver))
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    collection.collectionViewLayout = layout
    #expect(first.collectionView == nil)
    #expect(layout.collectionView === collection)
  }

  @Test func `a table controller gives its rows to a table that names no data source`() throws {
    @MainActor final class Two: UITableViewController {
      override func loadView() {
        view = UITableView(frame: rect(0, 0, 320, 480))
        super.loadView()
      }
      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    }
    let controller = Two(style: .plain)
    let table = try #require(controller.tableView)
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test func `a collection controller shows the collection that it is given`() throws {
    let controller = try #require(UICollectionViewController(coder: archiver))
    let collection = try #require(UICollectionView(coder: archiver))
    controller.givenCollection = collection
    #expect(controller.collectionViewLayout === collection.collectionViewLayout)
    keepShowing(controller, on: phone)
    #expect(controller.collectionView === collection)
    #expect(collection.frame == rect(0, 0, 320, 480))
    #expect(collection.dataSource === controller && collection.delegate === controller)
  }
}
