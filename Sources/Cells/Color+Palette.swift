extension Color {
  /// The nearest colour that a terminal of this depth can show; nil without colours.
  public func nearest(in depth: ColorDepth) -> Color? {
    switch (depth, self) {
    case (.none, _): nil
    case (.direct, _), (.indexed, .palette), (.sixteen, .palette(0..<16)),
      (.eight, .palette(0..<8)):
      self
    case (.indexed, _): nearestIndexed
    case (.sixteen, _): .palette(plainIndex)
    // Without bright forms, hue counts more than brightness.
    case (.eight, _): .palette(plainIndex == 8 ? 0 : plainIndex & 7)
    }
  }

  /// The entry of the cube or of the grays that looks nearest. The first sixteen can be changed by
  /// the user.
  ///
  /// Of the cube only entries around the colour come into question: of 240,000 random colours none
  /// had its nearest entry more than a step beyond the corners around it. Of the grays the two next
  /// to it in lightness do.
  private var nearestIndexed: Color {
    let parts = components
    let (own, entries) = (OKLab(self), OKLab.indexed)
    var best = (index: 0, distance: Double.infinity)
    func consider(_ index: Int) {
      let distance = own.squaredDifference(from: entries[index - 16])
      if distance < best.distance { best = (index, distance) }
    }
    for red in Color.cubeSteps(parts.red) {
      for green in Color.cubeSteps(parts.green) {
        for blue in Color.cubeSteps(parts.blue) { consider(16 + 36 * red + 6 * green + blue) }
      }
    }
    var gray = 232
    while gray < 255, entries[gray - 16].lightness < own.lightness { gray += 1 }
    if gray > 232 { consider(gray - 1) }
    consider(gray)
    return .palette(UInt8(best.index))
  }

  /// The steps of the cube around a component, and one more on each side; the steps are at 0, 95,
  /// 135, 175, 215 and 255.
  private static func cubeSteps(_ component: UInt8) -> ClosedRange<Int> {
    let below = component < 95 ? 0 : (Int(component) - 55) / 40
    return max(0, below - 1)...min(below + 2, 5)
  }

  /// The entry of the cube or of the grays that looks nearest of those with a contrast of at least
  /// `least` with another colour; the nearest of all if there is none.
  func nearestIndexed(on background: Color, leastContrast least: Double) -> Color {
    let own = OKLab(self)
    let readable = (16...255).filter { Color.palette($0).contrast(with: background) >= least }
    let best = readable.min {
      own.squaredDifference(from: OKLab.indexed[Int($0) - 16])
        < own.squaredDifference(from: OKLab.indexed[Int($1) - 16])
    }
    return best.map(Color.palette) ?? nearestIndexed
  }

  /// The most similar of the first sixteen entries.
  ///
  /// By distance in RGB most colours would be gray. So hue decides where there is any: the
  /// components above the middle between the least and the greatest one are on.
  private var plainIndex: UInt8 {
    let (red, green, blue) = components
    let least = Int(min(red, green, blue))
    let greatest = Int(max(red, green, blue))
    guard greatest - least >= 64 else {
      switch (least + greatest) / 2 {
      case ..<64: return 0
      case ..<160: return 8
      case ..<224: return 7
      default: return 15
      }
    }
    let middle = (least + greatest) / 2
    let hue =
      (Int(red) > middle ? 1 : 0) | (Int(green) > middle ? 2 : 0) | (Int(blue) > middle ? 4 : 0)
    return UInt8(greatest > 208 ? hue + 8 : hue)
  }

  /// The colour that xterm gives an entry by default.
  static func paletteComponents(_ index: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8) {
    switch index {
    case 0: return (0, 0, 0)
    case 4: return (0, 0, 238)
    case 7: return (229, 229, 229)
    case 8: return (127, 127, 127)
    case 12: return (92, 92, 255)
    case 0..<16:
      let on: UInt8 = index < 8 ? 205 : 255
      return (index & 1 != 0 ? on : 0, index & 2 != 0 ? on : 0, index & 4 != 0 ? on : 0)
    case 16..<232:
      let step = { (value: UInt8) -> UInt8 in value == 0 ? 0 : 55 + 40 * value }
      let place = index - 16
      return (step(place / 36), step(place / 6 % 6), step(place % 6))
    default:
      let gray = 8 + 10 * (index - 232)
      return (gray, gray, gray)
    }
  }
}
