/// The frame and appearance of an item, a header or a footer.
///
/// A subclass with attributes of its own overrides ``copy(with:)`` and `isEqual(_:)`, as on Apple's
/// systems.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes>
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
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
  /// The place from back to front: views of a higher index cover those of a lower one.
  open var zIndex = 0
  /// The kind of a supplementary or decoration view; `nil` for an item.
  open private(set) var representedElementKind: String?
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The axes on which the layout estimates the length.
  var free: [NSLayoutConstraint.Axis] = []

  public required override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(forSupplementaryViewOfKind: decorationViewKind, with: indexPath)
    representedElementCategory = .decorationView
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementKind = representedElementKind
    copy.representedElementCategory = representedElementCategory
    copy.free = free
    copy.frame = frame
    copy.alpha = alpha
    copy.isHidden = isHidden
    copy.zIndex = zIndex
    return copy
  }

  /// Whether a view that has these attributes has the other ones too. Of those that a subclass adds
  /// only its `isEqual(_:)` can tell.
  func suffice(for other: UICollectionViewLayoutAttributes) -> Bool {
    let isEqual =
      indexPath == other.indexPath && representedElementKind == other.representedElementKind
      && frame == other.frame && alpha == other.alpha && isHidden == other.isHidden
      && zIndex == other.zIndex
    return isEqual
      && (type(of: other) == UICollectionViewLayoutAttributes.self || other.isEqual(self))
  }

  /// A copy of the same class.
  func copied() -> UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }
}
