import InterfaceBuilder

extension InspectorField {
  /// The edits that reset a value which Interface Builder writes for every object of the class. The
  /// object gets the value of a new object, which may differ from the default: a label is written
  /// with the hugging priorities 251, and without them 250 count.
  /// - Returns: The edits; nil for a value that Interface Builder leaves out, so that a reset takes
  ///   it away.
  func freshEdits(of element: Element, _ id: String, in document: Document) -> [DocumentEdit]? {
    let path = place.path(id, variation: nil)
    guard place.steps.last?.companions.isEmpty != false, let part = place.part(of: element) else {
      return nil
    }
    let fresh = fresh(of: element, in: document)
    switch (place.holder, kind) {
    // Texts and images are the user's own: a reset takes them away.
    case (.attribute, .text): return nil
    case (.attribute(let name), _):
      let always = writesDefault ? defaultValue.flatMap(kind.written) : nil
      guard let word = fresh?[name] ?? always else { return nil }
      return part[name] == word ? [] : [.set(name, of: path, to: word)]
    case (.child(_, let key), _):
      // A new view's own colours can be taken away. Labels are written with an element `nil` for a
      // colour that they don't have.
      guard let child = fresh?.children.first(where: { $0["key"] == key }), child.name != "color"
      else { return nil }
      let present = part.child(key: key).map { NewElement($0).written }
      return present == child.written ? [] : [.setChild(key: key, of: path, to: child)]
    default: return nil
    }
  }

  /// Whether Interface Builder writes the part that holds the value even if there is nothing in it.
  func isPartKept(of element: Element, in document: Document) -> Bool {
    guard !place.steps.isEmpty, let fresh = fresh(of: element, in: document) else { return false }
    return fresh.children.isEmpty && fresh.attributes.allSatisfy { $0.name == "key" }
  }

  /// The part of a new object of the same class that would hold the value.
  private func fresh(of element: Element, in document: Document) -> NewElement? {
    let new = LibraryEntry.element(
      named: element.name, key: element["key"], by: document.writingXcode)
    return place.steps.reduce(new) { element, step in
      element?.children.first { $0.name == step.name && $0["key"] == step.key }
    }
  }
}
