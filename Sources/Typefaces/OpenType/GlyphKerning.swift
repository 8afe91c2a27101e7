/// How pairs of glyphs are kerned: by the table `GPOS` if it has the feature `kern`, or else by the
/// table `kern`.
enum GlyphKerning: Sendable {
  case positions(PairPositions)
  case pairs(KernPairs)
  case none

  /// - Parameters: The tables that there are. What is damaged in them does not kern.
  init(gpos: FontTable?, kern: FontTable?) {
    if let gpos, let positions = try? PairPositions(gpos), !positions.isEmpty {
      self = .positions(positions)
    } else if let kern, let pairs = try? KernPairs(kern) {
      self = .pairs(pairs)
    } else {
      self = .none
    }
  }

  /// What is added between two glyphs, in units of the em.
  func value(_ left: Int, _ right: Int) -> Int {
    switch self {
    case .positions(let positions): positions.value(left, right)
    case .pairs(let pairs): pairs.value(left, right)
    case .none: 0
    }
  }
}

/// The pairs of a table `kern`: its parts of format 0, in the form of OpenType or of Apple.
///
/// Source: <https://learn.microsoft.com/typography/opentype/spec/kern>,
/// <https://developer.apple.com/fonts/TrueType-Reference-Manual/RM06/Chap6kern.html>
struct KernPairs: Sendable {
  private let table: FontTable
  /// Where the pairs of each part begin, and how many there are.
  private var parts: [(start: Int, count: Int)] = []

  init(_ table: FontTable) throws(FontFile.Failure) {
    self.table = table
    let isApple = try table.u16(0) == 1
    let head = isApple ? 8 : 6
    var start = isApple ? 8 : 4
    for _ in 0..<min(isApple ? try table.u32(4) : try table.u16(2), 32) {
      guard let coverage = try? table.u16(start + 4) else { break }
      // Format 0 alone, horizontal, and neither across the line nor of minima and variations.
      let isRead = isApple ? coverage & 0xE0FF == 0 : coverage & 0xFF07 == 1
      if isRead { parts.append((start + head + 8, try table.u16(start + head))) }
      start += max(isApple ? try table.u32(start) : try table.u16(start + 2), 1)
    }
  }

  func value(_ left: Int, _ right: Int) -> Int {
    let wanted = left << 16 | right
    return parts.reduce(0) { sum, part in
      let pair = { (place: Int) throws(FontFile.Failure) in try table.u32(part.start + place * 6) }
      guard
        let place = try? FontTable.last(of: part.count, notAbove: wanted, pair),
        let value = try? pair(place) == wanted ? table.i16(part.start + place * 6 + 4) : 0
      else { return sum }
      return sum + value
    }
  }
}
