extension LayoutCheck {
  /// All checks, in the order in which their problems are listed.
  public static let all: [LayoutCheck] = [
    .conflict, .approximate, .ambiguous, .truncatedText, .noRoom, .overlappingTexts, .offScreen,
    .unreachable, .notice, .touchTarget,
  ]

  /// The checks that find faults: all but the hints.
  public static let problems = Set(all.filter { $0.severity != .hint })
}
