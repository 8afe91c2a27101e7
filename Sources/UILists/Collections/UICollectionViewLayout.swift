import Foundation

/// An object that lays out the items of a collection view. Subclasses override the methods below.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout>
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }

  /// Creates a layout as `init()` does: there are no archives here.
  public required init?(coder: NSCoder) { super.init() }

  /// Computes the layout. It is called before the methods below.
  open func prepare() {}
  /// The size of the whole content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// The attributes of all items and supplementary views that overlap a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Whether the layout has to be computed again for new bounds.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Makes the next layout pass compute the layout again.
  open func invalidateLayout() { collectionView?.layoutChanged() }

  /// Whether an item's preferred size has been stored.
  func knowsSize(at indexPath: IndexPath) -> Bool { false }
  /// Stores the preferred size of an item.
  /// - Returns: Whether that changes the layout.
  func adopt(_ size: CGSize, at indexPath: IndexPath) -> Bool { false }
  /// Whether items are asked for their preferred sizes.
  var asksForSizes: Bool { false }
  /// Discards the preferred sizes of items.
  func forgetSizes() {}
  /// Takes the sizes that items have reported along to their new index paths.
  func follow(_ paths: UpdatedPaths) {}
}
