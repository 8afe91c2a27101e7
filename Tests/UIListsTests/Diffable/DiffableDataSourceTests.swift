import AutoLayout
import Foundation
import LayoutFixtures
import SeededRandom
import Testing

@testable import UILists

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

@MainActor private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
  var snapshot = Snapshot()
  for (section, items) in sections {
    snapshot.appendSections([section])
    snapshot.appendItems(items)
  }
  return snapshot
}

@MainActor @Suite struct `A collection with a diffable data source` {
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<String, Int>
  private let made = Made()

  private final class Made { var items: [Int] = [] }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    let view = UICollectionView(frame: rect(0, 0, 100, 400), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    openWindow(100, 400, around: view)
    let made = made
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      cell, _, number in
      cell.tag = number
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, number in
      made.items.append(number)
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
    }
    self.view = view
  }

  private var tags: [Int] { view.visibleCells.map(\.tag) }

  private func apply(_ snapshot: Snapshot) {
    made.items = []
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
  }

  @Test func `shows its first snapshot`() {
    apply(snapshot(["a": [1, 2, 3], "b": [4]]))
    #expect(tags == [1, 2, 3, 4])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 1))?.frame == rect(0, 100, 50, 50))
    #expect(source.indexPath(for: 4) == IndexPath(item: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == 3)
    #expect(source.itemIdentifier(for: IndexPath(item: 3, section: 0)) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b" && source.index(for: "b") == 1)
  }

  @Test func `makes only the cells that are new, and moves the others`() {
    apply(snapshot(["a": [1, 2, 3, 4]]))
    let (first, last) = (view.visibleCells[0], view.visibleCells[3])
    apply(snapshot(["a": [4, 1, 9, 3]]))
    #expect(made.items == [9] && tags == [4, 1, 9, 3])
    #expect(view.visibleCells[0] === last && view.visibleCells[1] === first)
    #expect(last.frame == rect(0, 0, 50, 50) && first.frame == rect(50, 0, 50, 50))
  }

  @Test func `makes reloaded cells anew`() {
    apply(snapshot(["a": [1, 2, 3]]))
    let cells = view.visibleCells
    var next = source.snapshot()
    next.reloadItems([1])
    next.reconfigureItems([3])
    #expect(next.reloadedItemIdentifiers == [1] && next.reconfiguredItemIdentifiers == [3])
    apply(next)
    #expect(made.items.sorted() == [1, 3])
    #expect(view.visibleCells[1] === cells[1] && tags == [1, 2, 3])
    #expect(source.snapshot().reloadedItemIdentifiers == [])
  }

  @Test func `calls the completion after the changes`() {
    var shown: [[Int]] = []
    for items in [[1], [1, 2], []] {
      source.apply(snapshot(["a": items])) { shown.append(source.snapshot().itemIdentifiers) }
    }
    #expect(shown == [[1], [1, 2], []])
  }

  @Test func `shows any snapshot after any other`() {
    var random = SplitMix(seed: 57)
    let names = ["a", "b", "c", "d"]
    for _ in 0..<200 {
      var next = Snapshot()
      next.appendSections(
        names.shuffled(using: &random).dropLast(Int.random(in: 0...3, using: &random)))
      for item in Array(0..<8).shuffled(using: &random).dropLast(
        Int.random(in: 0...6, using: &random))
      {
        next.appendItems(
          [item], toSection: next.sectionIdentifiers.randomElement(using: &random))
      }
      apply(next)
      #expect(tags == next.itemIdentifiers)
    }
  }

  @Test func `asks for supplementary views`() {
    let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in view.tag = 70 + path.section }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 20
    apply(snapshot(["a": [1], "b": [2]]))
    let shown = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1))
    #expect(shown?.tag == 71 && shown?.frame == rect(0, 70, 100, 20))
  }
}

/// A source whose subclass has titles.
private final class Titled: UITableViewDiffableDataSource<String, Int> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  { sectionIdentifier(for: section) }
}

@MainActor @Suite struct `A table with a diffable data source` {
  private let table = UITableView(frame: rect(0, 0, 200, 400))
  private let source: UITableViewDiffableDataSource<String, Int>
  private let made = Made()

  private final class Made { var items: [Int] = [] }

  init() {
    let made = made
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    openWindow(200, 400, around: table)
    source = Titled(tableView: table) { table, path, number in
      made.items.append(number)
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.tag = number
      return cell
    }
  }

  private func apply(_ snapshot: Snapshot) {
    made.items = []
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
  }

  @Test func `shows snapshots, and makes only the rows that are new`() {
    table.sectionHeaderTopPadding = 0
    apply(snapshot(["a": [1, 2], "b": [3]]))
    #expect(table.visibleCells.map(\.tag) == [1, 2, 3])
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "b")
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.frame == rect(0, 144, 200, 44))
    var next = source.snapshot()
    next.deleteItems([1])
    next.appendItems([4, 5])
    next.reconfigureItems([3])
    apply(next)
    #expect(table.visibleCells.map(\.tag) == [2, 3, 4, 5])
    #expect(made.items.sorted() == [3, 4, 5])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.frame == rect(0, 100, 200, 44))
    #expect(source.defaultRowAnimation == .automatic)
  }

  @Test func `edits nothing by itself`() {
    apply(snapshot(["a": [1]]))
    #expect(!source.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
  }
}
