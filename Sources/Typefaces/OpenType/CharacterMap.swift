/// The glyphs of a font's characters.
///
/// Source: <https://learn.microsoft.com/typography/opentype/spec/cmap>
struct CharacterMap: Sendable {
  /// Characters that follow each other and whose glyphs do so too.
  private struct Run {
    let first: Int32
    var last: Int32
    /// What is added to the character for the glyph.
    let delta: Int32
  }

  /// The runs, with ascending characters.
  private var runs: [Run] = []

  init(_ table: FontTable) throws(FontFile.Failure) {
    var best: (rank: Int, offset: Int)?
    for index in 0..<(try table.u16(2)) {
      let record = 4 + index * 8
      let offset = try table.u32(record + 4)
      let format = (try? table.u16(offset)) ?? -1
      let rank = Self.rank(
        platform: try table.u16(record), encoding: try table.u16(record + 2), format: format)
      if rank > best?.rank ?? 0 { best = (rank, offset) }
    }
    guard let offset = best?.offset else {
      throw FontFile.Failure(message: "the table 'cmap' has no map of characters that is read")
    }
    switch try table.u16(offset) {
    case 0: try readBytes(table, offset)
    case 4: try readSegments(table, offset)
    case 6: try readArray(table, offset)
    default: try readGroups(table, offset)
    }
  }

  /// How welcome a map is, those of all of Unicode first; 0 for one that is not read.
  private static func rank(platform: Int, encoding: Int, format: Int) -> Int {
    // Encoding 0 of platform 3 has the signs of symbol fonts.
    let isUnicode = platform == 0 || platform == 3 && encoding != 0
    return switch format {
    case 12 where isUnicode: 4
    case 4 where isUnicode, 6 where isUnicode: 3
    case 4 where platform == 3: 2
    case 0, 4, 6: 1
    default: 0
    }
  }

  /// The glyph of a character; 0 if there is none.
  func glyph(of scalar: Unicode.Scalar) -> UInt16 {
    let value = Int32(scalar.value)
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].last < value { low = middle + 1 } else { high = middle }
    }
    guard low < runs.count, runs[low].first <= value else { return 0 }
    return UInt16(truncatingIfNeeded: value + runs[low].delta)
  }

  /// Adds a character that comes after all others.
  private mutating func add(_ character: Int, _ glyph: Int) {
    guard glyph > 0 else { return }
    let (character, delta) = (Int32(character), Int32(glyph - character))
    if let last = runs.last, last.last == character - 1, last.delta == delta {
      runs[runs.count - 1].last = character
    } else {
      runs.append(Run(first: character, last: character, delta: delta))
    }
  }

  /// Format 0: a byte for each of 256 characters.
  private mutating func readBytes(_ table: FontTable, _ start: Int) throws(FontFile.Failure) {
    for character in 0..<256 { add(character, try table.u8(start + 6 + character)) }
  }

  /// Format 6: a glyph for each character of a range.
  private mutating func readArray(_ table: FontTable, _ start: Int) throws(FontFile.Failure) {
    let first = try table.u16(start + 6)
    for index in 0..<(try table.u16(start + 8)) {
      add(first + index, try table.u16(start + 10 + index * 2))
    }
  }

  /// Format 4: segments of 16 bits with a difference, or with an array of glyphs. A segment that
  /// begins in the one before is read from the end of that one on.
  private mutating func readSegments(_ table: FontTable, _ start: Int) throws(FontFile.Failure) {
    let size = try table.u16(start + 6) & ~1
    let ends = start + 14
    let (firsts, deltas, arrays) = (ends + size + 2, ends + size * 2 + 2, ends + size * 3 + 2)
    var next = 0
    for place in stride(from: 0, to: size, by: 2) {
      let (segment, last) = (try table.u16(firsts + place), try table.u16(ends + place))
      let first = max(segment, next)
      guard first <= last else { continue }
      next = last + 1
      let (delta, array) = (try table.u16(deltas + place), try table.u16(arrays + place))
      for character in first...last {
        var glyph = character
        if array > 0 {
          // What lies beyond the end has no glyph: the last segment of some fonts does.
          let offset = arrays + place + array + (character - segment) * 2
          glyph = (try? table.u16(offset)) ?? 0
          if glyph == 0 { continue }
        }
        add(character, (glyph + delta) & 0xFFFF)
      }
    }
  }

  /// Format 12: groups of 32 bits, each with its first glyph. There are no more than glyphs.
  private mutating func readGroups(_ table: FontTable, _ start: Int) throws(FontFile.Failure) {
    for index in 0..<min(try table.u32(start + 12), 0xFFFF) {
      let group = start + 16 + index * 12
      let (first, last) = (try table.u32(group), try table.u32(group + 4))
      let glyph = try table.u32(group + 8)
      guard first <= last, last <= 0x10FFFF, first > Int(runs.last?.last ?? -1),
        glyph + last - first <= 0xFFFF
      else { throw FontFile.Failure(message: "the groups of the table 'cmap' do not ascend") }
      runs.append(Run(first: Int32(first), last: Int32(last), delta: Int32(glyph - first)))
    }
  }
}
