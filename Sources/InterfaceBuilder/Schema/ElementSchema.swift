/// What documents have for the elements of one name: their class, attributes and children.
package struct ElementSchema: Sendable {
  /// The families of elements, whose attributes elements have besides their own.
  package enum Family: Sendable {
    case view, control, scrollView, controller, gestureRecognizer
    /// Another object with an identity, such as an item of a bar.
    case object
    /// A part of an object, or of the document.
    case part
  }

  /// The name of the elements.
  package let name: String
  /// The class of the objects that the elements stand for; nil for parts.
  let elementClass: ElementClass?
  package let family: Family
  /// The own attributes, in the order in which Interface Builder writes them.
  let own: [AttributeSchema]
  /// The children with a key that hold a value.
  let values: [AttributeSchema]
  /// The names of the element's own rows that the Attributes inspector shows, in its order.
  package var inspected: [String] {
    listed.split(whereSeparator: \.isWhitespace).map(String.init)
  }
  private let listed: String
  /// The own order of the children in which Interface Builder writes them, by their names with or
  /// without a key; nil for the order of the family.
  let children: String?
  /// The entries of the object library that make such elements. They are made when they are asked
  /// for.
  let library: @Sendable () -> [LibraryEntry]
  /// Whether all attributes of the elements are known.
  let isComplete: Bool

  /// A part of an object or of the document.
  init(
    _ name: String, _ family: Family, _ own: [AttributeSchema], values: [AttributeSchema] = [],
    inspected: String = "", children: String? = nil, isComplete: Bool = true
  ) {
    self.init(
      name, nil, family, own, values: values, inspected: inspected, children: children,
      library: { [] }, isComplete: isComplete)
  }

  /// An object of a class.
  init(
    _ name: String, _ className: String, _ family: Family, _ own: [AttributeSchema] = [],
    values: [AttributeSchema] = [], inspected: String = "", children: String? = nil,
    library: @escaping @autoclosure @Sendable () -> [LibraryEntry] = [], isComplete: Bool = true
  ) {
    self.init(
      name, ElementClass(element: name, className: className, kind: family.kind), family, own,
      values: values, inspected: inspected, children: children, library: library,
      isComplete: isComplete)
  }

  private init(
    _ name: String, _ elementClass: ElementClass?, _ family: Family, _ own: [AttributeSchema],
    values: [AttributeSchema], inspected: String, children: String?,
    library: @escaping @Sendable () -> [LibraryEntry], isComplete: Bool
  ) {
    (self.name, self.elementClass, self.family) = (name, elementClass, family)
    (self.own, self.values, self.isComplete) = (own, values, isComplete)
    (listed, self.children, self.library) = (inspected, children, library)
  }

  /// The row of an attribute's name; nil if the elements have no such attribute that is known.
  package func attribute(_ name: String) -> AttributeSchema? {
    // An element has few rows of its own.
    if let row = own.first(where: { $0.name == name }) ?? values.first(where: { $0.name == name }) {
      return row
    }
    for rows in Self.shared(by: family) { if let row = rows[name] { return row } }
    return nil
  }

  /// The element's own rows that the Attributes inspector shows.
  package var inspectedRows: [AttributeSchema] { inspected.compactMap(attribute) }

  /// The names of all attributes, in the order in which Interface Builder writes them.
  var attributeNames: [String] {
    let (head, tail) = Self.around(family)
    return (head + own + tail).map(\.name)
  }

  /// The attributes that Interface Builder writes for every element, with their defaults.
  var alwaysWritten: [NewElement.Attribute] {
    let (head, _) = Self.around(family)
    return (own + head).filter(\.writesDefault).compactMap { row in
      row.defaultValue.flatMap(row.kind.written).map { NewElement.Attribute(row.name, $0) }
    }
  }

  /// The schema of the elements of a name; nil if the name is not known.
  package static func named(_ name: String) -> ElementSchema? { byName[name] }

  /// All elements whose attributes are known.
  static let all: [ElementSchema] =
    TextElements.all + ControlElements.all + ContentElements.all + ListElements.all
    + BarElements.all + FrameworkElements.all + ControllerElements.all + ObjectElements.all
    + ConnectionElements.all + PartElements.all + DocumentElements.all

  /// The names of all attributes, with a number for each.
  static let attributeNumbers: [String: Int] = {
    var numbers: [String: Int] = [:]
    let shared = viewHead + ofControls + ofScrollViews + ofControllers + ofGestureRecognizers
    for row in shared + identity + all.flatMap(\.own) where numbers[row.name] == nil {
      numbers[row.name] = numbers.count
    }
    return numbers
  }()

  private static let byName = [String: ElementSchema](
    uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// A view without attributes of its own.
  package static let anyView = ElementSchema("view", .view, [], isComplete: false)

  /// An object without attributes of its own.
  static let anyObject = ElementSchema("object", .object, [])

  // MARK: - Families

  /// The attributes that are written before and behind the element's own.
  private static func around(
    _ family: Family
  ) -> (head: [AttributeSchema], tail: [AttributeSchema]) {
    switch family {
    case .view: (viewHead, identity)
    case .control: (viewHead + ofControls, identity)
    case .scrollView: (viewHead + ofScrollViews, identity)
    case .controller: (ofControllers, identity)
    case .gestureRecognizer: (ofGestureRecognizers, identity)
    case .object: ([.text("key")], identity)
    case .part: ([], [])
    }
  }

  private static func shared(by family: Family) -> [[String: AttributeSchema]] {
    switch family {
    case .view: [viewRows]
    case .control: [controlRows, viewRows]
    case .scrollView: [scrollRows, viewRows]
    case .controller: [controllerRows]
    case .gestureRecognizer: [gestureRows]
    case .object: [objectRows]
    case .part: []
    }
  }

  private static let viewRows = index(viewHead + viewValues + identity)
  private static let controlRows = index(ofControls)
  private static let scrollRows = index(ofScrollViews)
  private static let controllerRows = index(ofControllers + identity)
  private static let gestureRows = index(ofGestureRecognizers + identity)
  private static let objectRows = index([.text("key")] + identity)

  private static func index(_ rows: [AttributeSchema]) -> [String: AttributeSchema] {
    [String: AttributeSchema](
      rows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension ElementSchema.Family {
  /// What the objects of a class are to a document.
  fileprivate var kind: ElementClass.Kind {
    switch self {
    case .view, .control, .scrollView: .view
    case .controller: .controller
    case .gestureRecognizer: .gestureRecognizer
    case .object, .part: .object
    }
  }
}

extension Element {
  /// The schema of the element; for a view of an unknown name, the schema of any view.
  package var schema: ElementSchema? { ElementSchema.named(name) ?? (isView ? .anyView : nil) }

  /// The schema's word for the word of an attribute, which may be another spelling of a choice; nil
  /// for a word that is none of the choices.
  package func word(_ attribute: String, from text: String) -> String? {
    guard let kind = schema?.attribute(attribute)?.kind, case .choice(let choices) = kind
    else { return text }
    let word = kind.word(for: text)
    return choices.contains { $0.written == word } ? word : nil
  }
}
