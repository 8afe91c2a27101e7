import Wording

extension LayoutCheck {
  /// Two views that overlap although a constraint asks for a space between them.
  public static let negativeGap = LayoutCheck(
    "negative-gap", .warning, "views that overlap despite a space between them",
    Explanation(
      finds: """
        Two views that overlap although a constraint puts a space of 0 points or more between them.
        The constraint has a priority below 1000, and a stronger one has won.
        """,
      example: """
        button.top >= text.bottom + 8 at priority 750 holds on tall screens. On a short one the text
        is longer than the room, and the button slides over it.
        """,
      mending: """
        Make the constraint required, and let something else give way: a lower compression
        resistance of the text, a scroll view around both, or a smaller fixed height.
        """)
  ) { layout in
    layout.gaps.compactMap { gap in
      guard gap.isOptional, gap.least >= 0 else { return nil }
      return GeometricCase(
        conditions: [gap.distance < -0.99 * layout.pixel] + gap.facing,
        candidates: .each([EdgeItems(gap.before, gap.after)]), subjects: [.second, .first]
      ) { reading in
        "\(reading.name(.second)) overlaps \(reading.name(.first)) by "
          + "\((-reading[gap.distance]).shortDecimal) points, where a constraint asks for "
          + (gap.least > 0 ? "a space of \(gap.least.shortDecimal)" : "no overlap")
      }
    }
  }
}
