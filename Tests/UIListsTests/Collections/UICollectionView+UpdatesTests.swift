import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

@MainActor private final class Numbers: UICollectionViewDataSource {
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

@MainActor @Suite struct `Changes of a collection's items` {
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

  @Test func `make only the new cells, and take the others and the selection along`() {
    view.allowsMultipleSelection = true
    for number in [1, 4] { view.selectItem(at: item(number), animated: false, scrollPosition: []) }
    let last = view.cellForItem(at: item(5))
    source.numbers = [9, 0, 1, 2, 3, 4, 5]
    view.insertItems(at: [item(0)])
    #expect(source.made == [9] && tags == [9, 0, 1, 2, 3, 4, 5])
    #expect(view.cellForItem(at: item(6)) === last && last?.frame == rect(0, 150, 50, 50))
    #expect(view.indexPathsForSelectedItems == [item(2), item(5)])
    source.numbers = [9, 0, 2, 3, 4, 5]
    view.deleteItems(at: [item(2)])
    #expect(source.made == [9] && tags == [9, 0, 2, 3, 4, 5])
    #expect(view.indexPathsForSelectedItems == [item(4)])
  }

  @Test func `of a batch happen together, places before them and after them`() {
    var isFinished = false
    view.performBatchUpdates {
      source.numbers = [5, 0, 8, 2, 3]
      view.deleteItems(at: [item(1), item(4)])
      view.insertItems(at: [item(2)])
      view.moveItem(at: item(5), to: item(0))
    } completion: {
      isFinished = $0
    }
    #expect(isFinished && source.made == [8] && tags == [5, 0, 8, 2, 3])
    #expect(view.cellForItem(at: item(0))?.frame == rect(0, 0, 50, 50))
  }

  @Test func `replace what is reloaded alone`() {
    view.reloadItems(at: [item(3)])
    #expect(source.made == [3] && tags == [0, 1, 2, 3, 4, 5])
    view.reloadSections([0])
    #expect(source.made == [3, 0, 1, 2, 3, 4, 5])
  }

  @Test func `need a number of items that fits; else all items are loaded again`() {
    let raised = exceptions {
      source.numbers = [7, 8]
      view.deleteItems(at: [item(1)])
    }
    #expect(
      raised.map(\.reason) == [
        "Invalid update: invalid number of items in section 0.  The number of items contained in an "
          + "existing section after the update (2) must be equal to the number of items contained in "
          + "that section before the update (6), plus or minus the number of items inserted or "
          + "deleted from that section (0 inserted, 1 deleted) and plus or minus the number of items "
          + "moved into or out of that section (0 moved in, 0 moved out)."
      ])
    view.layoutIfNeeded()
    #expect(tags == [7, 8])
  }

  @Test func `count from the items that there are when the first update begins`() {
    view.reloadData()
    view.performBatchUpdates {
      source.numbers.append(6)
      view.insertItems(at: [item(6)])
    }
    #expect(tags == [0, 1, 2, 3, 4, 5, 6])
    // As on a device, it is too late for items that came before the collection has counted them.
    view.reloadData()
    let raised = exceptions {
      source.numbers.append(7)
      view.insertItems(at: [item(7)])
    }
    #expect(raised.count == 1 && raised[0].reason.contains("before the update (8)"))
  }

  @Test func `in a window glide, and new ones fade in`() {
    let glide = Glide()
    glide.window.addSubview(view)
    glide.window.layoutIfNeeded()
    source.numbers = [0, 9, 3, 2, 4, 5]
    glide.change {
      view.performBatchUpdates {
        view.deleteItems(at: [item(1)])
        view.insertItems(at: [item(1)])
        view.moveItem(at: item(3), to: item(2))
        view.moveItem(at: item(2), to: item(3))
      }
    }
    let cells = view.visibleCells
    #expect(tags == [0, 9, 3, 2, 4, 5])
    #expect(cells.map { $0.layer.presentation()?.opacity } == [1, 0, 1, 1, 1, 1])
    #expect(cells[1].layer.presentation()?.frame == rect(50, 0, 50, 50))
    #expect(cells[2].frame == rect(0, 50, 50, 50))
    #expect(cells[2].layer.presentation()?.frame == rect(50, 50, 50, 50))
    glide.pass(0.15)
    #expect(cells[1].layer.presentation()?.opacity == 0.5)
    #expect(cells[2].layer.presentation()?.frame == rect(25, 50, 50, 50))
  }
}
