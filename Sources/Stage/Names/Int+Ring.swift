extension Int {
  /// The index in a ring of items that this index leads to. This one may be before the first item
  /// or after the last.
  /// - Parameter count: The number of items, at least one.
  public func inRing(of count: Int) -> Int { ((self % count) + count) % count }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The case so many places on. After the last case comes the first.
  public func stepped(by steps: Int) -> Self {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + steps).inRing(of: all.count)]
  }
}
