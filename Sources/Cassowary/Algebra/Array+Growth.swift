extension Array {
  /// Appends an element to a list that is going to be long.
  ///
  /// The list begins with room for some elements, since most of a small system's time would
  /// otherwise go into making its lists longer; and a long list grows by an eighth, since half of a
  /// large system's memory would otherwise be room that nobody needs.
  mutating func grow(with element: Element) {
    if count == capacity {
      reserveCapacity(Swift.max(16, count < 1024 ? 2 * count : count + count / 8))
    }
    append(element)
  }
}
