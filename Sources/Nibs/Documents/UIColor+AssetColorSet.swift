import AssetCatalogs

extension UIColor {
  /// Creates the colour of a set; it depends on traits if the set has several colours.
  convenience init(_ set: AssetColorSet) {
    if set.entries.count == 1, let color = set.entries.first.map({ UIColor.of($0.color) }) {
      self.init { _ in color }
      return
    }
    self.init { traits in
      set.color(for: AssetEnvironment(traits)).map { UIColor.of($0) } ?? .clear
    }
  }

  /// The colour of an entry. A colour of the system that isn't known is clear.
  static func of(_ color: AssetColor) -> UIColor {
    switch color {
    case .system(let reference): UIColor.documentColors[reference.name] ?? .clear
    case .components(let components): of(components)
    }
  }

  private static func of(_ color: AssetColor.Components) -> UIColor {
    let own = [color.red, color.green, color.blue]
    let converted: [Double] =
      switch color.space {
      case .sRGB, .extendedSRGB, .extendedGray: own
      case .displayP3: sRGB(fromDisplayP3: own)
      case .extendedLinearSRGB: own.map { encoded($0) }
      case .grayGamma22: own.map { encoded(pow($0, 2.2)) }
      }
    let parts = converted.map { CGFloat($0) }
    if color.space.isGray { return UIColor(white: parts[0], alpha: CGFloat(color.alpha)) }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: CGFloat(color.alpha))
  }

  /// The components in sRGB of a colour of Display P3, which has the same curve and white. A colour
  /// outside of sRGB gets components below 0 or above 1.
  ///
  /// The matrix follows from the primaries of both spaces (SMPTE EG 432-1, IEC 61966-2-1).
  static func sRGB(fromDisplayP3 components: [Double]) -> [Double] {
    let linear = components.map { decoded($0) }
    let rows = [
      [1.224_940_1, -0.224_940_4, 0.0], [-0.042_056_9, 1.042_057_1, 0.0],
      [-0.019_637_6, -0.078_636_1, 1.098_273_5],
    ]
    return rows.map { row in encoded(zip(row, linear).map { $0 * $1 }.reduce(0, +)) }
  }

  /// The share of light of a component in sRGB (IEC 61966-2-1).
  private static func decoded(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ light: Double) -> Double {
    light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
