import Wording

extension DocumentCheck {
  /// Elements and attributes that are not known, each name once: what they mean is not shown.
  static let unknownNames = DocumentCheck { document, list in
    for unknown in document.unknownElements {
      guard let first = unknown.elements.first else { continue }
      list.hint(
        "<\(unknown.name.excerpt)> is not known here, and is left out of account"
          + places(unknown.elements.count), at: first.place())
    }
    var rows = AttributeRows(document)
    var found: [UnknownAttribute] = []
    var known: [UnknownAttribute.Names: Int] = [:]
    let names = document.root.markup.names
    for element in document.root.descendants {
      guard let schema = rows.schema(of: element), schema.isComplete else { continue }
      for attribute in element.attributeIndices {
        let record = element.markup.attributes[attribute]
        guard rows.row(of: record.name, in: element) == nil else { continue }
        let name = UnknownAttribute.Names(element: element.record.name, attribute: record.name)
        if let index = known[name] {
          found[index].count += 1
        } else {
          known[name] = found.count
          found.append(
            UnknownAttribute(
              schema: schema, name: names[Int(record.name)], element: element))
        }
      }
    }
    for unknown in found {
      let near = NearestName.suggestion(for: unknown.name, among: unknown.schema.attributeNames)
      list.hint(
        "\(unknown.name.excerpt) is no attribute of <\(unknown.schema.name)> that is known here"
          + (near.map { "; did you mean \($0)?" } ?? "") + places(unknown.count),
        at: unknown.element.place(unknown.name))
    }
  }

  /// ` (in 12 places)`; nothing for one.
  private static func places(_ count: Int) -> String { count > 1 ? " (in \(count) places)" : "" }
}

/// An attribute that the schema doesn't have, where it stands first.
private struct UnknownAttribute {
  /// The places of the names in the document.
  struct Names: Hashable {
    let element: Int32
    let attribute: Int32
  }

  let schema: ElementSchema
  let name: String
  let element: Element
  var count = 1
}
