import Foundation
import Testing

@testable import AutoLayout

@MainActor
private final class Numbers: UICollectionViewDataSource {
  var numbers = Array(0..<6)
  var made: [Int] = []

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { numbers.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    cell.tag = numbers[indexPath.item]
    made.append(cell.tag)
    return cell
  }
}

@MainActor
@Suite struct `Changes of a collection's items` {
  private let source = Numbers()
  private let view: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    view = UICollectionView(frame: rect(0, 0, 100, 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = source
    view.layoutIfNeeded()
    source.made = []
  }

  private var tags: [Int] { view.visibleCells.map(\.tag) }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `make only the new cells, and take the others and the selection along`() {
    view.allowsMultipleSelection = true
    for item in [1, 4] { view.selectItem(at: path(item), animated: false) }
    let last = view.cellForItem(at: path(5))
    source.numbers = [9, 0, 1, 2, 3, 4, 5]
    view.insertItems(at: [path(0)])
    #expect(source.made == [9] && tags == [9, 0, 1, 2, 3, 4, 5])
    #expect(view.cellForItem(at: path(6)) === last && last?.frame == rect(0, 150, 50, 50))
    #expect(view.indexPathsForSelectedItems == [path(2), path(5)])
    source.numbers = [9, 0, 2, 3, 4, 5]
    view.deleteItems(at: [path(2)])
    #expect(source.made == [9] && tags == [9, 0, 2, 3, 4, 5])
    #expect(view.indexPathsForSelectedItems == [path(4)])
  }

  @Test func `of a batch happen together, places before them and after them`() {
    var isFinished = false
    view.performBatchUpdates {
      source.numbers = [5, 0, 8, 2, 3]
      view.deleteItems(at: [path(1), path(4)])
      view.insertItems(at: [path(2)])
      view.moveItem(at: path(5), to: path(0))
    } completion: {
      isFinished = $0
    }
    #expect(isFinished && source.made == [8] && tags == [5, 0, 8, 2, 3])
    #expect(view.cellForItem(at: path(0))?.frame == rect(0, 0, 50, 50))
  }

  @Test func `replace what is reloaded alone`() {
    view.reloadItems(at: [path(3)])
    #expect(source.made == [3] && tags == [0, 1, 2, 3, 4, 5])
    view.reloadSections([0])
    #expect(source.made == [3, 0, 1, 2, 3, 4, 5])
  }

  @Test func `of sections move the items of those behind them`() {
    var updates = BatchUpdates()
    updates.deletedSections = [0, 3]
    updates.insertedSections = [1]
    let ends = (0..<5).map { updates.newPath(of: IndexPath(item: 2, section: $0)) }
    #expect(
      ends == [
        nil, IndexPath(item: 2, section: 0), IndexPath(item: 2, section: 2), nil,
        IndexPath(item: 2, section: 3),
      ])
  }
}
