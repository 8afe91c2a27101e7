import InterfaceBuilder

extension InspectorField {
  /// The edits that give an object a value; none where it has that already.
  ///
  /// A value that is the default is not written, as Interface Builder leaves it out, unless it is
  /// meant for some size classes, where it stands against the value for all.
  /// - Parameters:
  /// - value: The value; nil gives what a new object of the class is written with, or else takes
  ///   away what is written, so that the default counts.
  ///   - id: The id of the object.
  ///   - variation: The size classes that get the value; nil for all.
  /// - Throws: Why the field can't have the value.
  public func edits(
    setting value: AttributeValue?, of id: String, in document: Document,
    variation: VariationCondition? = nil
  ) throws(InspectorRefusal) -> [DocumentEdit] {
    guard let element = document.object(id) else {
      throw InspectorRefusal(DocumentEdit.Refusal.missing(id).description)
    }
    let value = value.map { $0.symbol(in: document) ?? $0 }
    let variation = variation?.rank == 0 ? nil : variation
    if variation != nil, !variesBySizeClass {
      throw InspectorRefusal("\(title) is the same for all size classes")
    }
    // The mark of the standard space is the constraint's, whose variations have constants alone.
    if let variation, value == .standard, place.holder == .constant {
      throw InspectorRefusal(
        "\(title) is a number for \(variation.title); standard is for all size classes")
    }
    if value == nil, isRequired, variation == nil {
      throw InspectorRefusal("\(title) always has a value")
    }
    if let value { try check(value) }
    if case .mask = place.holder {
      return try installing(value, of: element, in: document, variation)
    }
    if value == nil, variation == nil, let edits = freshEdits(of: element, id, in: document) {
      return edits
    }
    let holder =
      variation.map { document.element(at: ElementPath(id).variation($0.key)) } ?? element
    if let value, holder.flatMap({ written(in: $0, of: element) }) == value { return [] }
    let isLeftOut = variation == nil && value == defaultValue && !writesDefault
    let setting = Setting(
      path: place.path(id, variation: variation), value: isLeftOut ? nil : value,
      element: element, part: document.element(at: place.path(id, variation: variation)),
      isVariation: variation != nil, keepsPart: isPartKept(of: element, in: document))
    return resources(for: value, in: document) + edits(setting, in: document)
  }

  /// What is done, for undo: `Change Lines of title to 2`, `Reset Lines of title`.
  public func sentence(
    setting value: AttributeValue?, of name: String, variation: VariationCondition? = nil
  ) -> String {
    let classes = variation.map { $0.rank == 0 ? "" : " for \($0.title)" } ?? ""
    guard let value else { return "Reset \(title) of \(name)\(classes)" }
    return "Change \(title) of \(name) to \(text(of: value))\(classes)"
  }

  /// A change of one value, and what is there.
  struct Setting {
    let path: ElementPath
    let value: AttributeValue?
    let element: Element
    let part: Element?
    let isVariation: Bool
    /// Whether the part stays even if there is nothing left in it.
    let keepsPart: Bool
  }
}

extension AttributeValue {
  /// The symbol of the system that an image's name means in a document which lists no other image
  /// of the name; nil if it means none.
  fileprivate func symbol(in document: Document) -> AttributeValue? {
    guard case .image(let name, isSymbol: false) = self, document.image(named: name) == nil,
      document.image(named: name, isSystem: true) != nil
    else { return nil }
    return .image(name, isSymbol: true)
  }
}
