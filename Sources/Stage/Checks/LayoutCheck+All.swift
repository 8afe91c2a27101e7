extension LayoutCheck {
  /// Every check, in the order in which problems are listed.
  public static let all: [LayoutCheck] = [
    .conflict, .ambiguous, .truncatedText, .noRoom, .overlappingTexts, .offScreen, .unreachable,
    .notice, .touchTarget,
  ]

  /// Those that find what is wrong: all but the hints.
  public static let problems = Set(all.filter { $0.severity != .hint })
}
