/// A data source that shows snapshots, and finds out itself what changes between two of them: at
/// once, on the main actor. The first one, and any outside of a window, loads the list anew.
@preconcurrency @MainActor
open class DiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var list: (any UpdatedList)?
  private(set) var shown = Snapshot()
  private var paths: [ItemIdentifierType: IndexPath] = [:]
  private var isApplied = false

  init(of list: any UpdatedList) { self.list = list }

  /// Shows a snapshot, animated in a window if that is wanted. The completion is called after that.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard isApplied, let list, list.window != nil else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    let updates = BatchUpdates(from: shown, to: snapshot)
    func change() {
      list.countItems()
      adopt(snapshot)
      list.beginGroup()
      enter(updates)
      list.gathered.add { $0 = updates }
      list.endGroup { _ in completion?() }
      let sections = snapshot.reloadedSectionIdentifiers.compactMap(snapshot.indexOfSection)
      let marked = snapshot.reloadedItemIdentifiers + snapshot.reconfiguredItemIdentifiers
      let items = marked.compactMap(indexPath)
      if !sections.isEmpty || !items.isEmpty {
        list.update { ($0.reloadedSections, $0.reloadedItems) = (IndexSet(sections), Set(items)) }
      }
    }
    if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
  }

  /// Shows a snapshot, and makes all cells anew.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    adopt(snapshot)
    list?.reloadData()
    if list?.window != nil { list?.layoutIfNeeded() }
    completion?()
  }

  func adopt(_ snapshot: Snapshot) {
    shown = snapshot.withoutMarks
    (paths, isApplied) = (shown.paths, true)
  }

  /// Called in the group of updates.
  func enter(_ updates: BatchUpdates) {}

  /// A copy of the snapshot that is shown, without what it reloaded.
  open func snapshot() -> Snapshot { shown }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard sectionIdentifier(for: indexPath.section) != nil else { return nil }
    let items = shown.sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    paths[itemIdentifier]
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sections.indices.contains(index) ? shown.sections[index].identifier : nil
  }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  func count(inSection section: Int) -> Int {
    if sectionIdentifier(for: section) != nil { return shown.sections[section].items.count }
    refuse("Invalid parameter not satisfying: section < _impl.numberOfSections")
    return 0
  }

  /// Gets a cell from a provider, or raises UIKit's exception.
  func cell<Cell>(at path: IndexPath, by make: (ItemIdentifierType) -> Cell?) -> Cell? {
    guard let item = itemIdentifier(for: path) else { return nil }
    if let cell = make(item) { return cell }
    refuse(
      "\(className(of: self)) cell provider returned nil for index path \(path) with item identifier "
        + "'\(item)', which is not allowed. You must always return a cell")
    return nil
  }

  func refuse(_ reason: String) { LayoutException.raise(.internalInconsistency, reason) }
}
