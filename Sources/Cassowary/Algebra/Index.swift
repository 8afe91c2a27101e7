/// An index of a list of one kind. Indices of different kinds have different types, so that the
/// compiler tells rows from columns.
protocol Index: Hashable, Comparable, Sendable {
  var number: Int32 { get }
  init(number: Int32)
}

extension Index {
  init(_ place: Int) { self.init(number: Int32(place)) }

  /// The index as a subscript of an array.
  var place: Int { Int(number) }

  static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

/// A row of the system: a constraint, or the bound of a restricted variable.
struct Row: Index { let number: Int32 }

/// A column of the system: a variable.
struct Column: Index { let number: Int32 }

/// A nonzero of a sparse matrix.
struct MatrixCell: Index { let number: Int32 }

/// Consecutive indices.
struct IndexRange<Place: Index>: Sequence, IteratorProtocol {
  private var start: Int32
  private let end: Int32

  init(_ range: Range<Int>) {
    start = Int32(range.lowerBound)
    end = Int32(range.upperBound)
  }

  /// Creates the range of the `count` indices from the first one on.
  init(start: Int32, count: Int32) {
    self.start = start
    end = start + count
  }

  var first: Place? { start < end ? Place(number: start) : nil }
  var count: Int { Int(end - start) }

  /// The number of indices, so that lists made of them reserve their room at once.
  var underestimatedCount: Int { count }

  mutating func next() -> Place? {
    guard start < end else { return nil }
    defer { start &+= 1 }
    return Place(number: start)
  }
}
