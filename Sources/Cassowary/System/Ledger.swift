/// A list in the order of addition, whose elements have permanent numbers as names.
///
/// Places change when the list is compacted, but their order is always the order of addition, so
/// that a pass over a ledger does not depend on what was removed.
struct Ledger<Place: Index, Element: Sendable>: Sendable {
  /// The names, in ascending order; for removed elements, the complements.
  private var marks: [Int] = []
  private(set) var count = 0
  private var elements: [Element] = []
  private var nextName = 0

  /// The number of places, including those of removed elements.
  var placeCount: Int { marks.count }

  /// The places with elements.
  var places: [Place] {
    IndexRange<Place>(0..<marks.count).filter { isPresent($0) }
  }

  func isPresent(_ place: Place) -> Bool { marks[place.place] >= 0 }

  /// The name of the element at a place, even of a removed one.
  func name(at place: Place) -> Int { Self.name(marks[place.place]) }

  private static func name(_ mark: Int) -> Int { mark < 0 ? ~mark : mark }

  subscript(_ place: Place) -> Element {
    _read { yield elements[place.place] }
    _modify { yield &elements[place.place] }
  }

  /// Appends an element, and returns its place.
  mutating func append(_ element: Element) -> Place {
    marks.grow(with: nextName)
    elements.grow(with: element)
    count += 1
    nextName += 1
    return Place(marks.count - 1)
  }

  /// Reserves memory for a number of further elements.
  mutating func makeRoom(for more: Int) {
    marks.makeRoom(for: more)
    elements.makeRoom(for: more)
  }

  /// The place of the element with a name; `hint` is the place at which it was added.
  func place(of name: Int, hint: Int) -> Place? {
    if hint < marks.count, marks[hint] == name { return Place(hint) }
    var (low, high) = (0, min(hint + 1, marks.count))
    while low < high {
      let middle = (low + high) / 2
      if Self.name(marks[middle]) < name { low = middle + 1 } else { high = middle }
    }
    return low < marks.count && marks[low] == name ? Place(low) : nil
  }

  /// Removes the element at a place, which gets `blank` instead.
  mutating func remove(at place: Place, leaving blank: Element) {
    marks[place.place] = ~marks[place.place]
    elements[place.place] = blank
    count -= 1
  }

  /// Closes the gaps, and returns the new place for each old one; nil for gaps.
  mutating func compact() -> Table<Place, Place?> {
    var moved = Table<Place, Place?>()
    var end = 0
    for place in marks.indices {
      guard marks[place] >= 0 else {
        moved.append(nil)
        continue
      }
      moved.append(Place(end))
      marks[end] = marks[place]
      elements[end] = elements[place]
      end += 1
    }
    // New lists, so that the memory is released too.
    marks = Array(marks[..<end])
    elements = Array(elements[..<end])
    return moved
  }
}
