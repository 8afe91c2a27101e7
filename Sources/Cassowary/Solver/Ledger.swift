/// A list in order of arrival, whose elements are named by numbers that stay.
///
/// Places shift when the list is compacted, but their order is always the order of arrival, so
/// that whatever goes through a ledger place by place does not depend on what was removed.
struct Ledger<Element: Sendable>: Sendable {
  /// The names, in ascending order; of what has been removed the complement.
  private var marks: [Int] = []
  private(set) var count = 0
  private var elements: [Element] = []
  private var nextName = 0

  /// The number of places, those of removed elements included.
  var placeCount: Int { marks.count }

  /// The places at which there are elements.
  var places: [Int] { marks.indices.filter { marks[$0] >= 0 } }

  func isPresent(_ place: Int) -> Bool { marks[place] >= 0 }

  /// The name of the element at a place, also of one that has been removed.
  func name(at place: Int) -> Int { marks[place] < 0 ? ~marks[place] : marks[place] }

  subscript(_ place: Int) -> Element {
    _read { yield elements[place] }
    _modify { yield &elements[place] }
  }

  /// Adds an element behind all others, and returns its name.
  mutating func append(_ element: Element) -> Int {
    marks.append(nextName)
    elements.append(element)
    count += 1
    nextName += 1
    return nextName - 1
  }

  /// The place of the element of that name; `hint` is where it was when it was added.
  func place(of name: Int, hint: Int) -> Int? {
    if hint < marks.count, marks[hint] == name { return hint }
    var (low, high) = (0, min(hint + 1, marks.count))
    while low < high {
      let middle = (low + high) / 2
      if self.name(at: middle) < name { low = middle + 1 } else { high = middle }
    }
    return low < marks.count && marks[low] == name ? low : nil
  }

  /// Removes the element at a place, and leaves `blank` there.
  mutating func remove(at place: Int, leaving blank: Element) {
    marks[place] = ~marks[place]
    elements[place] = blank
    count -= 1
  }

  /// Closes the gaps, and returns the new place of each old one (-1 where nothing was).
  mutating func compact() -> [Int] {
    var moved = [Int](repeating: -1, count: marks.count)
    var end = 0
    for place in marks.indices where marks[place] >= 0 {
      moved[place] = end
      marks[end] = marks[place]
      elements[end] = elements[place]
      end += 1
    }
    // New lists, so that the memory goes back too.
    marks = Array(marks[..<end])
    elements = Array(elements[..<end])
    return moved
  }
}
