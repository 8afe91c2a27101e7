extension ScreenChoice {
  /// All choices, in the order of headers and summaries.
  public static let all = [
    widthClass, heightClass, textSize, boldText, direction, interfaceStyle, motion, keyboard,
    systemVersion, textMetrics,
  ]

  /// The horizontal size class: the device's, or a forced one. The other one than the device's
  /// comes first.
  public static let widthClass = ScreenChoice(
    "width class", \.widthClass, SizeClassChoice.allCases.map { ($0.rawValue, $0) },
    order: { SizeClassChoice.order(own: $0.ownClasses.width) })

  /// The vertical size class: the device's, or a forced one.
  public static let heightClass = ScreenChoice(
    "height class", \.heightClass, SizeClassChoice.allCases.map { ($0.rawValue, $0) },
    order: { SizeClassChoice.order(own: $0.ownClasses.height) })

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

  /// The version of iOS, which decides the sizes of controls and texts.
  public static let systemVersion = ScreenChoice(
    "iOS version", \.systemVersion, SimulatedScreen.systemVersions.map { ("\($0)", $0) }
  ) { version in
    version == SimulatedScreen().systemVersion
      ? nil : Note(short: "iOS \(version)", long: "iOS \(version)")
  }

  /// The measure of text: a device's, or columns of 8 points.
  public static let textMetrics = ScreenChoice(
    "text metrics", \.textMetrics, [("device", nil), ("columns", .columns)]
  ) { metrics in
    metrics == nil ? nil : Note(short: "columns", long: "text in columns")
  }

  /// The light or dark interface.
  public static let interfaceStyle = ScreenChoice(
    "interface style", \.interfaceStyle, [("light", .light), ("dark", .dark)]
  ) { style in
    style == .dark ? Note(short: "dark", long: "dark") : nil
  }

  /// The user's wish for bold text.
  public static let boldText = ScreenChoice(
    "text weight", \.hasBoldText, [("regular", false), ("bold", true)]
  ) { $0 ? Note(short: "bold", long: "bold text") : nil }

  /// The user's wish for reduced motion.
  public static let motion = ScreenChoice(
    "motion", \.reducesMotion, [("full", false), ("reduced", true)]
  ) { $0 ? Note(short: "less motion", long: "reduced motion") : nil }

  /// The keyboard, up or down.
  public static let keyboard = ScreenChoice(
    "keyboard", \.showsKeyboard, [("down", false), ("up", true)]
  ) { $0 ? Note(short: "keyboard", long: "with the keyboard") : nil }
}
