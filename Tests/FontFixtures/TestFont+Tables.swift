extension TestFont {
  private func two(_ numbers: Int...) -> [UInt8] { numbers.flatMap { Self.two($0) } }
  private func four(_ numbers: Int...) -> [UInt8] { numbers.flatMap { Self.four($0) } }
  private func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }

  var head: [UInt8] {
    zeros(18) + two(unitsPerEm) + zeros(24) + two(isItalic ? 2 : 0) + zeros(8)
  }

  var hhea: [UInt8] {
    zeros(4) + lines.flatMap { two($0) } + zeros(24) + two(widths.count + 1)
  }

  /// The widths of the glyph for missing characters, which is first, and of the letters.
  var hmtx: [UInt8] { ([500] + widths).flatMap { two($0, 0) } }

  var styleTable: [UInt8] {
    two(2, 0, weight, 0) + zeros(54) + two(isItalic ? 1 : 0) + zeros(4)
      + typographicLines.flatMap { two($0) } + zeros(12) + two(480, 690) + zeros(6)
  }

  var names: [UInt8] {
    let texts = [(1, family), (2, style), (4, "\(family) \(style)"), (6, postScript)]
    var records: [UInt8] = []
    var storage: [UInt8] = []
    for (id, text) in texts {
      let units = text.utf16.flatMap { two(Int($0)) }
      records += two(3, 1, 0x409, id, units.count, storage.count)
      storage += units
    }
    return two(0, texts.count, 6 + records.count) + records + storage
  }

  var characterMap: [UInt8] {
    let glyphs = Array(1...letters)
    let (first, last) = (0x41, 0x40 + letters)
    let map: [UInt8] =
      switch self.map {
      case .bytes:
        two(0, 262, 0) + zeros(0x41) + glyphs.map { UInt8($0) } + zeros(256 - 0x41 - letters)
      case .segments:
        two(4, 32, 0, 4, 4, 1, 0, last, 0xFFFF, 0, first, 0xFFFF, 1 - first, 1, 0, 0)
      case .arrays:
        two(4, 32 + letters * 2, 0, 4, 4, 1, 0, last, 0xFFFF, 0, first, 0xFFFF, 0, 1, 4, 0)
          + glyphs.flatMap { two($0) }
      case .range: two(6, 10 + letters * 2, 0, first, letters) + glyphs.flatMap { two($0) }
      case .groups: two(12, 0) + four(28, 0, 1, first, last, 1)
      }
    let isWide = self.map == .groups
    return two(0, 1, self.map == .bytes ? 1 : 3, self.map == .bytes ? 0 : isWide ? 10 : 1)
      + four(12) + map
  }

  var kernTable: [UInt8] {
    let pairs = two(1, 6, 0, 0, 1, 2, kern)
    return kerning == .appleKern
      ? four(0x10000, 1, 8 + pairs.count) + two(0, 0) + pairs
      : two(0, 1, 0, 6 + pairs.count, 1) + pairs
  }

  /// Scripts, the feature, and one lookup of one part.
  var positions: [UInt8] {
    let script = two(1) + Array("latn".utf8) + two(8, 4, 0, 0, 0xFFFF, 1, 0)
    let feature = two(1) + Array("kern".utf8) + two(8, 0, 1, 0)
    let (scripts, features) = (10, 10 + script.count)
    let isExtended = kerning == .extended
    let lookup =
      two(1, 4, isExtended ? 9 : 2, 0, 1, 8) + (isExtended ? two(1, 2) + four(8) : [])
    return two(1, 0, scripts, features, features + feature.count) + script + feature + lookup
      + (kerning == .classes ? classPairs : pairs)
  }

  /// The glyph A with one pair.
  private var pairs: [UInt8] { two(1, 12, 4, 0, 1, 18, 1, 1, 1, 1, 2, kern) }

  /// Two classes of left glyphs, of which A and B are the second, and two of right ones, of which B
  /// is the second.
  private var classPairs: [UInt8] {
    two(2, 24, 4, 0, 34, 44, 2, 2, 0, 0, 0, kern) + two(2, 1, 1, 2, 0) + two(2, 1, 1, 2, 1)
      + two(1, 2, 1, 1)
  }
}
