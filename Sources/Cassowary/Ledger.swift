/// A list in order of arrival, whose elements are named by numbers that stay.
///
/// Places shift when the list is compacted, but their order is always the order of arrival, so
/// that whatever goes through a ledger place by place does not depend on what was removed.
struct Ledger<Element: Sendable>: Sendable {
  private(set) var names: [Int] = []
  private(set) var isPresent: [Bool] = []
  private(set) var count = 0
  private var elements: [Element] = []
  private var nextName = 0

  /// The number of places, those of removed elements included.
  var placeCount: Int { names.count }

  /// The places at which there are elements.
  var places: [Int] { names.indices.filter { isPresent[$0] } }

  var isSparse: Bool { names.count > 16 && count * 2 < names.count }

  subscript(_ place: Int) -> Element {
    _read { yield elements[place] }
    _modify { yield &elements[place] }
  }

  /// Adds an element behind all others, and returns its name.
  mutating func append(_ element: Element) -> Int {
    names.append(nextName)
    isPresent.append(true)
    elements.append(element)
    count += 1
    nextName += 1
    return nextName - 1
  }

  /// The place of the element of that name; `hint` is where it was when it was added.
  func place(of name: Int, hint: Int) -> Int? {
    if hint < names.count, names[hint] == name { return isPresent[hint] ? hint : nil }
    var (low, high) = (0, min(hint, names.count))
    while low < high {
      let middle = (low + high) / 2
      if names[middle] < name { low = middle + 1 } else { high = middle }
    }
    return low < names.count && names[low] == name && isPresent[low] ? low : nil
  }

  /// Removes the element at a place, and leaves `blank` there.
  mutating func remove(at place: Int, leaving blank: Element) {
    isPresent[place] = false
    elements[place] = blank
    count -= 1
  }

  /// Closes the gaps, and returns the new place of each old one (-1 where nothing was).
  mutating func compact() -> [Int] {
    var moved = [Int](repeating: -1, count: names.count)
    var end = 0
    for place in names.indices where isPresent[place] {
      moved[place] = end
      names[end] = names[place]
      elements[end] = elements[place]
      end += 1
    }
    names.removeSubrange(end...)
    elements.removeSubrange(end...)
    isPresent = [Bool](repeating: true, count: end)
    return moved
  }
}
