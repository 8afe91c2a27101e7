/// The measurements of a family of fonts: how wide its characters are in each of its faces, and how high
/// its lines.
struct Family: Sendable {
  /// One weight and slant of a family, in one optical size.
  struct Face: Sendable {
    /// The weight, -1 to 1 as UIKit counts it.
    let weight: Double
    let isItalic: Bool
    /// Whether the face is made for large sizes; families with one optical size have none.
    let isDisplay: Bool
    /// The advance of each character, by its place in the character set, in units of the em.
    let advances: [Int16]

    /// - Parameter advances: The advances as ``PackedNumbers``.
    init(
      _ weight: Double, italic isItalic: Bool = false, display isDisplay: Bool = false,
      _ advances: String
    ) {
      self.weight = weight
      self.isItalic = isItalic
      self.isDisplay = isDisplay
      self.advances = PackedNumbers.decode(advances)
    }
  }

  /// The units of an em, in which the advances are.
  let unitsPerEm: Double
  let vertical: VerticalMetrics
  let characters: CharacterSet
  /// The faces, each slant and optical size with ascending weights.
  let faces: [Face]
  var kerning = KerningTable.none
  /// The tracking in each era of the system font; empty for other families.
  var tracking: [Tracking] = []

  func tracking(in era: SystemFontEra) -> Tracking {
    tracking.isEmpty ? .none : tracking[min(era.rawValue, tracking.count - 1)]
  }
}
