/// The items that a document itself has for a collection view: one of each prototype, where no app
/// gives the view its items.
final class CollectionContent: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  struct Item {
    let cell: UICollectionViewCell
    /// The size of this item alone, in points; nil if it has the size of all items.
    let size: CGSize?
  }

  private let items: [Item]
  /// The header and the footer of the section, by their kinds.
  private let supplementary: [String: UICollectionReusableView]

  init(_ items: [Item], _ supplementary: [String: UICollectionReusableView]) {
    self.items = items
    self.supplementary = supplementary
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { items.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { items[indexPath.item].cell }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { supplementary[kind] ?? UICollectionReusableView() }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let common = (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    return items.indices.contains(indexPath.item) ? items[indexPath.item].size ?? common : common
  }
}
