/// A heap of variables, ordered by level and, for equal levels, by creation.
struct LevelHeap: Sendable {
  /// Level and variable in one number, so that one comparison suffices.
  private var keys: [Int] = []

  mutating func removeAll() { keys.removeAll(keepingCapacity: true) }

  /// The variables in the heap, in any order.
  var variables: [Column] { keys.map { Column($0 & 0xFFFF_FFFF) } }

  mutating func push(_ variable: Column, level: Int32) {
    let key = Int(level) << 32 | variable.place
    var place = keys.count
    keys.grow(with: key)
    while place > 0 {
      let parent = (place - 1) / 2
      guard key < keys[parent] else { break }
      keys[place] = keys[parent]
      place = parent
    }
    keys[place] = key
  }

  mutating func pop() -> Column? {
    guard let first = keys.first else { return nil }
    let key = keys.removeLast()
    let count = keys.count
    if count > 0 {
      var place = 0
      while true {
        var child = 2 * place + 1
        guard child < count else { break }
        if child + 1 < count, keys[child + 1] < keys[child] { child += 1 }
        guard keys[child] < key else { break }
        keys[place] = keys[child]
        place = child
      }
      keys[place] = key
    }
    return Column(first & 0xFFFF_FFFF)
  }
}
