/// The names in a text, each once, in the order in which they are met.
struct NameTable {
  private(set) var all: [String] = []
  private(set) var indices: [String: Int32] = [:]
  /// The names met last, by a hash of their bytes: a document has few names and many tags. Names
  /// that share a place in this list are found by the dictionary.
  private var recent = [Recent](repeating: Recent(start: 0, count: 0, name: 0), count: 1024)

  private struct Recent {
    var start: Int32
    var count: Int32
    var name: Int32
  }

  /// The index of the name at a range of the text, and whether it is met for the first time.
  mutating func index(of range: Range<Int>, hash: UInt32, in bytes: [UInt8]) -> (
    Int32, isFirst: Bool
  ) {
    let slot = Int((hash ^ (hash >> 15)) & 1023)
    let known = recent[slot]
    if Int(known.count) == range.count {
      var matched = 0
      while matched < range.count,
        bytes[Int(known.start) + matched] == bytes[range.lowerBound + matched]
      {
        matched += 1
      }
      if matched == range.count, matched > 0 { return (known.name, false) }
    }
    let name = String(decoding: bytes[range], as: UTF8.self)
    let found = indices[name]
    let index = found ?? Int32(all.count)
    if found == nil {
      indices[name] = index
      all.append(name)
    }
    recent[slot] = Recent(start: Int32(range.lowerBound), count: Int32(range.count), name: index)
    return (index, found == nil)
  }
}
