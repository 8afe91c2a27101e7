/// The indices of the elements of a document that have an id.
struct IdentifiedElements: Sendable {
  /// The indices by the ids; of several elements with the same id, the index of the first.
  private(set) var indices: [String: Int32] = [:]
  /// Whether several elements have the same id.
  private(set) var hasDuplicates = false

  /// Finds the elements inside of the outermost one.
  init(_ root: Element) {
    for element in root.descendants { add(element) }
  }

  private mutating func add(_ element: Element) {
    guard let id = element["id"], element.isObject else { return }
    if let known = indices[id] {
      hasDuplicates = true
      guard known > Int32(element.index) else { return }
    }
    indices[id] = Int32(element.index)
  }

  /// The elements after a change of the markup. Only the elements that were read again are looked
  /// at.
  func changed(by change: MarkupChange, of old: Markup) -> IdentifiedElements {
    guard !hasDuplicates else {
      return change.markup.root.map { IdentifiedElements($0) } ?? self
    }
    var changed = self
    for place in change.places {
      for element in place.oldElements(of: old) {
        if element.isObject, let id = element["id"] { changed.indices[id] = nil }
      }
    }
    if change.places.contains(where: { $0.old.count != $0.new.count }) {
      // The elements that are left were not read again: their indices may have shifted.
      changed.indices = changed.indices.mapValues { index in
        change.places.newIndex(of: Int(index)).map { Int32($0) } ?? index
      }
    }
    for place in change.places {
      for element in place.newElements(of: change.markup) { changed.add(element) }
    }
    return changed
  }
}

extension MarkupChange.Place {
  /// The elements that gave way, or the element that gets another start tag.
  fileprivate func oldElements(of markup: Markup) -> [Element] {
    (isStartTag ? max(owner, 1)..<(owner + 1) : old).map { Element(markup: markup, index: $0) }
  }

  /// The elements that took their place, or the element with another start tag.
  fileprivate func newElements(of markup: Markup) -> [Element] {
    let first = new.lowerBound
    return (isStartTag ? max(first - 1, 1)..<first : new)
      .map { Element(markup: markup, index: $0) }
  }
}
