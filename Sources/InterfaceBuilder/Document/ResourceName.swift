/// What an entry of the resources is found by. Entries are kept in a table by their names, because
/// each view of a document may name one.
struct ResourceName: Hashable {
  let kind: String
  let name: String

  /// The entries of a document by their names.
  static func entries(of root: Element) -> [ResourceName: Int32] {
    var entries: [ResourceName: Int32] = [:]
    for list in [root.child("resources"), root.child("designables")].compactMap(\.self) {
      for entry in list.children {
        guard let name = entry["name"] else { continue }
        let key = ResourceName(kind: entry.name, name: name)
        if entries[key] == nil { entries[key] = Int32(entry.index) }
      }
    }
    return entries
  }
}
