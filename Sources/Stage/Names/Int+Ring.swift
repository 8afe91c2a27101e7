extension Int {
  /// The index in a ring of some items to which one leads that may be before the first or after the
  /// last.
  /// - Parameter count: The number of items, at least one.
  public func inRing(of count: Int) -> Int { ((self % count) + count) % count }
}
