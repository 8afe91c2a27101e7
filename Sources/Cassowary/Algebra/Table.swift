/// A list whose elements have indices of one kind.
struct Table<Place: Index, Element: Sendable>: Sendable {
  private(set) var elements: [Element] = []

  var count: Int { elements.count }

  /// All indices, in order.
  var places: IndexRange<Place> { IndexRange(0..<elements.count) }

  subscript(_ place: Place) -> Element {
    _read { yield elements[place.place] }
    _modify { yield &elements[place.place] }
  }

  mutating func append(_ element: Element) { elements.grow(with: element) }

  mutating func append(contentsOf other: Self) { elements += other.elements }

  /// Reserves memory for a number of further elements.
  mutating func makeRoom(for more: Int) { elements.makeRoom(for: more) }

  /// Removes all elements, but keeps the memory.
  mutating func removeAll() { elements.removeAll(keepingCapacity: true) }

  /// Sets the list to a number of equal elements.
  mutating func reset(to element: Element, count: Int) {
    guard elements.count == count else {
      elements.removeAll(keepingCapacity: true)
      return elements.grow(by: count, with: element)
    }
    for place in elements.indices { elements[place] = element }
  }

  /// Appends equal elements until there are as many as given.
  mutating func grow(to count: Int, with element: Element) {
    guard elements.count < count else { return }
    elements.grow(by: count - elements.count, with: element)
  }
}

extension Table: Equatable where Element: Equatable {}
