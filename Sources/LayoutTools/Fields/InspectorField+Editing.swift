import InterfaceBuilder

extension InspectorField {
  /// The edits that give an object a value; none if it has the value already.
  ///
  /// The default is not written, as Interface Builder leaves it out, except for some size classes,
  /// where it overrides the value for all.
  /// - Parameters:
  ///   - value: The value; nil resets the field to what a new object of the class is written with,
  ///     or else takes away what is written, so that the default counts.
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
    // A view of a xib has the size at which it is drawn.
    let isDrawnSize =
      element.parent?.name == "objects" && ["frame.width", "frame.height"].contains(self.id)
    if value != nil, isFrame, !isDrawnSize, let obstacle = element.obstacleToFraming {
      throw InspectorRefusal("\(element.inspectorName) \(obstacle) and can't be moved or resized")
    }
    let value = value.map { $0.symbol(in: document) ?? $0 }
    let variation = variation?.rank == 0 ? nil : variation
    if variation != nil, !variesBySizeClass {
      throw InspectorRefusal("\(title) is the same for all size classes")
    }
    // The constraint itself is marked for the standard space; its variations have only constants.
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

  /// A change of one value, and the elements that it changes.
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
  /// The symbol that an image's name means in a document which lists a symbol of the name, and no
  /// other image; else nil.
  fileprivate func symbol(in document: Document) -> AttributeValue? {
    guard case .image(let name, isSymbol: false) = self, document.image(named: name) == nil,
      document.image(named: name, isSystem: true) != nil
    else { return nil }
    return .image(name, isSymbol: true)
  }
}
