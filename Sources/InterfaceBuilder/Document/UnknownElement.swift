import Wording

/// A name of elements that this module doesn't know: what they mean can't be shown.
public struct UnknownElement: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The elements of this name, in the order of the text.
  public let elements: [Element]
}

extension Document {
  /// The elements that stand neither for a class nor for a part that this module knows, by their
  /// names in the order of the text.
  public var unknownElements: [UnknownElement] {
    // Each name is looked up once, and not for each element.
    let isKnown = root.markup.names.map(ElementSchema.knows)
    return root.descendants.filter { !isKnown[Int($0.record.name)] }.grouped(by: \.name)
      .map { UnknownElement(name: $0.key, elements: $0.members) }
  }
}
