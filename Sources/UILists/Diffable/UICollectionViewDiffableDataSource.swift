/// A collection's data source that shows snapshots.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa>
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider =
    @MainActor (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Makes a supplementary view of a kind.
  public typealias SupplementaryViewProvider =
    @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  open var supplementaryViewProvider: SupplementaryViewProvider?
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  private let cellProvider: CellProvider
  private(set) weak var collection: UICollectionView?
  /// The trees of the sections that have one.
  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] =
    [:]

  /// Creates a data source and makes it that of a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (collection, self.cellProvider) = (collectionView, cellProvider)
    super.init(of: collectionView)
    collectionView.dataSource = self
  }

  override func adopt(_ snapshot: Snapshot) {
    super.adopt(snapshot)
    prune()
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count(inSection: section) }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let made = cell(at: indexPath) { cellProvider(collectionView, indexPath, $0) }
    guard let made else { return UICollectionViewCell(frame: .zero) }
    placeInOutline(made, at: indexPath)
    return made
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if supplementaryViewProvider == nil {
      refuse(
        "CollectionView \(collectionView) requested a supplementary view, but a "
          + "supplementaryViewProvider was not specified on the diffable data source")
    }
    return supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}
