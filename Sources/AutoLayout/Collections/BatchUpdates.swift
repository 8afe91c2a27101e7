import Foundation

/// Insertions, deletions and moves that happen together.
///
/// Index paths of what is deleted, moved or reloaded are those before all changes; those of what is
/// inserted, and the ends of moves, are those after them.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)>
struct BatchUpdates: Equatable {
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  var moves: [IndexPath: IndexPath] = [:]
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()

  /// The index path of an item after the changes; nil if it is gone, or has to be made anew.
  func newPath(of old: IndexPath) -> IndexPath? {
    if let end = moves[old] { return end }
    guard !deletedItems.contains(old), !reloadedItems.contains(old),
      !reloadedSections.contains(old.section), let section = newSection(of: old.section)
    else { return nil }
    let left = deletedItems.union(moves.keys).filter {
      $0.section == old.section && $0.item < old.item
    }
    var item = old.item - left.count
    let arrived = insertedItems.union(moves.values).filter { $0.section == section }.sorted()
    for path in arrived where path.item <= item { item += 1 }
    return IndexPath(item: item, section: section)
  }

  /// The number of a section after the changes; nil if it is gone.
  private func newSection(of old: Int) -> Int? {
    guard !deletedSections.contains(old) else { return nil }
    var section = old - deletedSections.count(in: 0..<max(old, 0))
    for inserted in insertedSections where inserted <= section { section += 1 }
    return section
  }
}
