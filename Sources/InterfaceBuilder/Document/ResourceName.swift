/// What an entry of the resources is found by. Entries are kept in a table by their names, because
/// each view of a document may name one.
struct ResourceName: Hashable {
  let kind: String
  let name: String

  /// The entries of a document by their names.
  static func entries(of root: Element) -> [ResourceName: Int32] {
    var entries: [ResourceName: Int32] = [:]
    for list in lists(of: root) {
      for entry in list.children {
        guard let name = entry["name"] else { continue }
        let key = ResourceName(kind: entry.name, name: name)
        if entries[key] == nil { entries[key] = Int32(entry.index) }
      }
    }
    return entries
  }
  /// The elements that have the entries.
  static func lists(of root: Element) -> [Element] {
    [root.child("resources"), root.child("designables")].compactMap(\.self)
  }
}

extension Document {
  /// The entries of the resources after a change of the markup.
  func resources(changedBy change: MarkupChange) -> [ResourceName: Int32] {
    guard let root = change.markup.root else { return [:] }
    let lists = ResourceName.lists(of: self.root).map { $0.index..<Int($0.record.subtreeEnd) }
    let touchesLists = change.places.contains { place in
      place.owner == self.root.index || lists.contains { $0.contains(place.owner) }
    }
    if touchesLists { return ResourceName.entries(of: root) }
    guard change.places.contains(where: { $0.old.count != $0.new.count }) else { return resources }
    return resources.mapValues { index in
      change.places.newIndex(of: Int(index)).map { Int32($0) } ?? index
    }
  }
}
