/// The changes of the text that each kind of edit makes.
extension Document {
  func setting(_ attribute: String, of path: ElementPath, to value: String?)
    throws(DocumentEdit.Refusal) -> [TextEdit]
  {
    let (element, rest) = try found(path)
    guard let value else {
      guard rest.isEmpty else { return [] }
      // A variation goes with its last value.
      let isLast = element.name == "variation" && element.attributeIndices.count == 2
      return isLast && element.children.isEmpty && element[attribute] != nil
        ? element.removal() : element.removing(attribute)
    }
    guard value.isAllowedInXML else { throw .unwritable(attribute: attribute) }
    if rest.isEmpty { return element.setting(attribute, to: value) }
    return element.inserting(
      try part(on: rest, of: path) { $0.attributes.append(NewElement.Attribute(attribute, value)) })
  }

  func settingText(_ key: String, of path: ElementPath, to text: String?)
    throws(DocumentEdit.Refusal) -> [TextEdit]
  {
    let (element, rest) = try found(path)
    guard let text else {
      guard rest.isEmpty else { return [] }
      return element.removing(key) + element.strings(key).flatMap { $0.removal() }
    }
    if rest.isEmpty { return element.settingString(key, to: text) }
    return element.inserting(
      try part(on: rest, of: path) { part in
        if text.isWrittenInAttribute {
          part.attributes.append(NewElement.Attribute(key, text))
        } else {
          part.children.append(NewElement(string: text, key: key))
        }
      })
  }

  func settingChild(_ key: String, of path: ElementPath, to new: NewElement?)
    throws(DocumentEdit.Refusal) -> [TextEdit]
  {
    let (element, rest) = try found(path)
    guard let new else { return rest.isEmpty ? element.part(key)?.removal() ?? [] : [] }
    if !rest.isEmpty {
      return element.inserting(try part(on: rest, of: path) { $0.children.append(new) })
    }
    return element.part(key)?.replacing(with: new) ?? element.inserting(new)
  }

  func inserting(_ new: [NewElement], into path: ElementPath, before sibling: String?)
    throws(DocumentEdit.Refusal) -> [TextEdit]
  {
    var ids: Set<String> = []
    for id in new.flatMap(\.ids) where object(id) != nil || !ids.insert(id).inserted {
      throw .taken(id)
    }
    let (element, rest) = try found(path)
    if !rest.isEmpty {
      return element.inserting(try part(on: rest, of: path) { $0.children += new })
    }
    return element.inserting(new, before: try child(sibling, of: element))
  }

  func moving(_ id: String, into path: ElementPath, before sibling: String?)
    throws(DocumentEdit.Refusal) -> [TextEdit]
  {
    guard let element = object(id) else { throw .missing(id) }
    let (parent, rest) = try found(path)
    guard parent != element, !element.contains(parent) else { throw .inside(id) }
    if rest.isEmpty { return element.moving(into: parent, before: try child(sibling, of: parent)) }
    let standIn = NewElement("movedObject")
    return element.moving(
      to: standIn, in: try part(on: rest, of: path) { $0.children = [standIn] }, of: parent)
  }

  func removing(_ paths: [ElementPath]) throws(DocumentEdit.Refusal) -> [TextEdit] {
    var elements: Set<Element> = []
    for path in paths {
      let (element, rest) = try found(path)
      if rest.isEmpty { elements.insert(element) }
    }
    return Element.removal(of: elements)
  }

  // MARK: - Steps

  private func found(_ path: ElementPath) throws(DocumentEdit.Refusal)
    -> (element: Element, rest: ArraySlice<ElementPath.Step>)
  {
    guard let found = deepest(on: path) else { throw .missing(path.id ?? "") }
    return found
  }

  private func child(_ id: String?, of parent: Element) throws(DocumentEdit.Refusal) -> Element? {
    guard let id else { return nil }
    guard let child = parent.children.first(where: { $0["id"] == id }) else { throw .missing(id) }
    return child
  }

  /// The parts on a path that are not there yet, one inside of the other; the innermost is filled.
  private func part(
    on steps: ArraySlice<ElementPath.Step>, of path: ElementPath,
    _ fill: (inout NewElement) -> Void
  ) throws(DocumentEdit.Refusal) -> NewElement {
    var inner: NewElement?
    for step in steps.reversed() {
      guard let name = step.name else { throw .missing(step.mark?.value ?? path.id ?? "") }
      var part = NewElement(name)
      part.attributes = step.mark.map { [$0] } ?? []
      if let inner { part.children = [inner] } else { fill(&part) }
      inner = part
    }
    guard let inner else { throw .missing(path.id ?? "") }
    return inner
  }
}

extension NewElement {
  /// The ids of the element and of the elements in it.
  var ids: [String] {
    attributes.filter { $0.name == "id" }.map(\.value) + children.flatMap(\.ids)
  }
}

extension Element {
  /// The part that an object has for a key.
  func part(_ key: String) -> Element? {
    children.first { $0["key"] == key && $0.name != "variation" && $0.name != "mask" }
  }

  /// The children that hold a text for a key.
  func strings(_ key: String) -> [Element] {
    children.filter {
      ($0.name == "string" || $0.name == "mutableString") && $0["key"] == key
    }
  }

  /// The changes that put another element in the element's place.
  func replacing(with new: NewElement) -> [TextEdit] {
    let written = new.written(indentation: indentation ?? "", style: WritingStyle(of: markup))
    let isSame = markup.source.bytes[range].elementsEqual(written.utf8)
    return isSame ? [] : [TextEdit(range, written)]
  }

  /// The changes that take elements away, and with them the groups that would be left empty.
  static func removal(of elements: Set<Element>) -> [TextEdit] {
    var removed = elements
    for element in elements.sorted(by: { $0.index > $1.index }) {
      var member = element
      while let group = member.parent, group.isGroup, !removed.contains(group),
        group.children.allSatisfy(removed.contains)
      {
        removed.insert(group)
        member = group
      }
    }
    return removed.filter { element in
      !sequence(first: element, next: \.parent).dropFirst().contains(where: removed.contains)
    }
    .sorted { $0.index < $1.index }.flatMap { $0.removal() }
  }
}
