/// The items of one section at one time as a tree, by their identifiers, in order. What is below an
/// item is shown once the item is expanded.
///
/// Source:
/// <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct>
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Node {
    let item: ItemIdentifierType
    var level = 0
    var isExpanded = false
  }

  /// Each item stands before those below it.
  private var nodes: [Node] = []

  /// Creates a snapshot without items.
  public init() {}

  public var items: [ItemIdentifierType] { nodes.map(\.item) }
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }
  /// The items all of whose parents are expanded, wherever the list is scrolled to.
  public var visibleItems: [ItemIdentifierType] {
    var deepest = 0
    return nodes.compactMap { node in
      if node.level > deepest { return nil }
      deepest = node.isExpanded ? node.level + 1 : node.level
      return node.item
    }
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
  /// The place of an item among all of them.
  public func index(of item: ItemIdentifierType) -> Int? { nodes.firstIndex { $0.item == item } }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    index(of: item).map { nodes[$0].isExpanded } ?? false
  }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  /// The number of parents that an item has, one above the other.
  public func level(of item: ItemIdentifierType) -> Int {
    place(of: item).map { nodes[$0].level } ?? 0
  }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let index = place(of: child) else { return nil }
    return nodes[..<index].last { $0.level < nodes[index].level }?.item
  }
  /// What is below an item, and the item itself if that is wanted.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    guard let index = place(of: parent) else { return part }
    part.nodes = Array(nodes[(includingParent ? index : index + 1)..<end(of: index)])
    let level = part.nodes.first?.level ?? 0
    for index in part.nodes.indices { part.nodes[index].level -= level }
    return part
  }

  /// Appends items to those below a parent, or to the roots.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else { return add(Self(items), at: nodes.count, level: 0) }
    guard let index = place(of: parent) else { return }
    add(Self(items), at: end(of: index), level: nodes[index].level + 1)
  }
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(Self(items), before: item)
  }
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(Self(items), after: item)
  }
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    guard let index = place(of: item) else { return }
    add(snapshot, at: index, level: nodes[index].level)
  }
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    guard let index = place(of: item) else { return }
    add(snapshot, at: end(of: index), level: nodes[index].level)
  }
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard let index = place(of: parent) else { return }
    nodes.removeSubrange(index + 1..<end(of: index))
    add(snapshot, at: index + 1, level: nodes[index].level + 1)
  }
  /// Deletes items with what is below them; those that are not there don't matter.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      if let index = index(of: item) { nodes.removeSubrange(index..<end(of: index)) }
    }
  }
  public mutating func deleteAll() { nodes = [] }
  public mutating func expand(_ items: [ItemIdentifierType]) { set(items, expanded: true) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { set(items, expanded: false) }

  init(_ items: [ItemIdentifierType]) { nodes = items.map { Node(item: $0) } }

  private mutating func set(_ items: [ItemIdentifierType], expanded: Bool) {
    let items = Set(items)
    for index in nodes.indices where items.contains(nodes[index].item) {
      nodes[index].isExpanded = expanded
    }
  }

  /// The index after an item and all that is below it.
  private func end(of index: Int) -> Int {
    nodes[(index + 1)...].firstIndex { $0.level <= nodes[index].level } ?? nodes.count
  }

  private mutating func add(_ new: Self, at index: Int, level: Int) {
    var seen = Set(items)
    if let repeated = new.items.first(where: { !seen.insert($0).inserted }) {
      return refuse("Identifiers in a section snapshot must be unique: \(repeated)")
    }
    nodes.insert(
      contentsOf: new.nodes.map { node in
        var node = node
        node.level += level
        return node
      }, at: index)
  }

  private func place(of item: ItemIdentifierType) -> Int? {
    if let index = index(of: item) { return index }
    refuse("Item identifier does not exist in the section snapshot: \(item)")
    return nil
  }

  private func refuse(_ reason: String) {
    MainQueue.run { LayoutException.raise(.internalInconsistency, reason) }
  }
}
