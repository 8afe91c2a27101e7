/// The advances of a typeface's characters, looked up in the faces that it lies between.
struct BlendedAdvances: Sendable {
  let size: Double
  /// The heights in points.
  let vertical: VerticalMetrics
  let kerning: KerningStrength
  private let family: Family
  private let blend: FaceBlend
  /// The points of a unit of the advances.
  private let unit: Double
  /// The advance of each digit if they are all equally wide, in units.
  private let digit: Double?
  private let isSystem: Bool
  private let era: SystemFontEra

  init(of typeface: Typeface, _ family: Family, size: Double, era: SystemFontEra) {
    let display = typeface.family == .sanFrancisco ? era.displayShare(at: size) : 0
    let blend = FaceBlend(
      of: family, weight: typeface.weight, italic: typeface.isItalic, display: display)
    self.family = family
    self.blend = blend
    self.size = size
    self.era = era
    kerning = blend.kerning(in: family)
    vertical = blend.vertical(in: family) * (size / family.unitsPerEm)
    unit = size / family.unitsPerEm * family.stretch * (typeface.isCondensed ? 0.8 : 1)
    isSystem = typeface.family.isSystem
    digit =
      typeface.hasMonospacedDigits
      ? family.characters.place(of: "0").map { blend.advance(at: $0, in: family) } : nil
  }

  /// The advance of a character in points, without tracking, and whether tracking is added.
  func advance(of scalar: Unicode.Scalar) -> (points: Double, isTracked: Bool) {
    if let digit, 0x30...0x39 ~= scalar.value { return (digit * unit, true) }
    if let place = place(of: scalar) { return (blend.advance(at: place, in: family) * unit, true) }
    let fallback = FallbackAdvance(of: scalar, isSystem: isSystem, era: era, size: size)
    return (fallback.ems * size, fallback.isTracked)
  }

  /// The kerning slot of a character; 0 for one that doesn't kern, as digits that are all equally
  /// wide.
  func kerningSlot(of scalar: Unicode.Scalar) -> UInt8 {
    if digit != nil, 0x30...0x39 ~= scalar.value { return 0 }
    return place(of: scalar).map(family.kerning.slot) ?? 0
  }

  /// The place of a character in the family's tables. Fonts give the soft hyphen the width of a
  /// hyphen, which it has only where a line breaks after it.
  private func place(of scalar: Unicode.Scalar) -> Int? {
    scalar.value == 0xAD ? nil : family.characters.place(of: scalar)
  }
}
