/// A layout that puts items into lines, as many as fit into each, and sections below each other.
/// All lengths are in points.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout>
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The estimated size that makes items determine their own sizes.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { invalidateLayout() }
  }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of items. If it is not zero, items determine their sizes by constraints.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The edges from which ``sectionInset`` is measured at the ends of lines.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidateLayout() }
  }

  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectioninsetreference-swift.enum>
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  private var placed: [UICollectionViewLayoutAttributes] = []
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var sizes: [IndexPath: CGSize] = [:]
  private var contentSize = CGSize.zero

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { placed.filter { $0.frame.intersects(rect) } }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { items[indexPath] }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let size = collectionView?.bounds.size else { return false }
    return scrollDirection == .vertical
      ? size.width != newBounds.width : size.height != newBounds.height
  }

  override var mirrorsItself: Bool { true }

  override func asksForSize(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    estimatedItemSize != .zero && attributes.representedElementKind == nil
      && sizes[attributes.indexPath] == nil
  }

  override func adopt(_ size: CGSize, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let isNew = items[attributes.indexPath]?.size != size
    sizes[attributes.indexPath] = size
    return isNew
  }

  override func forgetSizes() { sizes = [:] }

  override func follow(_ paths: UpdatedPaths) {
    var moved: [IndexPath: CGSize] = [:]
    for (path, size) in sizes {
      if let path = paths.newPath(of: path) { moved[path] = size }
    }
    sizes = moved
  }

  // MARK: Layout

  open override func prepare() {
    placed = []
    items = [:]
    guard let view = collectionView else { return }
    let isVertical = scrollDirection == .vertical
    let inset = view.adjustedContentInset.usable
    // The length of a line, and the depth available across the lines.
    let room =
      isVertical
      ? view.bounds.width - inset.left - inset.right
      : view.bounds.height - inset.top - inset.bottom
    var across: CGFloat = 0
    for section in 0..<view.numberOfSections {
      across = place(section, from: across, room: room, isVertical, view)
    }
    contentSize =
      isVertical
      ? CGSize(width: room, height: across) : CGSize(width: across, height: room)
    mirror(view)
  }

  /// Places a section.
  /// - Returns: The coordinate of its end along the scrolling axis.
  private func place(
    _ section: Int, from start: CGFloat, room: CGFloat, _ isVertical: Bool, _ view: UICollectionView
  ) -> CGFloat {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let insets =
      (delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset)
      .usable
    let spacing =
      (delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing).usableLength ?? 0
    let lineSpacing =
      (delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing).usableLength ?? 0
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    let outer = outerInsets(of: view)
    let (before, after, top, bottom) =
      isVertical
      ? (insets.left + outer.left, insets.right + outer.right, insets.top, insets.bottom)
      : (insets.top + outer.top, insets.bottom + outer.bottom, insets.left, insets.right)

    var across = start
    across += addBand(.header, section, at: across, size: header, room: room, isVertical)
    across += top
    let paths = (0..<view.numberOfItems(inSection: section)).map {
      IndexPath(item: $0, section: section)
    }
    let lines = FlowLines(
      sizes: paths.map { path in
        let size = size(of: path, delegate, view)
        return isVertical ? (size.width, size.height) : (size.height, size.width)
      },
      room: max(0, room - before - after), spacing: spacing, lineSpacing: lineSpacing,
      length: commonLength(of: paths, delegate, view, isVertical))
    for (path, item) in zip(paths, lines.items) {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = rect(
        along: before + item.along, length: item.length, across: across + item.across,
        depth: item.depth, isVertical)
      items[path] = attributes
      placed.append(attributes)
    }
    across += lines.depth + bottom
    across += addBand(.footer, section, at: across, size: footer, room: room, isVertical)
    return across
  }

  /// The distance of the edges of ``sectionInsetReference`` from those of the content, in points.
  private func outerInsets(of view: UICollectionView) -> UIEdgeInsets {
    let outer =
      switch sectionInsetReference {
      case .fromContentInset: UIEdgeInsets.zero
      case .fromSafeArea: view.safeAreaInsets
      case .fromLayoutMargins: view.layoutMargins
      }
    let content = view.adjustedContentInset.usable
    return UIEdgeInsets(
      top: max(0, outer.top - content.top), left: max(0, outer.left - content.left),
      bottom: max(0, outer.bottom - content.bottom), right: max(0, outer.right - content.right))
  }

  private enum Band { case header, footer }

  /// Places a header or footer.
  /// - Returns: Its length along the scrolling axis, in points.
  private func addBand(
    _ band: Band, _ section: Int, at across: CGFloat, size: CGSize, room: CGFloat,
    _ isVertical: Bool
  ) -> CGFloat {
    let depth = isVertical ? size.usable.height : size.usable.width
    guard depth > 0 else { return 0 }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: band == .header
        ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter,
      with: IndexPath(item: 0, section: section))
    attributes.frame = rect(along: 0, length: room, across: across, depth: depth, isVertical)
    placed.append(attributes)
    return depth
  }

  private func rect(
    along: CGFloat, length: CGFloat, across: CGFloat, depth: CGFloat, _ isVertical: Bool
  ) -> CGRect {
    isVertical
      ? CGRect(x: along, y: across, width: length, height: depth)
      : CGRect(x: across, y: along, width: depth, height: length)
  }

  private func size(
    of path: IndexPath, _ delegate: (any UICollectionViewDelegateFlowLayout)?,
    _ view: UICollectionView
  ) -> CGSize {
    if estimatedItemSize != .zero {
      if let known = sizes[path] { return known }
      return (estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize).usable
    }
    return (delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize).usable
  }

  /// The length of items along the lines where all have ``itemSize``; nil if the delegate gives
  /// sizes, or the items themselves.
  private func commonLength(
    of paths: [IndexPath], _ delegate: (any UICollectionViewDelegateFlowLayout)?,
    _ view: UICollectionView, _ isVertical: Bool
  ) -> CGFloat? {
    guard estimatedItemSize == .zero, let path = paths.first,
      delegate?.collectionView(view, layout: self, sizeForItemAt: path) == nil
    else { return nil }
    return isVertical ? itemSize.usable.width : itemSize.usable.height
  }

  /// Mirrors the layout: in right-to-left languages lines begin at the right.
  private func mirror(_ view: UICollectionView) {
    guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    let whole = CGRect(origin: .zero, size: contentSize)
    for attributes in placed { attributes.frame = attributes.frame.mirrored(in: whole) }
  }
}
