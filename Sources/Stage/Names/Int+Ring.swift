extension Int {
  /// The index in a ring of items that this index leads to. This one may be before the first item
  /// or after the last.
  /// - Parameter count: The number of items, at least one.
  public func inRing(of count: Int) -> Int { ((self % count) + count) % count }
}
