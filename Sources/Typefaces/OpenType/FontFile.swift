/// A font of an OpenType or TrueType file: its names, the heights of its lines, how wide each of
/// its characters is, and how pairs of them are kerned. Outlines are not read.
///
/// Of a variable font it is the font without any variation.
///
/// Source: <https://learn.microsoft.com/typography/opentype/spec/otff>
public final class FontFile: Sendable {
  /// Why a file is refused.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The fault, with the table that has it.
    public let message: String
    /// The fault, with the table that has it.
    public var description: String { message }
  }

  /// The names that the file gives the font.
  public let names: FontFileNames
  /// The weight, -1 to 1 as `UIFont.Weight` counts it.
  public let weight: Double
  /// Whether the letters are slanted.
  public let isItalic: Bool
  let unitsPerEm: Double
  /// The heights in units of the em.
  let vertical: VerticalMetrics
  /// The advances of the first glyphs, in units of the em. All others have the last one.
  private let advances: [UInt16]
  private let characters: CharacterMap
  private let kerning: GlyphKerning

  /// Reads the fonts of a file: one, or all of a collection.
  /// - Parameter bytes: The bytes of a `.ttf`, `.otf`, `.ttc` or `.otc`.
  /// - Throws: ``Failure`` for bytes that are something else, and where a table that is needed is
  ///   missing or damaged: `head`, `hhea`, `hmtx`, `cmap` or `name`. Damaged kerning is left out.
  public static func read(_ bytes: [UInt8]) throws(Failure) -> [FontFile] {
    let file = FontTable(of: bytes)
    var fonts: [FontFile] = []
    for start in try FontDirectory.starts(in: file) {
      fonts.append(try FontFile(FontDirectory(file, at: start)))
    }
    return fonts
  }

  private init(_ tables: FontDirectory) throws(Failure) {
    let head = try tables.table("head")
    let hhea = try tables.table("hhea")
    let hmtx = try tables.table("hmtx")
    let style = try? tables.table("OS/2")
    let units = try head.u16(18)
    guard 16...16384 ~= units else {
      throw Failure(
        message: "the table 'head' has \(units) units of the em; 16 to 16384 are allowed")
    }
    names = try FontFileNames(tables.table("name"))
    characters = try CharacterMap(tables.table("cmap"))
    unitsPerEm = Double(units)
    vertical = try VerticalMetrics(hhea, style, unitsPerEm: Double(units))
    var advances: [UInt16] = []
    for glyph in 0..<(try hhea.u16(34)) { advances.append(UInt16(try hmtx.u16(glyph * 4))) }
    self.advances = advances
    kerning = GlyphKerning(gpos: try? tables.table("GPOS"), kern: try? tables.table("kern"))
    let macStyle = try head.u16(44)
    let fallback = macStyle & 1 == 1 ? 700 : 400
    weight = Self.weight(ofClass: (try? style?.u16(4)) ?? fallback)
    isItalic = macStyle & 2 == 2 || ((try? style?.u16(62)) ?? 0) & 0x201 != 0
  }

  /// The weight of UIKit for a weight class of OpenType, in which regular is 400 and bold 700. A
  /// few fonts count from 1 to 9.
  ///
  /// Source: <https://learn.microsoft.com/typography/opentype/spec/os2#usweightclass>
  private static func weight(ofClass value: Int) -> Double {
    let steps = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
    let place = value < 10 ? value : (value + 50) / 100
    return steps[min(max(place, 1), 9) - 1]
  }

  /// The glyph of a character; 0 if the font has none.
  func glyph(of scalar: Unicode.Scalar) -> UInt16 { characters.glyph(of: scalar) }

  /// The advance of a glyph, in units of the em.
  func advance(of glyph: UInt16) -> Double {
    Double(Int(glyph) < advances.count ? advances[Int(glyph)] : advances.last ?? 0)
  }

  /// How much farther apart two glyphs stand than their advances say, in units of the em.
  func kerning(_ left: UInt16, _ right: UInt16) -> Double {
    left == 0 || right == 0 ? 0 : Double(kerning.value(Int(left), Int(right)))
  }
}

extension FontFile: Hashable {
  public static func == (one: FontFile, other: FontFile) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
