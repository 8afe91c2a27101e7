extension Array {
  /// Appends an element to a list that may become long.
  mutating func grow(with element: Element) {
    if count == capacity { makeRoom(for: 1) }
    append(element)
  }

  /// Appends an element a number of times to a list that may become long.
  mutating func grow(by more: Int, with element: Element) {
    makeRoom(for: more)
    for _ in 0..<more { append(element) }
  }

  /// Reserves memory for a number of further elements.
  ///
  /// The list begins with room for some elements, since growing lists would otherwise take most of
  /// a small system's time. A long list grows by an eighth, since unused room would otherwise take
  /// half of a large system's memory.
  mutating func makeRoom(for more: Int) {
    guard count + more > capacity else { return }
    let usual = Swift.max(16, count < 1024 ? 2 * count : count + count / 8)
    reserveCapacity(Swift.max(usual, count + more))
  }
}
