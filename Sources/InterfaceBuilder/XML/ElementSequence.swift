/// Elements in the order of the text: the children of an element, or all elements in it.
public struct ElementSequence: Sequence, Sendable {
  let markup: Markup
  let first: Int
  let end: Int
  let isDeep: Bool

  public func makeIterator() -> Iterator {
    Iterator(markup: markup, upcoming: first, end: end, isDeep: isDeep)
  }

  /// Gives the elements one by one.
  public struct Iterator: IteratorProtocol {
    let markup: Markup
    var upcoming: Int
    let end: Int
    let isDeep: Bool

    public mutating func next() -> InterfaceBuilder.Element? {
      guard upcoming < end else { return nil }
      let index = upcoming
      upcoming = isDeep ? index + 1 : Int(markup.elements[index].subtreeEnd)
      return InterfaceBuilder.Element(markup: markup, index: index)
    }
  }

  /// Whether there are none.
  public var isEmpty: Bool { first >= end }
}
