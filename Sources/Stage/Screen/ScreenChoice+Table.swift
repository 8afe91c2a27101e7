import AutoLayout

extension ScreenChoice {
  /// All choices, in the order of headers and summaries.
  public static let all = [widthClass, heightClass, textSize, direction, interfaceStyle]

  /// The horizontal size class: the device's, or a forced one.
  public static let widthClass = ScreenChoice(
    "width class", \.widthClass, SizeClassChoice.allCases.map { ($0.rawValue, $0) })

  /// The vertical size class: the device's, or a forced one.
  public static let heightClass = ScreenChoice(
    "height class", \.heightClass, SizeClassChoice.allCases.map { ($0.rawValue, $0) })

  /// The text size, from the smallest to the largest; it does not wrap around.
  public static let textSize = ScreenChoice(
    "text size", \.textSize, TextSize.allCases.map { ($0.rawValue, $0) }, isRing: false
  ) { size in
    size == .large ? nil : Note(short: "text \(size.rawValue)", long: "text \(size.rawValue)")
  }

  /// The reading direction.
  public static let direction = ScreenChoice(
    "direction", \.direction, [("ltr", .leftToRight), ("rtl", .rightToLeft)]
  ) { direction in
    direction == .leftToRight ? nil : Note(short: "RTL", long: "right to left")
  }

  /// The light or dark interface.
  public static let interfaceStyle = ScreenChoice(
    "interface style", \.interfaceStyle, [("light", .light), ("dark", .dark)]
  ) { style in
    style == .dark ? Note(short: "dark", long: "dark") : nil
  }
}
