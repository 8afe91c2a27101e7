import InterfaceBuilder

extension Inspector {
  /// The rows that several objects on a canvas have in common, in the sections of the first object.
  public func sections(of elements: [Element], on canvas: Canvas) -> [InspectorSection] {
    guard let first = elements.first else { return [] }
    func sections(of element: Element) -> [InspectorSection] {
      self.sections(of: element, in: canvas.document, naming: canvas.name)
    }
    let others = elements.dropFirst().map { element in
      Set(sections(of: element).flatMap(\.fields).map(\.selectionKey))
    }
    return sections(of: first).map { section in
      InspectorSection(
        section.title,
        section.fields.filter { field in others.allSatisfy { $0.contains(field.selectionKey) } })
    }.filter { !$0.fields.isEmpty }
  }
}

extension InspectorField {
  /// What has to be the same in the fields of several objects; defaults and sentences may differ.
  fileprivate struct SelectionKey: Hashable {
    let id: String
    let kind: AttributeKind
    let place: FieldPlace
  }

  fileprivate var selectionKey: SelectionKey { SelectionKey(id: id, kind: kind, place: place) }

  /// The edits that give several objects a value, as one step.
  /// - Throws: Why an object can't have the value.
  public func edits(
    setting value: AttributeValue?, of ids: [String], in document: Document,
    variation: VariationCondition? = nil
  ) throws(InspectorRefusal) -> [DocumentEdit] {
    var edits: [DocumentEdit] = []
    for id in ids {
      edits += try self.edits(setting: value, of: id, in: document, variation: variation)
        .filter { !edits.contains($0) }
    }
    return edits
  }
}
