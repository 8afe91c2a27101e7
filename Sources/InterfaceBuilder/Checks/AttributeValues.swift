import Wording

extension DocumentCheck {
  /// An attribute has a value of the kind that the schema has for it.
  static let attributeValues = DocumentCheck { document, list in
    var rows = AttributeRows(document)
    for element in document.root.descendants {
      for attribute in element.attributeIndices {
        let record = element.markup.attributes[attribute]
        guard let row = rows.row(of: record.name, in: element), row.isRestricted else { continue }
        let text = element.markup.value(of: record)
        guard let fault = row.fault(of: text) else { continue }
        list.add(
          fault.severity, fault.message, Int(record.valueStart)..<Int(record.valueEnd))
      }
    }
  }
}

/// The rows of the schema for the attributes of a document, each looked up once.
struct AttributeRows {
  private let names: [String]
  /// For each name of elements the schema, once it was asked for.
  private var schemas: [ElementSchema??]
  /// For each name of elements with a schema, and each name of attributes, the place in ``rows``
  /// counted from 1; 0 if it was not asked for, and -1 if there is no row.
  private var places: [[Int32]]
  private var rows: [AttributeSchema] = []

  init(_ document: Document) {
    names = document.root.markup.names
    schemas = Array(repeating: nil, count: names.count)
    places = Array(repeating: [], count: names.count)
  }

  /// The schema of an element.
  mutating func schema(of element: Element) -> ElementSchema? {
    let name = Int(element.record.name)
    if let known = schemas[name] { return known }
    // A view of an unknown name has a frame, which another element of that name may lack.
    if ElementSchema.named(names[name]) == nil, element.isView { return ElementSchema.anyView }
    let found = ElementSchema.named(names[name])
    schemas[name] = .some(found)
    return found
  }

  /// The row of an attribute, by the places of the names in the document.
  mutating func row(of attribute: Int32, in element: Element) -> AttributeSchema? {
    guard let schema = schema(of: element) else { return nil }
    let (name, attribute) = (Int(element.record.name), Int(attribute))
    if places[name].isEmpty { places[name] = Array(repeating: 0, count: names.count) }
    let place = places[name][attribute]
    if place != 0 { return place > 0 ? rows[Int(place) - 1] : nil }
    guard let row = schema.attribute(names[attribute]) else {
      places[name][attribute] = -1
      return nil
    }
    rows.append(row)
    places[name][attribute] = Int32(rows.count)
    return row
  }
}

extension AttributeSchema {
  /// Whether not all texts are values.
  fileprivate var isRestricted: Bool {
    switch kind {
    case .number, .ratio, .flag, .choice: true
    case .text, .image, .font, .color: false
    }
  }

  /// What is wrong with a value, and how bad that is; nil if it is one.
  fileprivate func fault(
    of text: String
  ) -> (severity: DocumentProblem.Severity, message: String)? {
    switch kind {
    case .flag:
      if text == "YES" || text == "NO" { return nil }
      return (malformed, "\(name) is YES or NO, and \(text.excerpt) is neither")
    case .ratio:
      if Multiplier(text) != nil { return nil }
      return (
        malformed, "\(text.excerpt) is not a multiplier: a number, or a ratio as 16:9 or 1/3"
      )
    case .number(let kind):
      guard let number = Double(written: text) else {
        if kind.names.contains(where: { $0.written == text }) { return nil }
        return (malformed, "\(name) is a number, and \(text.excerpt) is none")
      }
      if kind == .priority, !(number > 0 && number <= 1000) {
        return (malformed, "the priority \(text.excerpt) is not between 1 and 1000")
      }
      if kind.isWhole, number != number.rounded() {
        return (.warning, "\(name) is a whole number, not \(text.excerpt)")
      }
      return nil
    case .choice(let choices):
      if choices.contains(where: { $0.written == text || $0.synonyms.contains(text) }) {
        return nil
      }
      let words = choices.map(\.written)
      let near = NearestName.suggestion(for: text, among: words)
      return (
        malformed,
        "\(text.excerpt) is no \(name): \(words.joinedByOr)"
          + (near.map { "; did you mean \($0)?" } ?? "")
      )
    case .text, .image, .font, .color: return nil
    }
  }
}

extension [String] {
  /// `plain, grouped or insetGrouped`
  fileprivate var joinedByOr: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
