import InterfaceBuilder

extension Element {
  /// The names of the attributes and keys that variations change.
  var variedNames: Set<String> {
    var names: Set<String> = []
    for variation in children where variation.name == "variation" {
      for (name, _) in variation.attributes where name != "key" { names.insert(name) }
      for child in variation.children where child.name != "mask" {
        if let key = child["key"] { names.insert(key) }
      }
    }
    return names
  }

  /// Whether variations change the members of a group.
  func variesMembers(_ group: String) -> Bool {
    children.contains { $0.name == "variation" && $0.child("mask", key: group) != nil }
  }
}
