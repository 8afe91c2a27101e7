import Foundation

/// Where an item, a header or a footer lies.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes>
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath: IndexPath
  /// In the collection's coordinates, in points.
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
  /// Which kind of view of a section it is; `nil` for an item.
  public let representedElementKind: String?

  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = nil
  }

  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = elementKind
  }

  /// The same, to be changed.
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

/// How a collection view arranges its items. A subclass overrides the four questions.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout>
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }

  /// Works out what the questions below are answered by.
  open func prepare() {}
  /// The size of everything, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// What reaches into a rectangle.
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
  /// Whether another size, or another offset, changes the arrangement.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Asks for the arrangement to be worked out anew.
  open func invalidateLayout() { collectionView?.layoutChanged() }

  /// Takes the size that an item would rather have; whether that changes the arrangement.
  func adopt(_ size: CGSize, at indexPath: IndexPath) -> Bool { false }
  /// Whether items are asked for their sizes.
  var asksForSizes: Bool { false }
  /// Forgets the sizes that items asked for.
  func forgetSizes() {}
}
