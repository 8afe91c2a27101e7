import InterfaceBuilder

/// The inspectors of Interface Builder: each shows some of what a document says of an object.
public enum Inspector: String, Hashable, Sendable, CaseIterable {
  /// Class, label and identifiers.
  case identity
  /// What the object's class has, or what a constraint relates.
  case attributes
  /// Where a view stands, how big it wants to be, its margins and its constraints.
  case size

  /// Interface Builder's name for it.
  public var title: String { "\(rawValue.titleWords) Inspector" }

  /// The rows of the inspector for an object, in sections; none if it has nothing to show.
  /// - Parameter naming: The names of objects by their ids; nil for the names that the document
  ///   alone gives them.
  public func sections(
    of element: Element, in document: Document, naming: ((String) -> String)? = nil
  ) -> [InspectorSection] {
    let sections: [InspectorSection] =
      switch self {
      case .identity: InspectorField.identity(of: element)
      case .attributes: attributes(of: element, in: document, naming ?? document.name)
      case .size: element.isView ? InspectorField.sizes(of: element) : []
      }
    return sections.filter { !$0.fields.isEmpty }
  }

  /// The rows of the classes of an object, the object's own class first.
  private func attributes(
    of element: Element, in document: Document, _ naming: (String) -> String
  ) -> [InspectorSection] {
    if element.name == "constraint" {
      return InspectorField.ofConstraint(element, in: document, naming)
    }
    if element.isController { return InspectorField.ofController(element) }
    let own = InspectorSection(element.kindTitle, InspectorField.ofClass(element, in: document))
    guard let schema = element.schema, element.isView else { return [own] }
    func shared(_ title: String, _ names: [String], _ isShown: Bool = true) -> InspectorSection {
      InspectorSection(title, isShown ? InspectorField.fields(names, of: element.name) : [])
    }
    let installed = InspectorField.canBeInstalled(element) ? [InspectorField.installed] : []
    let ofViews = InspectorField.fields(ElementSchema.inspectedOfViews, of: element.name)
    return [
      own,
      shared("Scroll View", ElementSchema.inspectedOfScrollViews, schema.family == .scrollView),
      shared("Control", ElementSchema.inspectedOfControls, schema.family == .control),
      InspectorSection("View", ofViews + installed),
    ]
  }
}
