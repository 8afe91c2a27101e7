import InterfaceBuilder

extension Instantiation {
  /// Makes the objects of a xib, and connects them with the owner.
  /// - Parameter externalObjects: The objects for the other placeholders, by their identifiers.
  /// - Returns: The objects with their elements. Only the caller retains them.
  func makeTopLevel(_ externalObjects: [String: Any] = [:])
    -> [(element: Element, object: AnyObject)]
  {
    context.resources.nesting.begin(context.document.root)
    defer { context.resources.nesting.end() }
    var made: [(element: Element, object: AnyObject)] = []
    for element in context.document.objects {
      if element.name == "placeholder" {
        connectPlaceholder(element, externalObjects)
      } else if let view = view(element) {
        made.append((element, view))
      } else if let object = looseObject(element) {
        made.append((element, object))
      }
    }
    let views = made.compactMap { $0.object as? UIView }
    finish(views)
    for view in views { view.origin?.maker = self }
    return made
  }

  /// The connections of the file's owner, or of an object that the caller has named, stand in its
  /// placeholder.
  private func connectPlaceholder(_ element: Element, _ externalObjects: [String: Any]) {
    guard let id = element["id"] else { return }
    if id != "-1" {
      objects[id] = element["placeholderIdentifier"].flatMap { externalObjects[$0] }
        .map { $0 as AnyObject }
    }
    if let object = objects.resolve(id) { objects.wait(for: element, of: object) }
  }

  /// Makes an object that is neither a view nor a controller: a gesture recogniser, an item of a
  /// bar, or one of a class of the app.
  func looseObject(_ element: Element) -> AnyObject? {
    switch element.name {
    case "barButtonItem": return BarItemDecoder(self).barButtonItem(element)
    case "navigationItem":
      let items = BarItemDecoder(self)
      let item = items.navigationItem(element)
      items.decode(item, element)
      return item
    case "customObject", "object": return objects.customObject(element)
    default: return objects.recognizer(element)
    }
  }
}
