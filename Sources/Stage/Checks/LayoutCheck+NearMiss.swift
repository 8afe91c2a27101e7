import Wording

extension LayoutCheck {
  /// Two neighbours whose edges are nearly, but not quite, on one line.
  public static let nearMiss = LayoutCheck(
    "near-miss", .hint, "edges of neighbours that are nearly on a line",
    Explanation(
      finds: """
        Two views below each other whose left or right edges differ by more than a pixel and at most
        2 points, or two controls or pictures beside each other with such tops or bottoms. It looks
        like a slip, whether people see what is wrong or not.
        """,
      example: """
        A title with leading 16, and the text below it with leading 17.
        """,
      mending: """
        Align the two edges by a constraint, title.leading == text.leading, or make the constants
        equal. Where the difference is meant, as for a picture with a border of its own, leave it.
        """)
  ) { layout in
    @MainActor func groups(_ isWanted: (CheckedLayout.ShownContent) -> Bool) -> [EdgeGroup] {
      layout.siblings {
        // The frames of switches and sliders are wider than what is drawn.
        layout.content(of: $0).map(isWanted) == true && layout.isUpright($0)
          && layout.views[$0].alignmentRectInsets == .zero
      }
    }
    let all = groups { _ in true }
    // Lines of text beside something have their letters on a line, and not their tops.
    let alike = groups { $0 == .control } + groups { $0 == .picture }
    return Neighbours.all.flatMap { neighbours in
      NearLine.all(across: neighbours.isHorizontal).map { line in
        let groups = neighbours.isHorizontal ? alike : all
        return GeometricCase(
          conditions: [
            line.distance > 1.01 * layout.pixel, line.distance < layout.limits.nearMiss + 0.01,
            line.shift > 1.01 * layout.pixel, neighbours.gap > -1, neighbours.gap < mostGap,
          ] + neighbours.facing, candidates: .pairs(groups, reach: mostGap),
          subjects: [.first, .second]
        ) { reading in
          "The \(line.name) edges of \(reading.name(.first)) and \(reading.name(.second)) are "
            + "\(reading[line.distance].shortDecimal) points apart"
        }
      }
    }
  }

  /// In points: what is further apart is not seen as one line.
  private static let mostGap = 40.0
}

/// Two edges that might be on one line.
private struct NearLine: Sendable {
  let distance: EdgeExpression
  /// Twice the distance of the middles, to one side or the other: what has its middle on a line is
  /// aligned by that.
  let shift: EdgeExpression
  let name: String

  /// The edges of neighbours that may be on a line, each with either of them first.
  static func all(across isHorizontal: Bool) -> [NearLine] {
    let (one, other) = (EdgePlace.first, EdgePlace.second)
    return [(one, other), (other, one)].flatMap { a, b -> [NearLine] in
      let shift =
        isHorizontal ? a.doubledMiddleY - b.doubledMiddleY : a.doubledMiddleX - b.doubledMiddleX
      let edges =
        isHorizontal
        ? [(a.top - b.top, "top"), (a.bottom - b.bottom, "bottom")]
        : [(a.left - b.left, "left"), (a.right - b.right, "right")]
      return edges.flatMap { distance, name in
        [shift, -1 * shift].map { NearLine(distance: distance, shift: $0, name: name) }
      }
    }
  }
}
