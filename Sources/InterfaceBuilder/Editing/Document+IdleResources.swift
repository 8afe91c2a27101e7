extension Document {
  /// The edits that take away the resources which objects used before and no longer use, and the
  /// capabilities that no other resource needs.
  func withoutIdleResources(on before: Document) -> [DocumentEdit] {
    let entries = root.list("resources")
    let now = usedResources
    let idle = before.usedResources.subtracting(now)
    guard !idle.isEmpty else { return [] }
    let gone = entries.filter { entry in
      entry["name"].map { idle.contains(ResourceName(kind: entry.name, name: $0)) } ?? false
    }
    let left = Set(entries.filter { !gone.contains($0) }.map(\.name))
    let kinds = Set(gone.map(\.name)).subtracting(left).subtracting(now.map(\.kind))
    let idleCapabilities = [
      ("namedColor", Capability.namedColors), ("systemColor", .systemColors),
    ].filter { kinds.contains($0.0) }.map(\.1.name)
    let capabilities = root.list("dependencies").filter { element in
      element.name == "capability" && element["name"].map(idleCapabilities.contains) ?? false
    }
    return (capabilities + gone).compactMap { $0.path.map(DocumentEdit.remove) }
  }

  /// The names of images and colours that objects use.
  private var usedResources: Set<ResourceName> {
    let list = root.child("resources").map { $0.index..<Int($0.record.subtreeEnd) } ?? 0..<0
    let areOfImages = markup.names.map(\.isOfImages)
    var used: Set<ResourceName> = []
    for element in root.descendants where !list.contains(element.index) {
      for index in element.attributeIndices {
        let record = markup.attributes[index]
        let kind: String
        switch (element.name, markup.names[Int(record.name)]) {
        case ("color", "name"): kind = "namedColor"
        case ("color", "systemColor"): kind = "systemColor"
        case ("userDefinedRuntimeAttribute", "value"): kind = "image"
        default:
          guard areOfImages[Int(record.name)] else { continue }
          kind = "image"
        }
        used.insert(ResourceName(kind: kind, name: markup.value(of: record)))
      }
    }
    return used
  }
}

extension String {
  /// Whether an attribute of the name has an image: `image`, `selectedImage`, `patternImage`.
  var isOfImages: Bool { self == "image" || hasSuffix("Image") }
}
