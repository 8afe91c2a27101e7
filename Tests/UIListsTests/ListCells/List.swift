import AutoLayout
import Foundation
import LayoutFixtures

@testable import UILists

/// A collection that looks like a table, in a window 800 points high.
@MainActor final class List {
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, String>
  private let window: UIWindow

  init(width: CGFloat, _ fill: @escaping @MainActor (UICollectionViewListCell, String) -> Void) {
    let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let view = UICollectionView(frame: rect(0, 0, width, 800), collectionViewLayout: list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      fill($0, $2)
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    self.view = view
    window = openWindow(width, 800, around: view)
  }

  func show(_ items: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
  }

  var cells: [UICollectionViewListCell] {
    view.visibleCells.compactMap { $0 as? UICollectionViewListCell }
  }
}
