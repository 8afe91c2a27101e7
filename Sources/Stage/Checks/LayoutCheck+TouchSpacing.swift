import Wording

extension LayoutCheck {
  /// Two small buttons beside each other that a finger may confuse.
  public static let touchSpacing = LayoutCheck(
    "touch-spacing", .hint, "small buttons with less than 8 points between",
    Explanation(
      finds: """
        Two buttons beside each other that are both smaller than a finger, 44 points, along the line
        between them, with less than 8 points between the two. People hit the wrong one.
        """,
      example: """
        Two icons of 24 x 24 points in a stack with a spacing of 4.
        """,
      mending: """
        Make the buttons 44 points wide, with their pictures centred, or give them more space.
        """),
    runsByDefault: false
  ) { layout in
    let groups = layout.siblings {
      layout.views[$0] is UIButton && layout.takesTouches($0) && layout.isUpright($0)
    }
    return Neighbours.all.map { neighbours in
      GeometricCase(
        conditions: [
          neighbours.gap > -1, neighbours.gap < layout.limits.touchSpacing - layout.pixel / 2,
          neighbours.lengths.0 < layout.limits.touchTarget - layout.pixel / 2,
          neighbours.lengths.1 < layout.limits.touchTarget - layout.pixel / 2,
          neighbours.lengths.0 > 0, neighbours.lengths.1 > 0,
        ] + neighbours.facing, candidates: .pairs(groups, reach: layout.limits.touchSpacing),
        subjects: [.first, .second], decisive: 1
      ) { reading in
        "\(reading.name(.first)) and \(reading.name(.second)) are small for a finger, and "
          + "\(max(0, reading[neighbours.gap]).shortDecimal) points apart"
      }
    }
  }
}
