/// The characters that a family's tables cover, each with its place in them.
struct CharacterSet: Sendable {
  /// The places of the characters below U+0250, which most texts consist of; -1 for those not
  /// covered.
  private let places: [Int16]
  /// The ranges of the other characters, in ascending order, and the place of each range's first.
  private let ranges: [(first: UInt32, last: UInt32, place: Int)]
  /// The number of characters.
  let count: Int
  /// The code point after the last character.
  private let end: UInt32

  private static let limit: UInt32 = 0x250

  /// - Parameter list: The ranges in ascending order, as ``PackedNumbers``: of each the number of
  ///   characters left out before it, and the number of its own.
  init(_ list: String) {
    let numbers = PackedNumbers.decode(list)
    var places = [Int16](repeating: -1, count: Int(Self.limit))
    var ranges: [(first: UInt32, last: UInt32, place: Int)] = []
    var count = 0
    var first: UInt32 = 0
    for start in stride(from: 0, to: numbers.count, by: 2) {
      first += UInt32(numbers[start])
      let end = first + UInt32(numbers[start + 1])
      for scalar in first..<min(max(first, Self.limit), end) {
        places[Int(scalar)] = Int16(count + Int(scalar - first))
      }
      if end > Self.limit { ranges.append((first, end - 1, count)) }
      count += Int(end - first)
      first = end
    }
    self.places = places
    self.ranges = ranges
    self.count = count
    end = first
  }

  /// The place of a character in the tables; `nil` if they don't cover it.
  func place(of scalar: Unicode.Scalar) -> Int? {
    let value = scalar.value
    if value < Self.limit {
      let place = places[Int(value)]
      return place < 0 ? nil : Int(place)
    }
    guard value < end else { return nil }
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].last < value { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].first <= value else { return nil }
    return ranges[low].place + Int(value - ranges[low].first)
  }
}
