/// The widths of a typeface's characters at a size, in points.
///
/// The characters below U+0100 are kept in arrays; the others are looked up in the family's tables.
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
  /// The points of a unit of the em.
  let unit: Double
  let kerningTable: KerningTable
  private let family: Family
  private let blend: FaceBlend
  private let digit: Double?
  private let size: Double
  private let stretch: Double

  init(_ typeface: Typeface, size: Double, era: SystemFontEra) {
    let family = typeface.table.table
    let blend = FaceBlend(
      of: family, weight: typeface.weight, italic: typeface.isItalic,
      display: era.displayShare(at: size))
    let unit = size / family.unitsPerEm
    let tracking = family.tracking(in: era).value(at: size) * unit
    let digit =
      typeface.hasMonospacedDigits
      ? family.characters.place(of: "0").map { blend.advance(at: $0, in: family) } : nil
    self.family = family
    self.blend = blend
    self.unit = unit
    self.tracking = tracking
    self.digit = digit
    self.size = size
    stretch = typeface.stretch
    kerningTable = family.kerning
    vertical = VerticalMetrics(
      ascender: family.vertical.ascender * unit, descender: family.vertical.descender * unit,
      leading: family.vertical.leading * unit, capHeight: family.vertical.capHeight * unit,
      xHeight: family.vertical.xHeight * unit)
    dense = (0..<256).map { value in
      let scalar = Unicode.Scalar(UInt8(value))
      let advance = Self.advance(
        of: scalar, in: family, blend, digit: digit, unit: unit * typeface.stretch, size: size)
      return advance.isTracked ? advance.points + tracking : advance.points
    }
    denseSlots = (0..<256).map { value in
      family.characters.place(of: Unicode.Scalar(UInt8(value))).map(family.kerning.slot) ?? 0
    }
  }

  /// The advance of a character by the family's tables, else by those of the font that stands in.
  private static func advance(
    of scalar: Unicode.Scalar, in family: Family, _ blend: FaceBlend, digit: Double?, unit: Double,
    size: Double
  ) -> (points: Double, isTracked: Bool) {
    if let digit, (0x30...0x39).contains(scalar.value) { return (digit * unit, true) }
    if let place = family.characters.place(of: scalar) {
      return (blend.advance(at: place, in: family) * unit, true)
    }
    let fallback = FallbackAdvance(of: scalar)
    return (fallback.ems * size, fallback.isTracked)
  }

  /// The advance of a character that stands alone.
  func advance(of scalar: Unicode.Scalar) -> Advance {
    let (points, isTracked) = Self.advance(
      of: scalar, in: family, blend, digit: digit, unit: unit * stretch, size: size)
    return Advance(bare: points, tracking: isTracked ? tracking : 0)
  }

  /// The width of an emoji.
  var emoji: Advance { Advance(bare: FallbackAdvance.emoji * size, tracking: 0) }

  /// The kerning slot of a character.
  func slot(of scalar: Unicode.Scalar) -> UInt8 {
    if scalar.value < 256 { return denseSlots[Int(scalar.value)] }
    return family.characters.place(of: scalar).map(family.kerning.slot) ?? 0
  }

  /// The kerning of the characters of two slots, in points.
  func kerning(_ left: UInt8, _ right: UInt8) -> Double {
    Double(kerningTable.value(left, right)) * unit
  }
}
