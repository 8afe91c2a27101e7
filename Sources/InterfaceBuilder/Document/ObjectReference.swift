/// An attribute that refers to an object by its id.
public struct ObjectReference: Hashable, Sendable {
  /// The name of the attribute.
  public let attribute: String
  /// The id of the object.
  public let id: String

  /// Whether an attribute refers to an object.
  static func isReference(_ attribute: String, in element: String) -> Bool {
    guard let elements = referring[attribute] else { return false }
    return elements.isEmpty || elements.contains(element)
  }

  /// Whether an element means nothing without the object that an attribute of this name refers to.
  static func isNeeded(_ attribute: String) -> Bool { needed.contains(attribute) }

  private static let needed: Set<String> = [
    "destination", "firstItem", "secondItem", "reference", "name",
  ]

  /// The attributes that refer to objects, each with the names of the elements in which it does; an
  /// empty set stands for all elements.
  static let referring: [String: Set<String>] = [
    "destination": ["outlet", "outletCollection", "action", "segue"],
    "firstItem": ["constraint"], "secondItem": ["constraint"],
    "reference": [], "name": ["designable"], "initialViewController": ["document"],
    "popoverAnchorBarButtonItem": ["segue"], "popoverAnchorView": ["segue"],
    "tableViewCell": ["tableViewCellContentView"], "textLabel": ["tableViewCell"],
    "detailTextLabel": ["tableViewCell"], "imageView": ["tableViewCell"],
  ]
}

extension Element {
  /// The objects that the element's own attributes refer to, in order.
  public var references: [ObjectReference] {
    references { ObjectReference.referring[markup.names[$0]] }
  }

  /// The objects that the element's own attributes refer to, without a look-up of each attribute's
  /// name: for a caller that asks many elements.
  /// - Parameter referring: The elements in which an attribute refers to objects, by the place of
  ///   its name.
  func references(_ referring: (Int) -> Set<String>?) -> [ObjectReference] {
    var references: [ObjectReference] = []
    for index in attributeIndices {
      let record = markup.attributes[index]
      guard let elements = referring(Int(record.name)),
        elements.isEmpty || elements.contains(name)
      else { continue }
      references.append(
        ObjectReference(attribute: markup.names[Int(record.name)], id: markup.value(of: record)))
    }
    return references
  }
}
