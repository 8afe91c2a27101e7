extension Element {
  /// The path to the element: from the closest object around it, or the object itself. Nil if
  /// nothing tells it from an element before it.
  public var path: ElementPath? {
    if isObject, let id = self["id"] { return ElementPath(id) }
    guard let parent else { return .document }
    guard var path = parent.path else { return nil }
    let marks = ["key", "reference", "name", "sceneID", "property", "id"].compactMap { name in
      self[name].map { NewElement.Attribute(name, $0) }
    }
    for mark in [nil] + marks.map(Optional.some) {
      let step = ElementPath.Step(name: name, mark: mark)
      guard parent.children.first(where: step.leads) == self else { continue }
      path.steps.append(step)
      return path
    }
    return nil
  }
}
