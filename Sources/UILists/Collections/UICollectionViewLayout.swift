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

  /// Whether the collection turns the layout around in the direction other than
  /// ``developmentLayoutDirection``, and begins at its leading edge. The default is `false`.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/flipshorizontallyinoppositelayoutdirection>
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction for which the layout was written.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the layout itself follows the direction of the collection.
  var mirrorsItself: Bool { false }

  /// Makes the next layout pass compute the layout again.
  open func invalidateLayout() { collectionView?.layoutChanged() }

  /// Registers the class of the decoration views of a kind.
  open func register(
    _ viewClass: UICollectionReusableView.Type?, forDecorationViewOfKind elementKind: String
  ) { decorations[elementKind] = viewClass }
  var decorations: [String: UICollectionReusableView.Type] = [:]

  /// Whether a view is asked for the size that it prefers.
  func asksForSize(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }
  /// Stores the size that a view prefers.
  /// - Returns: Whether that changes the layout.
  func adopt(_ size: CGSize, _ attributes: UICollectionViewLayoutAttributes) -> Bool { false }
  /// The axis along which views move as those before them get other sizes; nil if it is not known.
  var measuringAxis: NSLayoutConstraint.Axis? { nil }
  /// Discards the preferred sizes of items.
  func forgetSizes() {}
  /// Takes the sizes that items have reported along to their new index paths.
  func follow(_ paths: UpdatedPaths) {}
}
