/// The faces of a family between which a typeface lies, each with its share.
///
/// A weight between two faces has advances between theirs, and so has a size between two optical
/// sizes.
struct FaceBlend {
  private(set) var parts: [(face: Int, share: Double)] = []

  /// - Parameter display: The share of the face for large sizes, 0 to 1.
  init(of family: Family, weight: Double, italic: Bool, display: Double) {
    add(1 - display, of: family, weight: weight, italic: italic, display: false)
    add(display, of: family, weight: weight, italic: italic, display: true)
  }

  private mutating func add(
    _ share: Double, of family: Family, weight: Double, italic: Bool, display: Bool
  ) {
    guard share > 0 else { return }
    let place = family.place(ofWeight: weight)
    let upright = Self.faces(of: family, italic: false, display: display)
    let slanted = italic ? Self.faces(of: family, italic: true, display: display) : []
    if slanted.count == 1, upright.count > 1 {
      // In each weight the slanted letters differ from the upright ones as in the one measured.
      add(share, at: place, between: upright, of: family)
      add(-share, at: family.faces[slanted[0]].weight, between: upright, of: family)
      parts.append((slanted[0], share))
      return
    }
    var fitting = slanted.isEmpty ? upright : slanted
    if fitting.isEmpty { fitting = Self.faces(of: family, italic: italic, display: false) }
    if fitting.isEmpty { fitting = Self.faces(of: family, italic: false, display: false) }
    add(share, at: place, between: fitting, of: family)
  }

  /// Adds the faces between which a weight lies.
  private mutating func add(
    _ share: Double, at place: Double, between fitting: [Int], of family: Family
  ) {
    let places = fitting.map { family.faces[$0].weight }
    guard fitting.count > 1, place != places[0] else {
      parts.append((fitting[0], share))
      return
    }
    // Weights beyond the faces are those of the outermost.
    let upper = max(places.firstIndex { $0 >= place } ?? places.count - 1, 1)
    let part = (place - places[upper - 1]) / (places[upper] - places[upper - 1])
    let bounded = min(max(part, 0), 1)
    if bounded != 1 { parts.append((fitting[upper - 1], share * (1 - bounded))) }
    if bounded != 0 { parts.append((fitting[upper], share * bounded)) }
  }

  private static func faces(of family: Family, italic: Bool, display: Bool) -> [Int] {
    family.faces.indices.filter {
      family.faces[$0].isItalic == italic && family.faces[$0].isDisplay == display
    }
  }

  /// The advance of the character at a place of the family's character set, in units of the em.
  func advance(at place: Int, in family: Family) -> Double {
    var sum = 0.0
    for part in parts { sum += part.share * Double(family.faces[part.face].advances[place]) }
    return sum
  }

  /// How strongly pairs are kerned.
  func kerning(in family: Family) -> KerningStrength {
    var sum = KerningStrength(capitals: 0, others: 0)
    for part in parts {
      let strength = family.faces[part.face].kerning
      sum.capitals += part.share * strength.capitals
      sum.others += part.share * strength.others
    }
    return sum
  }

  /// The heights, in units of the em.
  func vertical(in family: Family) -> VerticalMetrics {
    var sum = VerticalMetrics.zero
    for part in parts {
      sum += (family.faces[part.face].vertical ?? family.vertical) * part.share
    }
    return sum
  }
}
