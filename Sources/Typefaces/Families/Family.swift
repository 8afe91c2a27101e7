/// The measurements of a family of fonts: how wide its characters are in each of its faces, and how
/// high its lines.
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
    /// The face's heights if they are not the family's.
    let vertical: VerticalMetrics?
  }

  /// The units of an em, in which the advances are.
  let unitsPerEm: Double
  let vertical: VerticalMetrics
  var characters = CharacterSet.european
  /// The faces, each slant and optical size with ascending weights.
  let faces: [Face]
  var kerning = KerningTable.none
  /// The tracking in each era of the system font, or in all of them; other families have none.
  var tracking: [Tracking] = []
  /// The factor of the faces' advances.
  var stretch = 1.0

  func tracking(in era: SystemFontEra) -> Tracking {
    tracking.isEmpty ? .none : tracking[min(era.rawValue, tracking.count - 1)]
  }
}

extension Family.Face {
  /// - Parameter advances: The advances as ``PackedNumbers``.
  init(
    _ weight: Double, italic isItalic: Bool = false, display isDisplay: Bool = false,
    vertical: VerticalMetrics? = nil, _ advances: String
  ) {
    self.init(
      weight: weight, isItalic: isItalic, isDisplay: isDisplay,
      advances: PackedNumbers.decode(advances), vertical: vertical)
  }

  /// A face whose characters are all equally wide.
  /// - Parameter count: The number of characters.
  init(_ weight: Double, every advance: Int16, of count: Int) {
    self.init(
      weight: weight, isItalic: false, isDisplay: false,
      advances: Array(repeating: advance, count: count), vertical: nil)
  }

  /// The face as one of a family that has no others for large sizes.
  var forAllSizes: Family.Face {
    Family.Face(
      weight: weight, isItalic: isItalic, isDisplay: false, advances: advances, vertical: vertical)
  }
}
