/// What a search has visited, marked with the search's number so that nothing is ever cleared.
struct Marks<Place: Index>: Sendable {
  private var number: UInt32 = 0
  private var marks = Table<Place, UInt32>()

  /// Begins a search among so many places.
  mutating func begin(count: Int) {
    if number == .max {
      self = Marks()
    }
    number += 1
    marks.grow(to: count, with: 0)
  }

  func isVisited(_ place: Place) -> Bool { marks[place] == number }

  /// Visits a place.
  ///
  /// - Returns: False if the search has visited it before.
  mutating func visit(_ place: Place) -> Bool {
    guard marks[place] != number else { return false }
    marks[place] = number
    return true
  }
}
