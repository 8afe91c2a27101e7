/// The direction of a compositional layout, the space between its sections in points, and the
/// headers and footers of all of them, whose index path is `[0]`.
///
/// Source:
/// <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration>
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// Makes the section of a number, each time when the layout is computed.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that is described by sections of groups of items.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout>
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var placed: [UICollectionViewLayoutAttributes] = []
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var pinned: [PinnedEdge] = []
  private var contentSize = CGSize.zero
  /// The sizes that views have asked for.
  private var sizes: [AskedSize: CGSize] = [:]

  /// Creates a layout whose sections are all alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }

  /// Creates a layout without sections: there are no archives here.
  public required init?(coder: NSCoder) {
    (provider, configuration) = ({ _, _ in nil }, .init())
    super.init(coder: coder)
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    pin()
    return placed.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { items[indexPath] }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    pin()
    return placed.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  open override func invalidateLayout() {
    forgetSizes()
    super.invalidateLayout()
  }

  // MARK: Layout

  private var axis: NSLayoutConstraint.Axis {
    configuration.scrollDirection == .vertical ? .vertical : .horizontal
  }

  open override func prepare() {
    (placed, items, pinned) = ([], [:], [])
    guard let view = collectionView else { return }
    var whole = view.bounds.size
    let inset = NSDirectionalEdgeInsets(view.contentInset.usable, direction: .leftToRight)
    whole[axis.other] = max(0, whole[axis.other] - inset.both(axis.other))
    let groups = GroupArranger(traits: view.traitCollection, measured: { [sizes] in sizes[$0] })
    var arranger = SectionArranger(axis: axis, whole: whole, groups: groups)
    let (edges, sides) = (configuration.boundarySupplementaryItems, (CGFloat(0), whole[axis.other]))
    // Views before all sections take their room whatever comes then.
    var first = arranger
    let start = first.addEdges(edges, [0], 0, sides)
    arranger.place = start
    for number in 0..<view.numberOfSections {
      if number > 0 { arranger.place += configuration.interSectionSpacing.usableLength ?? 0 }
      let count = view.numberOfItems(inSection: number)
      guard let section = provider(number, LayoutRoom(whole, .zero, view.traitCollection)) else {
        guard count > 0 else { continue }
        LayoutException.raise(
          .internalInconsistency,
          "Invalid section definition. Please specify a valid section definition when content is "
            + "to be rendered for a section. This is a client error.")
        continue
      }
      arranger.reference = reference(section.contentInsetsReference, view)
      arranger.add(section, number: number, count: count)
    }
    let inner = arranger.place - start
    arranger.place = 0
    _ = arranger.addEdges(edges, [0], inner, sides)
    contentSize[axis] = arranger.place
    contentSize[axis.other] = max(whole[axis.other], arranger.breadth)
    (placed, pinned) = (arranger.placed, arranger.pinned)
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for attributes in placed {
      let whole = CGRect(origin: .zero, size: contentSize)
      if isReversed { attributes.frame = attributes.frame.mirrored(in: whole) }
      if attributes.representedElementKind == nil { items[attributes.indexPath] = attributes }
    }
  }

  private func reference(
    _ own: UIContentInsetsReference, _ view: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    let insets: UIEdgeInsets =
      switch own == .automatic ? configuration.contentInsetsReference : own {
      case .automatic, .none: .zero
      case .safeArea: view.safeAreaInsets
      case .layoutMargins, .readableContent: view.layoutMargins
      }
    return NSDirectionalEdgeInsets(
      insets.usable, direction: view.effectiveUserInterfaceLayoutDirection)
  }

  /// Moves pinned headers and footers into sight, as far as their sections are.
  private func pin() {
    guard let view = collectionView, !pinned.isEmpty else { return }
    let sight = view.bounds.inset(by: view.adjustedContentInset)
    for edge in pinned {
      let length = edge.attributes.size[axis]
      edge.attributes.frame.origin[axis] =
        edge.isFirst
        ? max(edge.place, min(sight.origin[axis], edge.content.end - length))
        : min(edge.place, max(sight.end(axis) - length, edge.content.start))
    }
  }

  // MARK: Sizes

  override var measuringAxis: NSLayoutConstraint.Axis? { axis }
  override func asksForSize(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    !attributes.free.isEmpty && sizes[AskedSize(attributes)] == nil
  }

  override func adopt(_ size: CGSize, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    sizes[AskedSize(attributes)] = size
    return size != attributes.size
  }
  override func forgetSizes() { sizes = [:] }
  override func follow(_ paths: UpdatedPaths) {
    let known = sizes
    sizes = [:]
    for (asked, size) in known where asked.place.kind == nil {
      guard let path = paths.newPath(of: asked.place.path) else { continue }
      sizes[AskedSize(.init(path: path), asked.slot, [])] = size
    }
  }
}

/// What a view was asked for its size with.
struct AskedSize: Hashable {
  let place: UICollectionView.Place
  /// The size that it gets otherwise, 0 where it says its length itself.
  var slot: CGSize

  init(_ place: UICollectionView.Place, _ slot: CGSize, _ free: [NSLayoutConstraint.Axis]) {
    (self.place, self.slot) = (place, slot)
    for axis in free { self.slot[axis] = 0 }
  }

  @MainActor init(_ view: UICollectionViewLayoutAttributes) {
    self.init(.init(view), view.size, view.free)
  }
}
