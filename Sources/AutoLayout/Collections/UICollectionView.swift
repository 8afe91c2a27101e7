import Foundation

/// A scroll view of items that a layout arranges. Only visible items have cells.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionview>
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// The kinds of the supplementary views of a flow layout: headers and footers of sections.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
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
      reloadData()
    }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false

  /// Identifies a visible view: a cell, or a supplementary view of some kind.
  private struct Place: Hashable {
    var path: IndexPath
    var kind: String?
  }

  private var needsPreparing = true
  private var preparedBounds: CGRect?
  private var shown: [Place: UICollectionReusableView] = [:]
  private var registered: [String: UICollectionReusableView.Type] = [:]
  private var spare: [String: [UICollectionReusableView]] = [:]
  private var measured: Set<IndexPath> = []
  private var selected: [IndexPath] = []
  /// The updates that are being gathered.
  private var batch: BatchUpdates?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: Items

  open func register(
    _ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String
  ) {
    registered["cell " + identifier] = cellClass
  }

  open func register(
    _ viewClass: UICollectionReusableView.Type?,
    forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    registered[elementKind + " " + identifier] = viewClass
  }

  /// A cell that is free for reuse, or a new one of the class registered for the identifier.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    dequeue("cell", identifier) as? UICollectionViewCell ?? UICollectionViewCell()
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(elementKind, identifier) ?? UICollectionReusableView()
  }

  private func dequeue(_ kind: String, _ identifier: String) -> UICollectionReusableView? {
    let name = kind + " " + identifier
    if let view = spare[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let type = registered[name] else {
      LayoutException.raise(
        .internalInconsistency,
        "could not dequeue a view of kind: UICollectionElementKind"
          + (kind == "cell"
            ? "Cell"
            : kind.replacingOccurrences(
              of: "UICollectionElementKind", with: ""))
          + " with identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard")
      return nil
    }
    let view = type.init(frame: .zero)
    view.reuseIdentifier = identifier
    return view
  }

  // MARK: Counts and places

  open var numberOfSections: Int { dataSource.map { max(0, $0.numberOfSections(in: self)) } ?? 0 }

  open func numberOfItems(inSection section: Int) -> Int {
    dataSource.map { max(0, $0.collectionView(self, numberOfItemsInSection: section)) } ?? 0
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[Place(path: indexPath)] as? UICollectionViewCell
  }

  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { shown[Place(path: indexPath, kind: elementKind)] }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.path
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }

  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    indexPathsForVisibleItems.first { shown[Place(path: $0)]?.frame.contains(point) ?? false }
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Changes

  /// Discards all items and asks the data source for them again. The selection is lost.
  open func reloadData() {
    selected = []
    for place in sortedPlaces { putAway(place) }
    measured = []
    collectionViewLayout.forgetSizes()
    layoutChanged()
  }

  /// Replaces the cells of items. The other cells, and the selection, stay.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedItems.formUnion(indexPaths) }
  }
  /// Inserts items, which the data source has to have already. The other cells move to their new
  /// places, animated in a window; unlike UIKit, nothing checks that the number of items fits.
  open func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedItems.formUnion(indexPaths) }
  }
  /// Deletes items, which the data source must no longer have. The other cells move to their new
  /// places, animated in a window; unlike UIKit, nothing checks that the number of items fits.
  open func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedItems.formUnion(indexPaths) }
  }
  /// Moves an item's cell to another place, which the data source has to have done already.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moves[indexPath] = newIndexPath }
  }
  /// Inserts sections, which the data source has to have already.
  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }
  /// Deletes sections, which the data source must no longer have.
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }
  /// Replaces the cells of sections.
  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Runs updates whose insertions, deletions and moves happen together, and lays the items out
  /// anew, animated in a window.
  /// - Parameter completion: Called after the animation, with whether it came to its end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    let isOutermost = batch == nil
    if isOutermost { batch = BatchUpdates() }
    updates?()
    guard isOutermost, let gathered = batch else {
      completion?(true)
      return
    }
    batch = nil
    follow(gathered)
    guard window != nil else {
      layoutIfNeeded()
      completion?(true)
      return
    }
    UIView.animate(withDuration: 0.3, animations: layoutIfNeeded, completion: completion)
  }

  /// Adds a change to the running updates, or makes it alone.
  private func update(_ change: @escaping (inout BatchUpdates) -> Void) {
    guard var gathered = batch else { return performBatchUpdates { self.update(change) } }
    change(&gathered)
    batch = gathered
  }

  /// Takes the cells, sizes and selected items along to their new index paths. Supplementary views
  /// are made anew.
  private func follow(_ updates: BatchUpdates) {
    var kept: [Place: UICollectionReusableView] = [:]
    for place in sortedPlaces {
      if place.kind == nil, let path = updates.newPath(of: place.path) {
        kept[Place(path: path)] = shown.removeValue(forKey: place)
      } else {
        putAway(place)
      }
    }
    shown = kept
    selected = selected.compactMap(updates.newPath)
    measured = Set(measured.compactMap(updates.newPath))
    collectionViewLayout.follow(updates)
    layoutChanged()
  }

  /// Replaces the layout. The change is not animated.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  func layoutChanged() {
    needsPreparing = true
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection != nil { reloadData() }
  }

  // MARK: Layout

  private var sortedPlaces: [Place] {
    shown.keys.sorted { ($0.path, $0.kind ?? "") < ($1.path, $1.kind ?? "") }
  }

  private func prepareIfNeeded() {
    if let preparedBounds, preparedBounds != bounds,
      preparedBounds.size != bounds.size
        || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      needsPreparing = true
    }
    guard needsPreparing else { return }
    needsPreparing = false
    preparedBounds = bounds
    collectionViewLayout.prepare()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let dataSource else { return }
    // Items that differ from their estimated size make others visible.
    for _ in 0..<20 {
      prepareIfNeeded()
      let wanted = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
      let places = wanted.map { Place(path: $0.indexPath, kind: $0.representedElementKind) }
      let isWanted = Set(places)
      for place in sortedPlaces where !isWanted.contains(place) { putAway(place) }
      for (place, attributes) in zip(places, wanted) { show(place, attributes, dataSource) }
      if !needsPreparing { break }
    }
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  private func show(
    _ place: Place, _ attributes: UICollectionViewLayoutAttributes,
    _ dataSource: any UICollectionViewDataSource
  ) {
    let view: UICollectionReusableView
    if let known = shown[place] {
      view = known
    } else {
      view =
        place.kind.map {
          dataSource.collectionView(self, viewForSupplementaryElementOfKind: $0, at: place.path)
        } ?? dataSource.collectionView(self, cellForItemAt: place.path)
      AnimationScope.arrives(view)
      shown[place] = view
      measure(view, attributes)
      view.apply(attributes)
      addSubview(view)
      if let cell = view as? UICollectionViewCell {
        cell.isSelected = selected.contains(place.path)
        delegate?.collectionView(self, willDisplay: cell, forItemAt: place.path)
      }
    }
    placePart(view, at: attributes.frame)
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
  }

  /// The preferred attributes of an item that is not in the collection yet; asked for once.
  private func measure(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    guard collectionViewLayout.asksForSizes, let cell = view as? UICollectionViewCell,
      measured.insert(attributes.indexPath).inserted
    else { return }
    let size = cell.preferredLayoutAttributesFitting(attributes).size
    if collectionViewLayout.adopt(size, at: attributes.indexPath) { needsPreparing = true }
  }

  private func putAway(_ place: Place) {
    guard let view = shown.removeValue(forKey: place) else { return }
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier {
      spare[(place.kind ?? "cell") + " " + identifier, default: []].append(view)
    }
  }

  // MARK: Selection and scrolling

  open var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }

  open func selectItem(at indexPath: IndexPath?, animated: Bool) {
    if indexPath == nil || !allowsMultipleSelection {
      for path in selected { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Scrolls by the least distance that makes an item visible.
  open func scrollToItem(at indexPath: IndexPath, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    contentSize = collectionViewLayout.collectionViewContentSize
    scrollRectToVisible(frame, animated: animated)
  }

  override func tapped(at point: CGPoint) -> Bool {
    guard allowsSelection, let path = indexPathForItem(at: point),
      delegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    else { return false }
    if allowsMultipleSelection, selected.contains(path) {
      deselectItem(at: path, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return true
    }
    let left = allowsMultipleSelection ? [] : selected.filter { $0 != path }
    selectItem(at: path, animated: true)
    for old in left { delegate?.collectionView(self, didDeselectItemAt: old) }
    delegate?.collectionView(self, didSelectItemAt: path)
    return true
  }
}
