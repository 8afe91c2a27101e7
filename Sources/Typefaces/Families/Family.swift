/// The measurements of a family of fonts: how wide its characters are in each of its faces, and how
/// high its lines.
struct Family: Sendable {
  /// One weight and slant of a family, in one optical size.
  struct Face: Sendable {
    /// The weight, -1 to 1 as UIKit counts it, or where the family's ``Family/weights`` place it.
    let weight: Double
    let isItalic: Bool
    /// Whether the face is made for large sizes; families with one optical size have none.
    let isDisplay: Bool
    /// The advance of each character, by its place in the character set, in units of the em.
    let advances: [Int16]
    /// The face's heights if they are not the family's.
    let vertical: VerticalMetrics?
    var kerning = KerningStrength.usual
  }

  /// The units of an em, in which the advances are.
  let unitsPerEm: Double
  let vertical: VerticalMetrics
  var characters = CharacterSet.european
  /// The faces, each slant and optical size with ascending weights.
  let faces: [Face]
  /// Weights as UIKit counts them, ascending, and where between the faces they lie; none if the
  /// faces' weights are UIKit's.
  var weights: [(weight: Double, place: Double)] = []
  var kerning = KerningTable.none
  /// The tracking in each era of the system font, or in all of them; other families have none.
  var tracking: [Tracking] = []
  /// The factor of the faces' advances.
  var stretch = 1.0

  func tracking(in era: SystemFontEra) -> Tracking {
    tracking.isEmpty ? .none : tracking[min(era.rawValue, tracking.count - 1)]
  }

  /// Where between the faces a weight lies: linear between those that are known, and constant
  /// beyond.
  func place(ofWeight weight: Double) -> Double {
    guard let first = weights.first, let last = weights.last else { return weight }
    guard let next = weights.firstIndex(where: { $0.weight >= weight }) else { return last.place }
    guard next > 0 else { return first.place }
    let (low, high) = (weights[next - 1], weights[next])
    let share = (weight - low.weight) / (high.weight - low.weight)
    return low.place + share * (high.place - low.place)
  }
}

extension Family.Face {
  /// - Parameter advances: The advances as ``PackedNumbers``.
  init(
    _ weight: Double, italic isItalic: Bool = false, display isDisplay: Bool = false,
    kerning: KerningStrength = .usual, vertical: VerticalMetrics? = nil, _ advances: String
  ) {
    self.init(
      weight: weight, isItalic: isItalic, isDisplay: isDisplay,
      advances: PackedNumbers.decode(advances), vertical: vertical, kerning: kerning)
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
      weight: weight, isItalic: isItalic, isDisplay: false, advances: advances, vertical: vertical,
      kerning: kerning)
  }
}
