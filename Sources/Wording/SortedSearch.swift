extension RandomAccessCollection {
  /// The index of the first element for which something holds that holds for all elements after it
  /// as well; the end if it holds for none. Few elements are looked at.
  @inlinable
  public func partitioningIndex(where holds: (Element) -> Bool) -> Index {
    var (start, rest) = (startIndex, count)
    while rest > 0 {
      let middle = index(start, offsetBy: rest / 2)
      if holds(self[middle]) {
        rest /= 2
      } else {
        start = index(after: middle)
        rest -= rest / 2 + 1
      }
    }
    return start
  }
}
