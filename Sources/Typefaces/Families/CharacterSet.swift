/// The characters that a family's tables cover, each with its place in them.
struct CharacterSet: Sendable {
  /// The places of the characters below U+0250, which most texts consist of; -1 for those not covered.
  private let places: [Int16]
  /// The ranges of the other characters, in ascending order, and the place of each range's first.
  private let ranges: [(first: UInt32, last: UInt32, place: Int)]
  /// The number of characters.
  let count: Int

  private static let limit: UInt32 = 0x250

  /// - Parameter list: Code points and ranges of them, hexadecimal and ascending: `20-7E A0 2013-2014`.
  init(_ list: String) {
    var places = [Int16](repeating: -1, count: Int(Self.limit))
    var ranges: [(first: UInt32, last: UInt32, place: Int)] = []
    var count = 0
    for word in list.split(whereSeparator: \.isWhitespace) {
      let ends = word.split(separator: "-").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last else { continue }
      for scalar in first..<min(max(first, Self.limit), last + 1) {
        places[Int(scalar)] = Int16(count + Int(scalar - first))
      }
      if last >= Self.limit { ranges.append((first, last, count)) }
      count += Int(last - first) + 1
    }
    self.places = places
    self.ranges = ranges
    self.count = count
  }

  /// The place of a character in the tables; `nil` if they don't cover it.
  func place(of scalar: Unicode.Scalar) -> Int? {
    let value = scalar.value
    if value < Self.limit {
      let place = places[Int(value)]
      return place < 0 ? nil : Int(place)
    }
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
