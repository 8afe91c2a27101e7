extension Document {
  /// The edits that list a capability among the dependencies; none if it is there, or if the document has no
  /// dependencies, as those of old versions.
  public func ensuring(_ capability: Capability) -> [DocumentEdit] {
    guard let dependencies = root.child("dependencies"),
      !dependencies.children("capability").contains(where: { $0["name"] == capability.name })
    else { return [] }
    let element = NewElement(
      "capability",
      ["name": capability.name, "minToolsVersion": capability.minToolsVersion])
    return [.insert([element], into: ElementPath.document.group("dependencies"))]
  }
}
