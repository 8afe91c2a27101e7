import AutoLayout

extension ScreenChoice {
  /// All choices, in the order of headers and summaries.
  public static let all = [widthClass, heightClass, textSize, direction, interfaceStyle]

  public static let widthClass = ScreenChoice(
    "width class", \.widthClass, SizeClassChoice.allCases.map { ($0.rawValue, $0) })

  public static let heightClass = ScreenChoice(
    "height class", \.heightClass, SizeClassChoice.allCases.map { ($0.rawValue, $0) })

  public static let textSize = ScreenChoice(
    "text size", \.textSize, TextSize.allCases.map { ($0.rawValue, $0) }, isRing: false
  ) { size in
    size == .large ? nil : Note(short: "text \(size.rawValue)", long: "text \(size.rawValue)")
  }

  public static let direction = ScreenChoice(
    "direction", \.direction, [("ltr", .leftToRight), ("rtl", .rightToLeft)]
  ) { direction in
    direction == .leftToRight ? nil : Note(short: "RTL", long: "right to left")
  }

  public static let interfaceStyle = ScreenChoice(
    "interface style", \.interfaceStyle, [("light", .light), ("dark", .dark)]
  ) { style in
    style == .dark ? Note(short: "dark", long: "dark") : nil
  }
}
