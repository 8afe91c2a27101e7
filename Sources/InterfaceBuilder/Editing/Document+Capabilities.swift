extension Document {
  /// The edits that list a capability among the dependencies; none if it is listed, or if the
  /// document has no dependencies, as in old versions.
  public func ensuring(_ capability: Capability) -> [DocumentEdit] {
    guard let dependencies = root.child("dependencies"),
      !dependencies.children("capability").contains(where: { $0["name"] == capability.name })
    else { return [] }
    let element = NewElement(
      "capability",
      ["name": capability.name, "minToolsVersion": capability.minToolsVersion])
    return [.insert([element], into: ElementPath.document.group("dependencies"))]
  }

  /// Whether Xcode 9 or before saved the document, which lists what constraints need.
  var listsConstraintCapabilities: Bool { writingXcode < 10 }

  /// The capabilities that the constraints need, in the order of their names.
  var constraintCapabilities: [Capability] {
    let needed = Set(root.descendants.compactMap(Constraint.init).flatMap(\.capabilities))
    return [Capability.aspectRatios, .layoutMargins, .multipliers].filter(needed.contains)
  }
}

extension Constraint {
  /// What Interface Builder has to be new enough for to have the constraint.
  fileprivate var capabilities: [Capability] {
    let attributes = [firstAttribute, secondAttribute].compactMap(\.self)
    let isAspectRatio = Set(attributes) == [.width, .height]
    var capabilities: [Capability] = []
    if isAspectRatio { capabilities.append(.aspectRatios) }
    if !isAspectRatio, multiplier != 1 { capabilities.append(.multipliers) }
    if attributes.contains(where: \.isMargin) { capabilities.append(.layoutMargins) }
    return capabilities
  }
}
