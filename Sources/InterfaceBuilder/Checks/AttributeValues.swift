import Wording

extension DocumentCheck {
  /// The schema has all elements and attributes of the document, and each value is of the kind of
  /// its attribute. An unknown name of elements is reported once for views and once for other
  /// elements, however many places have it.
  static let attributeValues = DocumentCheck { document, list in
    var rows = AttributeRows(document)
    var unknown = UnknownAttributes()
    for element in document.root.descendants {
      guard let schema = rows.schema(of: element) else { continue }
      for attribute in element.attributeIndices {
        let record = element.markup.attributes[attribute]
        let row = rows.row(of: record.name, in: schema)
        if row == AttributeRows.unknown {
          if rows.isComplete(schema) { unknown.add(record, in: element) }
        } else if row >= 0 {
          let text = element.markup.value(of: record)
          guard let fault = rows[row].fault(of: text) else { continue }
          list.add(fault.severity, fault.message, Int(record.valueStart)..<Int(record.valueEnd))
        }
      }
    }
    for found in document.unknownElements { tell(found, &list) }
    unknown.tell(document, &list)
  }

  /// Reports unknown views as a warning, because a box stands in for each of them, and other
  /// unknown elements as a hint, because they are left out.
  private static func tell(_ found: UnknownElement, _ list: inout FoundProblems) {
    let near = ElementSchema.nearest(to: found.name).map { "; did you mean <\($0)>?" } ?? ""
    for (isView, result, severity) in [
      (true, "a box stands in for it", DocumentProblem.Severity.warning),
      (false, "is ignored", .hint),
    ] {
      let elements = found.elements.filter { $0.isView == isView }
      guard let first = elements.first else { continue }
      list.add(
        severity,
        "<\(found.name.excerpt)> is not known here, and \(result)\(near)"
          + UnknownAttributes.places(elements.count), first.place())
    }
  }
}

/// The attributes of a document that the schema doesn't have, each where it stands first.
private struct UnknownAttributes {
  private struct Names: Hashable {
    let element: Int32
    let attribute: Int32
  }

  private struct Found {
    let element: Element
    let record: AttributeRecord
    var count = 1
  }

  private var found: [Found] = []
  private var places: [Names: Int] = [:]

  mutating func add(_ record: AttributeRecord, in element: Element) {
    let names = Names(element: element.record.name, attribute: record.name)
    if let place = places[names] {
      found[place].count += 1
    } else if found.count < FoundProblems.longest {
      places[names] = found.count
      found.append(Found(element: element, record: record))
    }
  }

  func tell(_ document: Document, _ list: inout FoundProblems) {
    for unknown in found {
      let name = document.root.markup.names[Int(unknown.record.name)]
      let near = NearestName.suggestion(
        for: name, amongWords: unknown.element.schema?.attributeNames ?? [])
      list.hint(
        "\(name.excerpt) is not known as an attribute of <\(unknown.element.name)>"
          + (near.map { "; did you mean \($0)?" } ?? "") + Self.places(unknown.count),
        at: Int(unknown.record.nameStart)..<Int(unknown.record.nameStart) + name.utf8.count)
    }
  }

  /// ` (in 12 places)`; nothing for one.
  static func places(_ count: Int) -> String { count > 1 ? " (in \(count) places)" : "" }
}

extension AttributeSchema {
  /// Whether there are texts that are no values of the attribute.
  var isRestricted: Bool {
    switch kind {
    case .number, .ratio, .flag, .choice: true
    case .text, .image, .font, .color: false
    }
  }

  /// What is wrong with a text, and how bad that is; nil if the text is a value of the attribute.
  fileprivate func fault(
    of text: String
  ) -> (severity: DocumentProblem.Severity, message: String)? {
    switch kind {
    case .flag:
      if text == "YES" || text == "NO" { return nil }
      return (malformed, "\(name) is YES or NO, and \(text.orEmpty) is neither")
    case .ratio:
      if Multiplier(text) != nil { return nil }
      return (
        malformed, "\(text.excerpt) is not a multiplier: a number, or a ratio such as 16:9 or 1/3"
      )
    case .number(let kind): return fault(of: text, among: kind)
    case .choice(let choices):
      if choices.contains(where: { $0.written == text || $0.synonyms.contains(text) }) {
        return nil
      }
      let words = choices.map(\.written)
      if text.isEmpty { return (malformed, "\(name) is empty: it is \(words.alternatives)") }
      let near = NearestName.suggestion(for: text, amongWords: words)
      return (
        malformed,
        "\(text.excerpt) is \(malformed == .hint ? "not known as" : "no") \(name)"
          + (words.count > Self.mostListed ? "" : ": \(words.alternatives)")
          + (near.map { "; did you mean \($0)?" } ?? "")
      )
    case .text, .image, .font, .color: return nil
    }
  }

  /// The most words that a message lists.
  private static let mostListed = 16

  private func fault(
    of text: String, among kind: NumberKind
  ) -> (severity: DocumentProblem.Severity, message: String)? {
    guard let number = Double(written: text) else {
      if kind.names.contains(where: { $0.written == text }) { return nil }
      return (malformed, "\(name) is a number, and \(text.orEmpty) is none")
    }
    if kind.isPriority {
      // Interface Builder has only whole priorities, but UIKit takes fractions as well.
      return number > 0 && number <= 1000
        ? nil : (malformed, "the priority \(text.excerpt) is not between 1 and 1000")
    }
    if kind.isWhole, number != number.rounded() {
      return (.warning, "\(name) is a whole number, not \(text.excerpt)")
    }
    if let range = kind.range, number < kind.least || number > kind.greatest {
      return (.warning, "\(name) is a number \(range), not \(text.excerpt)")
    }
    return nil
  }
}

extension String {
  /// The text in a sentence; `nothing` for an empty text.
  fileprivate var orEmpty: String { isEmpty ? "nothing" : excerpt }
}
