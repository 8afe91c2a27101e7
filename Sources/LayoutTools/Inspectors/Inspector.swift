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
  public var title: String {
    switch self {
    case .identity: "Identity Inspector"
    case .attributes: "Attributes Inspector"
    case .size: "Size Inspector"
    }
  }

  /// The rows that it has for an object, in sections; none where it has nothing to show.
  public func sections(of element: Element, in document: Document) -> [InspectorSection] {
    let sections: [InspectorSection] =
      switch self {
      case .identity: []
      case .attributes: InspectorField.ofConstraint(element, in: document)
      case .size: []
      }
    return sections.filter { !$0.fields.isEmpty }
  }
}

extension InspectorField {
  /// All rows that the inspectors have for an object.
  public static func all(of element: Element, in document: Document) -> [InspectorField] {
    Inspector.allCases.flatMap { $0.sections(of: element, in: document).flatMap(\.fields) }
  }
}
