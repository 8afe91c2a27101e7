/// The pairs of a table `GPOS`: the lookups of type 2 in the feature `kern`, for Latin script or
/// else the default one.
///
/// Source: <https://learn.microsoft.com/typography/opentype/spec/gpos>
struct PairPositions: Sendable {
  /// The most parts that are asked for a pair.
  private static let mostParts = 1024

  private let table: FontTable
  /// For each lookup the offsets of its parts, of which the first that has a pair counts.
  private var lookups: [[Int]] = []

  var isEmpty: Bool { lookups.isEmpty }

  init(_ table: FontTable) throws(FontFile.Failure) {
    self.table = table
    let list = try table.u16(8)
    var left = Self.mostParts
    for index in try kernLookups() where index < (try table.u16(list)) {
      let lookup = list + (try table.u16(list + 2 + index * 2))
      let type = try table.u16(lookup)
      var parts: [Int] = []
      let count = min(try table.u16(lookup + 4), left)
      left -= count
      for place in 0..<count {
        let part = lookup + (try table.u16(lookup + 6 + place * 2))
        if type == 2 {
          parts.append(part)
        } else if type == 9, try table.u16(part + 2) == 2 {
          parts.append(part + (try table.u32(part + 4)))
        }
      }
      if !parts.isEmpty { lookups.append(parts) }
    }
  }

  /// The lookups of the feature, in the order in which they are used.
  private func kernLookups() throws(FontFile.Failure) -> [Int] {
    guard let language = try language() else { return [] }
    let list = try table.u16(6)
    for index in 0..<(try table.u16(language + 4)) {
      let record = list + 2 + (try table.u16(language + 6 + index * 2)) * 6
      guard try table.tag(record) == "kern" else { continue }
      let feature = list + (try table.u16(record + 4))
      var found: Set<Int> = []
      for place in 0..<(try table.u16(feature + 2)) {
        found.insert(try table.u16(feature + 4 + place * 2))
      }
      return found.sorted()
    }
    return []
  }

  /// The offset of the default language of the Latin script, or else of the default script.
  private func language() throws(FontFile.Failure) -> Int? {
    let list = try table.u16(4)
    var scripts: [String: Int] = [:]
    for index in 0..<(try table.u16(list)) {
      let record = list + 2 + index * 6
      scripts[try table.tag(record)] = list + (try table.u16(record + 4))
    }
    guard let script = scripts["latn"] ?? scripts["DFLT"] else { return nil }
    let offset = try table.u16(script)
    return offset > 0 ? script + offset : nil
  }

  /// What is added to the advance of the left glyph, in units of the em.
  func value(_ left: Int, _ right: Int) -> Int {
    lookups.reduce(0) { sum, parts in
      for part in parts {
        if let value = try? value(of: part, left, right) { return sum + value }
      }
      return sum
    }
  }

  /// The value that a part has for a pair; nil if it has none.
  private func value(of part: Int, _ left: Int, _ right: Int) throws(FontFile.Failure) -> Int? {
    guard let place = try coverage(part + (try table.u16(part + 2)), of: left) else { return nil }
    let (first, second) = (try table.u16(part + 4), try table.u16(part + 6))
    let size = (first.nonzeroBitCount + second.nonzeroBitCount) * 2
    switch try table.u16(part) {
    case 1:
      let set = part + (try table.u16(part + 10 + place * 2))
      let glyph = { (index: Int) throws(FontFile.Failure) in
        try table.u16(set + 2 + index * (size + 2))
      }
      guard
        let index = try FontTable.last(of: try table.u16(set), notAbove: right, glyph),
        try glyph(index) == right
      else { return nil }
      return try advance(at: set + 4 + index * (size + 2), first)
    case 2:
      let rows = try classOf(left, part + (try table.u16(part + 8)))
      let column = try classOf(right, part + (try table.u16(part + 10)))
      let columns = try table.u16(part + 14)
      guard rows < (try table.u16(part + 12)), column < columns else { return nil }
      return try advance(at: part + 16 + (rows * columns + column) * size, first)
    default: return nil
    }
  }

  /// The advance in a record of values: what precedes it are the two placements.
  private func advance(at record: Int, _ format: Int) throws(FontFile.Failure) -> Int {
    format & 4 == 0 ? 0 : try table.i16(record + (format & 3).nonzeroBitCount * 2)
  }

  /// The place of a glyph in a coverage; nil if it is not in it.
  private func coverage(_ start: Int, of glyph: Int) throws(FontFile.Failure) -> Int? {
    let isRanges = try table.u16(start) == 2
    let size = isRanges ? 6 : 2
    let number = { (index: Int) throws(FontFile.Failure) in
      try table.u16(start + 4 + index * size)
    }
    guard
      let index = try FontTable.last(of: try table.u16(start + 2), notAbove: glyph, number)
    else { return nil }
    let first = try number(index)
    guard isRanges else { return first == glyph ? index : nil }
    let range = start + 4 + index * 6
    return glyph <= (try table.u16(range + 2)) ? try table.u16(range + 4) + glyph - first : nil
  }

  /// The class of a glyph; 0 for one that has no other.
  private func classOf(_ glyph: Int, _ start: Int) throws(FontFile.Failure) -> Int {
    guard try table.u16(start) == 2 else {
      let place = glyph - (try table.u16(start + 2))
      guard place >= 0, place < (try table.u16(start + 4)) else { return 0 }
      return try table.u16(start + 6 + place * 2)
    }
    let number = { (index: Int) throws(FontFile.Failure) in
      try table.u16(start + 4 + index * 6)
    }
    guard let index = try FontTable.last(of: try table.u16(start + 2), notAbove: glyph, number)
    else { return 0 }
    let range = start + 4 + index * 6
    return glyph <= (try table.u16(range + 2)) ? try table.u16(range + 4) : 0
  }
}
