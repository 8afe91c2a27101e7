/// The widths of a typeface's characters at a size, in points.
///
/// The characters below U+0100 are kept in arrays; the others are looked up in the family's tables
/// or in the font's file. These slots are those of the tables; a file kerns by its glyphs.
final class ScaledGlyphs: Sendable {
  /// How far a character moves the pen.
  struct Advance {
    /// Its width without tracking.
    let bare: Double
    /// The tracking after it.
    let tracking: Double
  }

  let vertical: VerticalMetrics
  let tracking: Double
  /// The advances of the characters below U+0100, with tracking.
  let dense: [Double]
  /// The kerning slots of the characters below U+0100.
  let denseSlots: [UInt8]
  /// The font of a file; nil for one of the tables.
  let file: FileAdvances?
  private let kerningTable: KerningTable
  /// How strongly pairs are kerned, in points for a unit of the em.
  private let kerningStrength: KerningStrength
  private let outlines: BlendedAdvances

  init(_ typeface: Typeface, size: Double, era: SystemFontEra) {
    let family = typeface.family.table
    let outlines = BlendedAdvances(of: typeface, family, size: size, era: era)
    let unit = size / family.unitsPerEm
    let tracking = family.tracking(in: era).value(at: size) * unit
    let firsts = (0..<256).map { Unicode.Scalar(UInt8($0)) }
    let file = typeface.file.map { FileAdvances(of: $0, size: size, era: era) }
    self.outlines = outlines
    self.file = file
    self.tracking = tracking
    kerningTable = file == nil ? family.kerning : .none
    kerningStrength = KerningStrength(
      capitals: outlines.kerning.capitals * unit, others: outlines.kerning.others * unit)
    vertical = file?.vertical ?? outlines.vertical
    dense = firsts.map {
      let advance = file?.advance(of: $0) ?? outlines.advance(of: $0)
      return advance.isTracked ? advance.points + tracking : advance.points
    }
    denseSlots = firsts.map { file == nil ? outlines.kerningSlot(of: $0) : 0 }
  }

  /// The advance of a character that stands alone.
  func advance(of scalar: Unicode.Scalar) -> Advance {
    let advance = file?.advance(of: scalar) ?? outlines.advance(of: scalar)
    return Advance(bare: advance.points, tracking: advance.isTracked ? tracking : 0)
  }

  /// The width of an emoji.
  var emoji: Advance {
    Advance(bare: FallbackAdvance.emoji(at: outlines.size) * outlines.size, tracking: 0)
  }

  /// The kerning slot of a character.
  func slot(of scalar: Unicode.Scalar) -> UInt8 {
    if scalar.value < 256 { return denseSlots[Int(scalar.value)] }
    return file == nil ? outlines.kerningSlot(of: scalar) : 0
  }

  /// The kerning of the characters of two slots, in points.
  func kerning(_ left: UInt8, _ right: UInt8) -> Double {
    kerningTable.value(left, right, strength: kerningStrength)
  }
}
