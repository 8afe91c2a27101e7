extension NewElement {
  /// A copy of an element of a document, with all that is in it.
  public init(_ element: Element) {
    self.init(element.name)
    attributes = element.attributes.map { Attribute($0.name, $0.value) }
    children = element.children.map { NewElement($0) }
    if children.isEmpty, element.content != nil, !element.text.isEmpty { text = element.text }
  }

  /// The ids of the element and of the elements in it, in order.
  public var identifiers: [String] { ids }

  /// The element with other ids, which the references in it follow. A reference to an object
  /// without another id is left out unless the object stays reachable. Elements that mean nothing
  /// without the reference go as well, and so do groups that are left empty.
  /// - Parameters:
  ///   - ids: The other ids by the present ids.
  ///   - reachable: Whether a connection to an object outside may stay.
  /// - Returns: The element; nil if the element itself goes.
  public func renamed(
    _ ids: [String: String], keeping reachable: (ConnectionEnd) -> Bool
  ) -> NewElement? {
    var copy = self
    if let id = self["id"], let other = ids[id] { copy["id"] = other }
    for attribute in attributes
    where ObjectReference.isReference(attribute.name, in: name) {
      if let other = ids[attribute.value] {
        copy[attribute.name] = other
      } else if !reachable(ConnectionEnd(element: name, id: attribute.value)) {
        if ObjectReference.isNeeded(attribute.name) { return nil }
        copy[attribute.name] = nil
      }
    }
    copy.children = children.compactMap { $0.renamed(ids, keeping: reachable) }
    if copy.children.isEmpty, !children.isEmpty, Element.isGroup(name) {
      guard name == "variation", attributes.count > 1 else { return nil }
    }
    return copy
  }

  /// The other end of a connection.
  public struct ConnectionEnd: Hashable, Sendable {
    /// The name of the element that refers to the object: `action`, `outlet`, `constraint`.
    public let element: String
    /// The id of the object.
    public let id: String
  }
}
