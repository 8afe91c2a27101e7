import InterfaceBuilder

extension Document {
  /// The edits that add entries to the resources which the document doesn't have, and the
  /// capability that system colours need.
  func adding(resources: [NewElement]) -> [DocumentEdit] {
    let missing = resources.filter { entry in
      entry["name"].map { resource(entry.name, $0) == nil } ?? false
    }
    var edits: [DocumentEdit] = []
    if missing.contains(where: { $0.name == "systemColor" }) { edits += ensuring(.systemColors) }
    if missing.contains(where: { $0.name == "namedColor" }) { edits += ensuring(.namedColors) }
    // One edit for each, so that each entry gets the place of its name.
    return edits + missing.map { .insert([$0], into: ElementPath.document.group("resources")) }
  }
}
