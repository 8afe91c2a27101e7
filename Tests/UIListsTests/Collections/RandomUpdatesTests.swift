import AutoLayout
import Foundation
import LayoutFixtures
import SeededRandom
import Testing

@testable import UILists

/// Items named by numbers, whose names determine their sizes.
@MainActor
private final class Numbered: UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  var sections: [[Int]]

  init(_ sections: [[Int]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "T" }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    CGFloat(20 + sections[indexPath.section][indexPath.row] % 7 * 5)
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.tag = sections[indexPath.section][indexPath.row]
    return cell
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { sections[section].count }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 40, height: 20 + sections[indexPath.section][indexPath.item] % 7 * 5)
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = sections[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func table() -> UITableView {
    let table = UITableView(frame: rect(0, 0, 100, 150))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = self
    table.delegate = self
    table.layoutIfNeeded()
    return table
  }

  func collection() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 24)
    let view = UICollectionView(frame: rect(0, 0, 100, 150), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
    return view
  }
}

/// What a list shows: the names and frames of its cells, and the frames of its other subviews.
@MainActor private struct Sight: Equatable {
  var cells: [Int: CGRect] = [:]
  var headers: [CGRect] = []
  var content = CGRect.zero

  init(_ list: UIScrollView) {
    for view in list.subviews {
      if view is UITableViewCell || view is UICollectionViewCell {
        cells[view.tag] = view.frame
      } else {
        headers.append(view.frame)
      }
    }
    headers.sort { $0.minY < $1.minY }
    content = CGRect(origin: list.contentOffset, size: list.contentSize)
  }
}

@MainActor @Suite struct `Random changes of lists leave what a new list shows` {
  /// Changes a list at random while its clock runs, and holds what it shows against a new one.
  private func expectSight<List: UIScrollView>(
    _ seed: Int, _ make: (Numbered) -> List, cells: (List) -> [UIView],
    update: (List, Numbered, RandomChange) -> Void
  ) {
    var random = SplitMix(seed: UInt64(seed))
    let change = RandomChange(&random)
    let source = Numbered(change.before)
    let glide = Glide()
    let list = make(source)
    glide.window.addSubview(list)
    list.contentOffset.y = list.held(CGPoint(x: 0, y: random.below(300))).y
    list.layoutIfNeeded()
    let before = Dictionary(uniqueKeysWithValues: cells(list).map { ($0.tag, $0) })
    let raised = exceptions { glide.clock.perform { update(list, source, change) } }
    #expect(raised.isEmpty)
    let other = make(source)
    other.contentOffset.y = list.contentOffset.y
    other.layoutIfNeeded()
    #expect(Sight(list) == Sight(other))
    glide.pass(1)
    #expect(list.subviews.allSatisfy { $0.layer.presentation()?.frame == $0.frame })
    for cell in cells(list) {
      if change.kept[cell.tag] != nil, let old = before[cell.tag] { #expect(cell === old) }
    }
  }

  @Test(arguments: 0..<100) func `of rows`(seed: Int) {
    expectSight(
      seed, { $0.table() }, cells: { $0.visibleCells },
      update: { table, source, change in
        table.performBatchUpdates {
          source.sections = change.after
          let updates = change.updates
          for path in updates.insertedItems.sorted() { table.insertRows(at: [path], with: .fade) }
          for (start, end) in updates.movedItems.sorted(by: { $0.key < $1.key }) {
            table.moveRow(at: start, to: end)
          }
          table.insertSections(updates.insertedSections, with: .left)
          for (start, end) in updates.movedSections.sorted(by: { $0.key < $1.key }) {
            table.moveSection(start, toSection: end)
          }
          table.deleteRows(at: Array(updates.deletedItems), with: .none)
          table.deleteSections(updates.deletedSections, with: .top)
        }
      })
  }

  @Test(arguments: 0..<100) func `of items`(seed: Int) {
    expectSight(
      seed, { $0.collection() }, cells: { $0.visibleCells },
      update: { view, source, change in
        view.performBatchUpdates {
          source.sections = change.after
          let updates = change.updates
          view.insertItems(at: Array(updates.insertedItems))
          for (start, end) in updates.movedItems.sorted(by: { $0.key < $1.key }) {
            view.moveItem(at: start, to: end)
          }
          view.insertSections(updates.insertedSections)
          for (start, end) in updates.movedSections.sorted(by: { $0.key < $1.key }) {
            view.moveSection(start, toSection: end)
          }
          view.deleteItems(at: Array(updates.deletedItems))
          view.deleteSections(updates.deletedSections)
        }
      })
  }
}
