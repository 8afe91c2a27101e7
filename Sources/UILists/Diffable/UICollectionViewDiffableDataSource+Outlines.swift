extension UICollectionViewDiffableDataSource {
  /// What is asked and told as the user shows and hides what is below an item.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/sectionsnapshothandlers-swift.struct>
  public struct SectionSnapshotHandlers<ItemType: Hashable> {
    public var shouldExpandItem: (@MainActor (ItemType) -> Bool)?
    public var willExpandItem: (@MainActor (ItemType) -> Void)?
    public var shouldCollapseItem: (@MainActor (ItemType) -> Bool)?
    public var willCollapseItem: (@MainActor (ItemType) -> Void)?
    /// Gets a parent and what is below it, and makes what is to be there as the parent expands.
    public var snapshotForExpandingParent:
      (
        @MainActor (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemType>
      )?

    public init() {}
  }

  /// Shows the visible items of a tree in a section, which becomes the last one if it is not there.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = shown
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    for cell in collection?.visibleCells ?? [] {
      if let path = collection?.indexPath(for: cell) { placeInOutline(cell, at: path) }
    }
  }

  /// The items of a section as a tree, in which the items of other snapshots are roots.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    outlines[section] ?? .init(shown.itemIdentifiers(inSection: section))
  }

  /// Forgets the trees whose visible items are not what the sections have now.
  func prune() {
    outlines = outlines.filter { section, outline in
      shown.indexOfSection(section).map { shown.sections[$0].items } == outline.visibleItems
    }
  }

  /// Indents a row as its item, and shows whether the item is expanded.
  func placeInOutline(_ cell: UICollectionViewCell, at path: IndexPath) {
    guard !outlines.isEmpty, let row = cell as? UICollectionViewListCell,
      let section = sectionIdentifier(for: path.section), let item = itemIdentifier(for: path)
    else { return }
    let outline = snapshot(for: section)
    (row.indentationLevel, row.isExpanded) = (outline.level(of: item), outline.isExpanded(item))
  }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  func toggleItem(at path: IndexPath) {
    guard let section = sectionIdentifier(for: path.section), let item = itemIdentifier(for: path),
      var outline = outlines[section]
    else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let made = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: made)
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}
