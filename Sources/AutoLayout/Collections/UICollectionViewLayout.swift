import Foundation

/// The frame and appearance of an item, a header or a footer.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes>
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath: IndexPath
  /// The frame in the collection's coordinates, in points.
  open var frame = CGRect.zero
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var zIndex = 0
  /// The kind of a supplementary view; `nil` for an item.
  public let representedElementKind: String?

  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = nil
  }

  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = elementKind
  }

  /// A copy of the attributes.
  func copied() -> UICollectionViewLayoutAttributes {
    let copy =
      representedElementKind.map {
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: indexPath)
      } ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    copy.frame = frame
    copy.alpha = alpha
    copy.isHidden = isHidden
    copy.zIndex = zIndex
    return copy
  }
}

/// An object that lays out the items of a collection view. Subclasses override the methods below.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout>
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }

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
