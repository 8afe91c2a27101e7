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

  /// The nearest entry of the cube or of the grays. The first sixteen can be changed by the user.
  private var nearestIndexed: Color {
    let (red, green, blue) = components
    let cube = 16 + 36 * Color.cubeStep(red) + 6 * Color.cubeStep(green) + Color.cubeStep(blue)
    let mean = (Int(red) + Int(green) + Int(blue)) / 3
    let gray = 232 + min(max((mean - 3) / 10, 0), 23)
    let cubeColor = Color.palette(UInt8(cube))
    let grayColor = Color.palette(UInt8(gray))
    return distance(to: grayColor) < distance(to: cubeColor) ? grayColor : cubeColor
  }

  /// The step of the cube nearest to a component; the steps are at 0, 95, 135, 175, 215 and 255.
  private static func cubeStep(_ component: UInt8) -> Int {
    component < 48 ? 0 : component < 115 ? 1 : (Int(component) - 35) / 40
  }

  /// The sum of squared differences of the components.
  private func distance(to other: Color) -> Int {
    let (a, b) = (components, other.components)
    let red = Int(a.red) - Int(b.red)
    let green = Int(a.green) - Int(b.green)
    let blue = Int(a.blue) - Int(b.blue)
    return red * red + green * green + blue * blue
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
