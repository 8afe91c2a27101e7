/// The indices that a search has visited, marked with the number of the search, so that marks need
/// not be cleared.
struct Marks<Place: Index>: Sendable {
  private var number: UInt32 = 0
  private var marks = Table<Place, UInt32>()

  /// Begins a search among a number of indices.
  mutating func begin(count: Int) {
    if number == .max { self = Marks() }
    number += 1
    marks.grow(to: count, with: 0)
  }

  func isVisited(_ place: Place) -> Bool { marks[place] == number }

  /// Visits an index.
  ///
  /// - Returns: False if the search has visited it before.
  mutating func visit(_ place: Place) -> Bool {
    guard marks[place] != number else { return false }
    marks[place] = number
    return true
  }
}
