/// A small font of a test, which becomes the bytes of a file. Lengths are in units of the em.
package struct TestFont {
  /// The forms of a table `cmap`.
  package enum Map: CaseIterable { case bytes, segments, arrays, range, groups }

  /// The forms in which pairs are kerned.
  package enum Kerning: CaseIterable { case none, kern, appleKern, pairs, classes, extended }

  package var postScript = "ExampleSans-Bold"
  package var family = "Example Sans"
  package var style = "Bold"
  package var weight = 700
  package var isItalic = false
  package var unitsPerEm = 1000
  /// Ascender, descender and line gap of `hhea`.
  package var lines = [1020, -250, 0]
  /// The same of `OS/2`.
  package var typographicLines = [800, -200, 90]
  /// The widths of A, B, C and so on, each a glyph; all further letters have the last one.
  package var widths = [600, 700, 800]
  /// The number of letters from A on.
  package var letters = 5
  package var map = Map.segments
  /// The kerning of the pair A B.
  package var kern = 0
  package var kerning = Kerning.none

  package init() {}

  /// The bytes of a file with the font alone.
  package var bytes: [UInt8] { Self.file(tables) }

  /// The tables by their tags, in the order of the file.
  package var tables: [(tag: String, bytes: [UInt8])] {
    var tables = [
      ("OS/2", styleTable), ("cmap", characterMap), ("head", head), ("hhea", hhea), ("hmtx", hmtx),
      ("name", names),
    ]
    if kerning == .kern || kerning == .appleKern { tables.append(("kern", kernTable)) }
    if [.pairs, .classes, .extended].contains(kerning) { tables.append(("GPOS", positions)) }
    return tables
  }

  /// A file of tables, which begins at an offset of another one.
  package static func file(
    _ tables: [(tag: String, bytes: [UInt8])], at start: Int = 0, kind: [UInt8] = [0, 1, 0, 0]
  ) -> [UInt8] {
    var directory = kind + two(tables.count, 0, 0, 0)
    var content: [UInt8] = []
    for table in tables {
      let offset = start + 12 + tables.count * 16 + content.count
      directory += Array(table.tag.utf8) + four(0, offset, table.bytes.count)
      content += table.bytes
    }
    return directory + content
  }

  /// A collection of fonts.
  package static func collection(_ fonts: [TestFont]) -> [UInt8] {
    var head = Array("ttcf".utf8) + four(0x10000, fonts.count)
    var content: [UInt8] = []
    let start = head.count + fonts.count * 4
    for font in fonts {
      head += four(start + content.count)
      content += file(font.tables, at: start + content.count)
    }
    return head + content
  }

  package static func two(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  package static func four(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { two($0 >> 16, $0) }
  }
}
