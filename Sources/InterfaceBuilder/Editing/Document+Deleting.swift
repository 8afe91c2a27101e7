extension Document {
  /// The edits that take objects away, with what is in them and all that refers to them:
  /// constraints, outlets, actions, segues, entries of masks, measured sizes. A controller goes
  /// with its scene.
  ///
  /// - Throws: ``DocumentEdit/Refusal/missing(_:)`` for an id that no object has.
  public func deleting(_ ids: [String]) throws(DocumentEdit.Refusal) -> [DocumentEdit] {
    var doomed = Doomed(self)
    for id in ids {
      guard let object = object(id) else { throw .missing(id) }
      let scene = object.isController ? scene(of: object)?.element : nil
      doomed.insert(kind == .storyboard ? scene ?? object : object)
    }
    while doomed.insertReferring() {}
    return doomed.edits
  }
}

/// The elements of a document that are to go.
private struct Doomed {
  private let document: Document
  private let elements: [Element]
  /// For each element of the markup, whether it goes.
  private var isDoomed: [Bool]
  private var ids: Set<String> = []
  /// The attributes that go from elements that stay.
  private var attributes: [DocumentEdit] = []

  init(_ document: Document) {
    self.document = document
    elements = [document.root] + Array(document.root.descendants)
    isDoomed = Array(repeating: false, count: document.markup.elements.count)
  }

  mutating func insert(_ element: Element) {
    for element in [element] + Array(element.descendants) where !isDoomed[element.index] {
      isDoomed[element.index] = true
      if element.isObject, let id = element["id"] { ids.insert(id) }
    }
  }

  /// Adds the elements that mean nothing without an object that goes, and finds the attributes of
  /// other elements that refer to such an object.
  /// - Returns: Whether any element was added.
  mutating func insertReferring() -> Bool {
    var isChanged = false
    attributes = []
    for element in elements where !isDoomed[element.index] {
      for reference in element.references where ids.contains(reference.id) {
        if ObjectReference.isNeeded(reference.attribute) {
          insert(element)
          isChanged = true
          break
        }
        guard let path = element.path else { continue }
        attributes.append(.set(reference.attribute, of: path, to: nil))
      }
    }
    return isChanged
  }

  /// The edits that take away the attributes and the outermost elements that go.
  var edits: [DocumentEdit] {
    let outermost = elements.filter { element in
      isDoomed[element.index] && element.parent.map { !isDoomed[$0.index] } ?? true
    }
    return attributes + outermost.compactMap { $0.path.map(DocumentEdit.remove) }
  }
}
