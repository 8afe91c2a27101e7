extension LayoutCheck {
  /// All checks, in the order in which their problems are listed.
  public static let all: [LayoutCheck] = [
    .conflict, .approximate, .ambiguous, .truncatedText, .noRoom, .overlappingTexts,
    .offScreen, .outsideSafeArea, .unreachable, .hidden, .unscrollable, .zeroSize, .escapeParent,
    .negativeGap, .aspectDistorted, .autoresizingMask, .notice, .touchTarget, .rowPixel, .nearMiss,
    .leftRight, .duplicate, .overlap, .equalPriorities, .protoShipped, .unlabeledButton, .misplaced,
  ]

  /// The checks that run without being asked for.
  public static let byDefault = all.filter(\.runsByDefault)

  /// The checks that find faults: all but the hints.
  public static let problems = Set(all.filter { $0.severity != .hint })
}
