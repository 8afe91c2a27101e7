@_spi(Package) import UIViews

/// A scroll view of items that a layout arranges. Only visible items have cells.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionview>
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// What an element of a layout is.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview/elementcategory>
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  /// The kinds of the supplementary views of a flow layout: headers and footers of sections.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Never asked.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// The delegate; not retained.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      scrollDelegate = newValue
      layoutChanged()
    }
  }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      layoutChanged()
    }
  }
  /// The view behind all items, as large as the collection.
  open var backgroundView: UIView? {
    didSet { exchangeBackground(oldValue, for: backgroundView) }
  }
  /// Has no effect: items are made as they come into sight.
  open var isPrefetchingEnabled = true
  /// Whether list cells show the accessories for editing.
  open var isEditing = false {
    didSet {
      for case let cell as UICollectionViewListCell in visibleCells { cell.roomChanged() }
    }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false

  /// The items that a document has for the collection, which its data source may be.
  package var documentContent: (any UICollectionViewDataSource)?
  /// Whether items out of sight have cells as well, which a design lists.
  package var showsAllItems = false { didSet { setNeedsLayout() } }

  // MARK: State

  /// The number of items in each section, as the data source said; nil if it has to be asked.
  var itemCounts: [Int]?
  /// Whether the layout has to be computed again.
  var needsPreparing = true
  var preparedBounds: CGRect?
  var shown: [Place: UICollectionReusableView] = [:]
  var views = ReusePool<ReuseName, UICollectionReusableView>()
  var selected: [IndexPath] = []
  var gathered = GatheredUpdates()
  /// The change of the items that is being laid out.
  var transition: ItemTransition?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    prepare()
  }

  /// Creates a collection with a flow layout: there are no archives here.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    prepare()
    coder.decodeDocument(self, as: UICollectionView.self)
  }

  private func prepare() {
    collectionViewLayout.collectionView = self
    backgroundColor = .systemBackground
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    layoutChanged()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    layoutChanged()
  }

  // MARK: Views

  open func register(
    _ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String
  ) {
    views.classes[ReuseName(identifier: identifier)] = cellClass
    views.documents[ReuseName(identifier: identifier)] = nil
  }

  open func register(
    _ viewClass: UICollectionReusableView.Type?,
    forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    views.classes[ReuseName(kind: elementKind, identifier: identifier)] = viewClass
    views.documents[ReuseName(kind: elementKind, identifier: identifier)] = nil
  }

  /// Registers what makes cells, or with a kind supplementary views, out of a document; nil removes
  /// it.
  package func register(
    _ document: (@MainActor () -> UICollectionReusableView?)?, kind: String?,
    withReuseIdentifier identifier: String
  ) {
    views.documents[ReuseName(kind: kind, identifier: identifier)] = document
  }

  /// A cell that is free for reuse, or a new one of the class registered for the identifier.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    dequeue(nil, identifier, indexPath) as? UICollectionViewCell ?? UICollectionViewCell()
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(elementKind, identifier, indexPath) ?? UICollectionReusableView()
  }

  // MARK: Changes

  /// Discards all items and asks the data source for them again in the next layout. The selection
  /// is lost.
  open func reloadData() {
    selected = []
    itemCounts = nil
    gathered.overrule()
    discardItems()
  }

  /// Replaces the cells of items. The other cells, and their selection, stay.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Here it replaces the cells, as ``reloadItems(at:)`` does.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }

  /// Inserts items, which the data source has to have already. The other cells move to their new
  /// places, animated in a window.
  ///
  /// If the number of items doesn't fit the updates, an exception is raised, here and in the
  /// methods below.
  open func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Deletes items, which the data source must no longer have. Their cells disappear at once, and
  /// the others move to their new places, animated in a window.
  open func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Moves an item's cell to another place, which the data source has to have done already.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems[indexPath] = newIndexPath }
  }

  /// Inserts sections, which the data source has to have already.
  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections, which the data source must no longer have.
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Replaces the cells and supplementary views of sections, which may have other numbers of items.
  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section with its items to another place, which the data source has to have done
  /// already.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  /// Runs updates that happen together at the end of the outermost call, and lays the items out
  /// anew, animated in a window.
  ///
  /// The completion is called after the animation, with whether the animation came to its end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    group(updates, completion: completion)
  }

  /// Replaces the layout. The change is not animated.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  // MARK: Selection and scrolling

  /// Selects an item without notifying the delegate, and scrolls to it if a position is given.
  /// Other items are deselected unless several may be selected.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    if indexPath == nil || !allowsMultipleSelection {
      for path in selected { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard allowsSelection else { return }
    selected.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Scrolls until an item is at a position in the view, or as near as the content allows.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard !scrollPosition.isEmpty, let frame = layoutAttributesForItem(at: indexPath)?.frame
    else { return }
    contentSize = collectionViewLayout.collectionViewContentSize.usable
    setContentOffset(offset(showing: frame, at: scrollPosition), animated: animated)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
    placeBackground(backgroundView)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection != nil else { return }
    // Texts change their size, so items are measured again.
    collectionViewLayout.forgetSizes()
    layoutChanged()
  }

  @_spi(Package) open override func tapped(at point: CGPoint) -> Bool { select(at: point) }
}
