extension Array {
  /// Appends an element to a list that is going to be long.
  mutating func grow(with element: Element) {
    if count == capacity { makeRoom(for: 1) }
    append(element)
  }

  /// Appends an element so many times to a list that is going to be long.
  mutating func grow(by more: Int, with element: Element) {
    makeRoom(for: more)
    for _ in 0..<more { append(element) }
  }

  /// Sees to it that so many elements can be appended at once.
  ///
  /// The list begins with room for some elements, since most of a small system's time would
  /// otherwise go into making its lists longer; and a long list grows by an eighth, since half of a
  /// large system's memory would otherwise be room that nobody needs.
  mutating func makeRoom(for more: Int) {
    guard count + more > capacity else { return }
    let usual = Swift.max(16, count < 1024 ? 2 * count : count + count / 8)
    reserveCapacity(Swift.max(usual, count + more))
  }
}
