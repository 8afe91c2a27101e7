/// The sections and items of a list at one time, by their identifiers, in order.
///
/// An item that is appended or inserted again moves. Other repetitions, and identifiers that are
/// not there, raise UIKit's exceptions, whose texts a port to iOS 6 has read from UIKit.
///
/// Sources: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct>
/// and <https://github.com/kern0x1b/charon>, `facts/UIKit/NSDiffableDataSourceSnapshot.md`
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  struct Section: Equatable {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  var sections: [Section] = []
  /// The section of each item.
  var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// What gets new cells as the snapshot is applied.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { homes.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    if let index = indexOfSection(identifier) { return sections[index].items }
    refuse(
      "Section identifier was not found. You can verify the section exists by calling the "
        + "indexOfSectionIdentifier API (which has O(1) performance)")
    return []
  }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  { homes[identifier] }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// The place of an item among those of all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    place(of: identifier).map { place in
      sections[..<place.section].reduce(place.item) { $0 + $1.items.count }
    }
  }

  func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard let section = homes[identifier].flatMap(indexOfSection) else { return nil }
    return sections[section].items.firstIndex(of: identifier).map { (section, $0) }
  }

  /// Has the cells and supplementary views of sections made anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    let unknown = identifiers.first { indexOfSection($0) == nil }
    if let unknown { return refuse("reload section", unknown) }
    reloadedSectionIdentifiers += identifiers
  }

  /// Has the cells of items made anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    let unknown = identifiers.first { homes[$0] == nil }
    if let unknown { return refuse("reload item", unknown) }
    reloadedItemIdentifiers += identifiers
  }

  /// Has the cells of items made anew here, and on a device those that are shown filled anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    let unknown = identifiers.first { homes[$0] == nil }
    if let unknown { return refuse("reconfigure item", unknown) }
    reconfiguredItemIdentifiers += identifiers
  }

  private func refuse(_ what: String, _ identifier: some Any) {
    refuse("Attempted to \(what) identifier that does not exist in the snapshot: \(identifier)")
  }

  /// The snapshot without what is reloaded.
  var withoutMarks: Self {
    var copy = Self()
    (copy.sections, copy.homes) = (sections, homes)
    return copy
  }

  /// Raises an exception, on the main actor.
  func refuse(_ reason: String) {
    MainQueue.run { LayoutException.raise(.internalInconsistency, reason) }
  }
}

extension NSDiffableDataSourceSnapshot: Equatable {
  public static func == (first: Self, second: Self) -> Bool { first.sections == second.sections }
}
