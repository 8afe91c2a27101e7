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
  /// - Parameter naming: What objects are called, by their ids; nil for what the document alone
  ///   calls them.
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

  /// What the classes of an object have, the object's own first.
  private func attributes(
    of element: Element, in document: Document, _ naming: (String) -> String
  ) -> [InspectorSection] {
    if element.name == "constraint" {
      return InspectorField.ofConstraint(element, in: document, naming)
    }
    if element.isController { return InspectorField.ofController(element) }
    guard element.isView else {
      let fields = InspectorField.ofItems[element.name] ?? []
      return [InspectorSection(element.kindTitle, fields)]
    }
    let scrolls = ["scrollView", "textView", "tableView", "collectionView"].contains(element.name)
    let isControl = InspectorField.controls.contains(element.name)
    return [
      InspectorSection(element.kindTitle, InspectorField.ofClass(element, in: document)),
      InspectorSection("Scroll View", scrolls ? InspectorField.ofScrollView(element) : []),
      InspectorSection("Control", isControl ? InspectorField.ofControls : []),
      InspectorSection("View", InspectorField.ofAnyView(element)),
    ]
  }
}

extension InspectorField {
  /// The fields that a view's class adds to those of its superclass.
  static func ofClass(_ element: Element, in document: Document) -> [InspectorField] {
    switch element.name {
    case "label": ofLabel(element)
    case "button": ofButton(element, in: document)
    case "textField": ofTextField(element)
    case "textView": ofTextView(element)
    case "imageView": ofImageView
    case "stackView": ofStackView(element)
    case "tableView": ofTableView
    case "tableViewCell": ofTableViewCell
    case "collectionViewCell", "collectionReusableView":
      [text("reuseIdentifier", "Identifier", "The name by which code asks for such cells.")]
    default: ofPlainControls[element.name] ?? ofOtherViews[element.name] ?? []
    }
  }
}
