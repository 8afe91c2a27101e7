/// What finds an entry of the resources. A document may name each of them for each of its views.
struct ResourceName: Hashable {
  let kind: String
  let name: String

  /// The entries of a document by their names.
  static func entries(of root: Element) -> [ResourceName: Element] {
    var entries: [ResourceName: Element] = [:]
    for list in [root.child("resources"), root.child("designables")].compactMap(\.self) {
      for entry in list.children {
        guard let name = entry["name"] else { continue }
        let key = ResourceName(kind: entry.name, name: name)
        if entries[key] == nil { entries[key] = entry }
      }
    }
    return entries
  }
}
