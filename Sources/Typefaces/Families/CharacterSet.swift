/// The characters that a family's tables cover, each with its place in them.
///
/// Characters that are equally wide in every face, and kern alike, share a place, as most accented
/// letters do with their base letters.
struct CharacterSet: Sendable {
  /// The places of the characters below U+0250, which most texts consist of; -1 for those not
  /// covered.
  private let places: [Int16]
  /// The ranges of the other characters, in ascending order, with the places of each.
  private let ranges: [(first: UInt32, last: UInt32, places: ArraySlice<Int16>)]
  /// The number of places.
  let count: Int
  /// The code point after the last character.
  private let end: UInt32

  private static let limit: UInt32 = 0x250

  /// - Parameters:
  ///   - list: The ranges in ascending order, as ``PackedNumbers``: of each the number of
  ///     characters left out before it, and the number of its own.
  ///   - listed: The places of these characters, as ``PackedNumbers``.
  init(_ list: String, places listed: String) {
    let numbers = PackedNumbers.decode(list)
    var rest = PackedNumbers.decode(listed)[...]
    var places = [Int16](repeating: -1, count: Int(Self.limit))
    var ranges: [(first: UInt32, last: UInt32, places: ArraySlice<Int16>)] = []
    count = Int(rest.max() ?? -1) + 1
    var first: UInt32 = 0
    for start in stride(from: 0, to: numbers.count, by: 2) {
      first += UInt32(numbers[start])
      let end = first + UInt32(numbers[start + 1])
      let own = rest.prefix(Int(numbers[start + 1]))
      for (scalar, place) in zip(first..<min(max(first, Self.limit), end), own) {
        places[Int(scalar)] = place
      }
      if end > Self.limit { ranges.append((first, end - 1, own)) }
      rest = rest.dropFirst(own.count)
      first = end
    }
    self.places = places
    self.ranges = ranges
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
    let found = ranges[low].places
    return Int(found[found.startIndex + Int(value - ranges[low].first)])
  }
}
