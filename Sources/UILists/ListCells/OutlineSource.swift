/// What shows and hides the items below an item.
@MainActor protocol OutlineSource {
  func toggleItem(at path: IndexPath)
}

extension UICollectionViewListCell {
  /// Shows or hides what is below the item.
  func toggle() {
    guard let list = superview as? UICollectionView, let path = list.indexPath(for: self) else {
      return
    }
    (list.dataSource as? any OutlineSource)?.toggleItem(at: path)
  }
}
