/// The rows of the schema for the attributes of a document. Each name of the document is looked up
/// in the schema once; after that, an attribute costs a look into a table at the place of its name.
struct AttributeRows {
  /// The place of a row that the schema doesn't have.
  static let unknown = -1
  /// The place of a row whose values may be any text.
  static let unrestricted = -2
  private static let unasked = -3

  private let names: [String]
  /// For each name the place of its schema among ``schemas``, once the schema was asked for.
  private var places: [Int]
  private var schemas: [ElementSchema] = []
  /// For each name its number among all attributes of the schema, once the number was asked for.
  private var numbers: [Int]
  /// For each schema the rows of all attributes that the schema has for any element.
  private var tables: [[Int]] = []
  private var rows: [AttributeSchema] = []
  private var anyView: Int?

  init(_ document: Document) {
    names = document.root.markup.names
    places = Array(repeating: Self.unasked, count: names.count)
    numbers = Array(repeating: Self.unasked, count: names.count)
  }

  subscript(row: Int) -> AttributeSchema { rows[row] }

  /// Whether all attributes of the elements with a schema are known.
  func isComplete(_ schema: Int) -> Bool { schemas[schema].isComplete }

  /// The place of an element's schema; nil if it has none.
  mutating func schema(of element: Element) -> Int? {
    let name = Int(element.record.name)
    if places[name] == Self.unasked {
      places[name] = ElementSchema.named(names[name]).map { add($0) } ?? Self.unknown
    }
    if places[name] >= 0 { return places[name] }
    // Of two elements of a name that is not known, only one may be a view.
    guard element.isView else { return nil }
    if let anyView { return anyView }
    let place = add(.anyView)
    anyView = place
    return place
  }

  private mutating func add(_ schema: ElementSchema) -> Int {
    schemas.append(schema)
    tables.append(Array(repeating: Self.unasked, count: ElementSchema.attributeNumbers.count))
    return schemas.count - 1
  }

  /// The place of an attribute's row.
  mutating func row(of attribute: Int32, in schema: Int) -> Int {
    let name = Int(attribute)
    if numbers[name] == Self.unasked {
      numbers[name] = ElementSchema.attributeNumbers[names[name]] ?? Self.unknown
    }
    let number = numbers[name]
    guard number >= 0 else { return Self.unknown }
    let known = tables[schema][number]
    if known != Self.unasked { return known }
    var place = Self.unknown
    if let row = schemas[schema].attribute(names[name]) {
      place = row.isRestricted ? rows.count : Self.unrestricted
      if row.isRestricted { rows.append(row) }
    }
    tables[schema][number] = place
    return place
  }
}
