extension LayoutCheck {
  /// A control that covers a part of another control or of a text beside it, or is covered by them.
  ///
  /// One that lies wholly in another is meant to. Two texts are found by what they write over each
  /// other (``overlappingTexts``), and pictures often overlap for their looks.
  public static let overlap = LayoutCheck(
    "overlap", .hint, "a control that overlaps a text or control",
    Explanation(
      finds: """
        A control and another control or text beside it of which one covers a part of the other.
        One that lies wholly inside the other is left out, since that is meant to be.
        """,
      example: """
        A name that grows to the right has no constraint to the button beside it, and runs under
        the button.
        """,
      mending: """
        Add the space between the two, name.trailing <= button.leading - 8, and say by compression
        resistance which of them gives way. Of two that are never shown together, hide one.
        """),
    runsByDefault: false
  ) { layout in
    let groups = layout.siblings {
      layout.isUpright($0)
        && (layout.content(of: $0) == .text || layout.content(of: $0) == .control)
    } isQuiet: {
      layout.content(of: $0) == .text
    }
    return Crossing.all.map { conditions in
      GeometricCase(
        conditions: conditions, candidates: .pairs(groups, reach: 0),
        subjects: [.second, .first]
      ) { reading in
        "\(reading.name(.second)) covers a part of \(reading.name(.first))"
      }
    }
  }
}

/// The ways in which an item lies across an edge of another one: on one axis it begins and ends
/// before the other, and on the other axis they have a part of both in common.
private enum Crossing {
  /// The conditions for each way.
  static let all: [[EdgeCondition]] = {
    let (one, other) = (EdgePlace.first, EdgePlace.second)
    return [
      across(one, other) + besideX, across(other, one) + besideX,
      along(one, other) + besideY, along(other, one) + besideY,
    ]
  }()

  /// From left to right.
  private static func across(_ before: EdgePlace, _ after: EdgePlace) -> [EdgeCondition] {
    [
      before.right - after.left > leastOverlap, after.left > before.left,
      after.right > before.right,
    ]
  }

  /// From top to bottom.
  private static func along(_ before: EdgePlace, _ after: EdgePlace) -> [EdgeCondition] {
    [
      before.bottom - after.top > leastOverlap, after.top > before.top,
      after.bottom > before.bottom,
    ]
  }

  private static let besideX = shared(
    [
      EdgePlace.first.bottom - EdgePlace.second.top, EdgePlace.second.bottom - EdgePlace.first.top,
    ], of: [EdgePlace.first.height, EdgePlace.second.height])

  private static let besideY = shared(
    [
      EdgePlace.first.right - EdgePlace.second.left, EdgePlace.second.right - EdgePlace.first.left,
    ], of: [EdgePlace.first.width, EdgePlace.second.width])

  /// What the items have in common is a part of each of their lengths.
  private static func shared(
    _ overlaps: [EdgeExpression], of lengths: [EdgeExpression]
  ) -> [EdgeCondition] {
    overlaps.flatMap { overlap in
      lengths.map { length -> EdgeCondition in overlap > leastShare * length }
    }
  }

  /// In points: labels are higher than their letters.
  private static let leastOverlap = 2.0
  private static let leastShare = 0.25
}
