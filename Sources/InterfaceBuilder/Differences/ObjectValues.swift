/// The values of an object: its attributes and parts, without the objects in it.
struct ObjectValues {
  struct Entry {
    let path: [String]
    let holder: Element
    let value: DocumentValue
  }

  /// The values in the order of the text.
  private(set) var entries: [Entry] = []
  private var indices: [[String]: Int] = [:]

  init(of object: ListedObject) {
    let element = object.element
    for (name, value) in element.attributes where !Self.unsaid.contains(name) && name != "id" {
      add([name], element, .text(value))
    }
    addParts(of: element, at: [])
  }

  private mutating func add(_ path: [String], _ holder: Element, _ value: DocumentValue) {
    guard indices[path] == nil else { return }
    indices[path] = entries.count
    entries.append(Entry(path: path, holder: holder, value: value))
  }

  /// Adds what the parts of an element say. The depth of documents is limited as they are read.
  private mutating func addParts(of element: Element, at path: [String]) {
    var taken: [String: Int] = [:]
    for part in element.children where part.identity == nil && !Self.unsaid.contains(part.name) {
      let label =
        part["key"] ?? part["keyPath"] ?? part["name"].map { "\(part.name) \($0)" } ?? part.name
      taken[label, default: 0] += 1
      let number = taken[label] ?? 1
      let place = path + [number == 1 ? label : "\(label) \(number)"]
      if let value = Self.wholeValue(of: part) {
        add(place, element, value)
      } else {
        for (name, value) in part.attributes where name != "key" && name != "keyPath" {
          add(place + [name], part, .text(value))
        }
        addParts(of: part, at: place)
      }
    }
  }

  /// What a part says as a whole; nil for one whose attributes are values by themselves.
  private static func wholeValue(of part: Element) -> DocumentValue? {
    switch part.name {
    case "string", "mutableString": .text(part.stringValue)
    case "nil": .nothing
    case _ where wholes.contains(part.name) || part.parent?.name == "resources": .part(part)
    case _ where part["key"] != nil && part["value"] != nil && part.attributes.count == 2:
      .text(part["value"] ?? "")
    default: nil
    }
  }

  /// The parts that are one value.
  private static let wholes: Set<String> = [
    "rect", "point", "size", "inset", "edgeInsets", "directionalEdgeInsets", "autoresizingMask",
    "accessibilityTraits", "color", "fontDescription", "font", "mask", "attributedString",
    "extendedEdge", "dataDetectorType", "include", "exclude",
  ]

  /// What Interface Builder notes for itself, and says nothing about the document.
  private static let unsaid: Set<String> = [
    "sceneMemberID", "misplaced", "ambiguous", "systemVersion", "variant",
    "inferredMetricsTieBreakers", "dependencies", "propertyAccessControl",
  ]

  // MARK: - Comparing

  /// The values that differ from those of the object before: the later object's first.
  func changes(since old: ObjectValues, pairs: ObjectPairs) -> [DocumentChanges.ChangedValue] {
    let present = entries.compactMap { entry -> DocumentChanges.ChangedValue? in
      let former = old.indices[entry.path].map { old.entries[$0] }
      return change(from: former, to: entry, pairs: pairs)
    }
    let gone = old.entries.filter { indices[$0.path] == nil }
    return present + gone.compactMap { change(from: $0, to: nil, pairs: pairs) }
  }

  private func change(
    from old: Entry?, to new: Entry?, pairs: ObjectPairs
  ) -> DocumentChanges.ChangedValue? {
    guard let entry = new ?? old, let name = entry.path.last else { return nil }
    let row = entry.holder.schema?.attribute(name)
    let isSame: Bool
    if let old, let new {
      isSame =
        old.value.says(new.value, isNumber: row?.isNumber ?? false)
        || Self.areSameReference(old, new, name, pairs)
        || Self.areSameWord(old, new, row)
    } else {
      isSame = entry.isDefault(row)
    }
    return isSame
      ? nil
      : DocumentChanges.ChangedValue(
        path: entry.path, holder: entry.holder, old: old?.value, new: new?.value)
  }

  /// Whether both refer to an object that was made anew under another id.
  private static func areSameReference(
    _ old: Entry, _ new: Entry, _ name: String, _ pairs: ObjectPairs
  ) -> Bool {
    guard case .text(let before) = old.value, case .text(let after) = new.value,
      ObjectReference.isReference(name, in: new.holder.name)
    else { return false }
    return pairs.isSame(before, after)
  }

  /// Whether two words are spellings of the same choice.
  private static func areSameWord(_ old: Entry, _ new: Entry, _ row: AttributeSchema?) -> Bool {
    guard case .text(let before) = old.value, case .text(let after) = new.value, let row else {
      return false
    }
    return row.kind.word(for: before) == row.kind.word(for: after)
  }
}

extension ObjectValues.Entry {
  /// Whether a value that one version alone has says what holds without it.
  fileprivate func isDefault(_ row: AttributeSchema?) -> Bool {
    // Without a variation there is no default of the variation.
    guard holder.name != "variation" else { return false }
    return switch value {
    case .nothing: path.last?.hasPrefix("simulated") == false
    case .part: false
    case .text(let text):
      row?.defaultValue.flatMap { row?.kind.written($0) }
        .map { DocumentValue.text($0).says(value, isNumber: row?.isNumber ?? false) }
        ?? (text.isEmpty && row?.kind == .text)
    }
  }
}

extension AttributeSchema {
  fileprivate var isNumber: Bool {
    switch kind {
    case .number, .ratio: true
    default: false
    }
  }
}
