/// A layout that has to be made before it is known how a search goes on.
struct LayoutNeeded: Error {
  let length: Int
}

/// The layouts of some lengths.
struct PlacedLengths {
  private var placed: [Int: PlacedViews] = [:]
  /// The number of layouts that were added.
  private(set) var count = 0

  mutating func add(_ views: PlacedViews) {
    placed[views.length] = views
    count += 1
  }

  /// Forgets the layouts of all lengths up to one.
  mutating func forget(upTo length: Int) {
    placed = placed.filter { $0.key > length }
  }

  subscript(length: Int) -> PlacedViews? { placed[length] }

  /// The layout of a length.
  func views(at length: Int) throws(LayoutNeeded) -> PlacedViews {
    guard let views = placed[length] else { throw LayoutNeeded(length: length) }
    return views
  }

  /// The layouts in a range, in ascending order.
  func all(in range: ClosedRange<Int>) -> [PlacedViews] {
    placed.values.filter { range.contains($0.length) }.sorted { $0.length < $1.length }
  }

  /// The layouts at both ends of a range; nil if one is missing.
  func ends(of range: ClosedRange<Int>, along axis: NSLayoutConstraint.Axis) -> PieceEnds? {
    guard let first = placed[range.lowerBound], let last = placed[range.upperBound] else {
      return nil
    }
    return PieceEnds(first: first, last: last, axis: axis)
  }
}
