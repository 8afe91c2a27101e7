/// The numbers of items, the visible ones, and their selection.
extension UICollectionView {
  /// Asks the data source for the number of items in each section, if that isn't known.
  func countItems() {
    guard itemCounts == nil, let dataSource else { return }
    itemCounts = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  public var numberOfSections: Int {
    countItems()
    return itemCounts?.count ?? 0
  }

  public func numberOfItems(inSection section: Int) -> Int {
    countItems()
    guard let itemCounts, itemCounts.indices.contains(section) else { return 0 }
    return itemCounts[section]
  }

  /// The cell of an item; `nil` if the item is not visible.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[Place(path: indexPath)] as? UICollectionViewCell
  }

  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { shown[Place(path: indexPath, kind: elementKind)] }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.path
  }

  public var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }

  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  /// The item at a point of the content, also out of sight.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let around = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let items = collectionViewLayout.layoutAttributesForElements(in: around) ?? []
    return items.last { $0.representedElementKind == nil && $0.frame.contains(point) }?.indexPath
  }

  public func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Selection

  public var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }

  /// Selects the item at a point as a tap does, and notifies the delegate.
  /// - Returns: Whether there is an item at the point that may be selected.
  func select(at point: CGPoint) -> Bool {
    guard allowsSelection, let path = indexPathForItem(at: point),
      delegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    else { return false }
    if allowsMultipleSelection, selected.contains(path) {
      deselectItem(at: path, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return true
    }
    let left = allowsMultipleSelection ? [] : selected.filter { $0 != path }
    selectItem(at: path, animated: true, scrollPosition: [])
    for old in left { delegate?.collectionView(self, didDeselectItemAt: old) }
    if let cell = cellForItem(at: path) { cell.selectionSegue?(cell) }
    delegate?.collectionView(self, didSelectItemAt: path)
    return true
  }
}
