extension CellGrid {
  /// The grid with only the characters of a set: in ASCII, every other character is replaced by a
  /// similar one, or by `?`. No character moves.
  public func restricted(to glyphs: GlyphSet) -> CellGrid {
    guard glyphs == .ascii else { return self }
    var grid = self
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let cell = self[column, row]
        guard let scalar = cell.scalar, !scalar.isASCII || !cell.marks.isEmpty else { continue }
        let lookalike = scalar.isASCII ? scalar : Cell.lookalike(of: scalar)
        grid[column, row] = Cell(scalar: lookalike, style: cell.style)
      }
    }
    return grid
  }
}

extension Cell {
  /// The ASCII character that looks most like another one; `?` for none.
  fileprivate static func lookalike(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    if let known = lookalikes[scalar] { return known }
    // The remaining box drawing characters are corners and crossings.
    guard (0x250C..<0x2574).contains(scalar.value) else { return "?" }
    return scalar.properties.name?.contains("HEAVY") == true ? "#" : "+"
  }

  private static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = {
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (ascii, others) in groups {
      for other in others.unicodeScalars { table[other] = ascii }
    }
    return table
  }()

  /// An ASCII character, and the characters that it replaces.
  private static let groups: [(Unicode.Scalar, String)] = [
    (" ", "\u{A0}"),
    ("!", "¡≠"),
    ("\"", "“”„‟¨″"),
    ("#", "▓▮█▀▄▌▐▘▝▖▗▚▞▛▜▙▟■▪┃╹╻╽╿╏"),
    ("'", "´‘’‚‛′"),
    ("*", "•●◆★☆◉"),
    ("+", "±"),
    (",", "¸"),
    ("-", "‐‑‒–—―−¯─╌╴╶"),
    (".", "·┄┈░∙⋅┅┉"),
    ("/", "÷╱"),
    ("1", "¹"),
    ("2", "²"),
    ("3", "³"),
    (":", "┆┊▒┇┋"),
    ("<", "«‹←◀◂≤"),
    ("=", "━╍╸╺╼╾═"),
    (">", "»›→▶▸≥"),
    ("A", "ÀÁÂÃÄÅÆĀĂĄ"),
    ("C", "ÇĆĈĊČ"),
    ("D", "ÐĎĐ"),
    ("E", "ÈÉÊËĒĔĖĘĚ"),
    ("G", "ĜĞĠĢ"),
    ("H", "ĤĦ"),
    ("I", "ÌÍÎÏĨĪĬĮİĲ"),
    ("J", "Ĵ"),
    ("K", "Ķ"),
    ("L", "ĹĻĽĿŁ"),
    ("N", "ÑŃŅŇŊ"),
    ("O", "ÒÓÔÕÖØŌŎŐŒ"),
    ("R", "ŔŖŘ"),
    ("S", "ŚŜŞŠ"),
    ("T", "ÞŢŤŦ"),
    ("U", "ÙÚÛÜŨŪŬŮŰŲ"),
    ("W", "Ŵ"),
    ("X", "╳"),
    ("Y", "ÝŶŸ¥"),
    ("Z", "ŹŻŽ"),
    ("\\", "╲"),
    ("^", "↑▲△▴"),
    ("a", "àáâãäåæāăąª"),
    ("c", "çćĉċč¢©"),
    ("d", "ðďđ"),
    ("e", "èéêëēĕėęě"),
    ("g", "ĝğġģ"),
    ("h", "ĥħ"),
    ("i", "ìíîïĩīĭįıĳ"),
    ("j", "ĵ"),
    ("k", "ķĸ"),
    ("l", "ĺļľŀł"),
    ("n", "ñńņňŉŋ"),
    ("o", "òóôõöøōŏőœ°º○◇□◦"),
    ("r", "ŕŗř®"),
    ("s", "ßśŝşšſ"),
    ("t", "þţťŧ"),
    ("u", "ùúûüũūŭůűųµ"),
    ("v", "↓▼▽▾✓"),
    ("w", "ŵ"),
    ("x", "×✗✕✘"),
    ("y", "ýÿŷ"),
    ("z", "źżž"),
    ("|", "¦│╎╵╷║"),
    ("~", "…⋯≈"),
  ]
}
