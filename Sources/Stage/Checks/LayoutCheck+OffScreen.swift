import Wording

extension LayoutCheck {
  /// A view whose alignment rectangle extends beyond the screen by a point or more; a picture by 4
  /// points, and a scroll view by 8. Its subviews are not reported as well. Content that scrolls or
  /// that a superview clips is ignored.
  public static let offScreen = LayoutCheck(
    "off-screen", .warning, "a view that reaches beyond the screen",
    Explanation(
      finds: """
        A view of which a part lies outside of the screen, where nobody sees or taps it.
        What scrolls or is clipped is left out, and so is what is in a view that was found.
        """,
      example: """
        A box with leading 20 and width 360 reaches 5 points beyond the right of a screen that is
        375 points wide.
        """,
      mending: """
        Pin the edge to the view around it or to the safe area, instead of fixing the length.
        Where a length is a wish, lower its priority, and limit it by a required <= to the screen.
        """)
  ) { layout in
    let views = layout.indices { index in
      layout.items[index].isShown && !layout.around(index).contains { layout.views[$0].cutsOff }
    }
    return layout.groups(of: views).flatMap { margin, group in
      let beyond = EscapedEdge.all(
        of: .first, beyond: .screen, by: margin.least, inset: margin.insets)
      return beyond.map { edge in
        GeometricCase(
          conditions: [edge.condition, EdgePlace.first.width > 0, EdgePlace.first.height > 0],
          candidates: .each(group), isOfOutermost: true
        ) { reading in
          "\(reading.name(.first)) reaches \(EscapedEdge.words(beyond, in: reading)) of the screen"
        }
      }
    }
  }
}

/// What of a view may lie beyond the screen.
private struct Margin: Hashable {
  /// The insets of the alignment rectangle.
  let insets: UIEdgeInsets
  /// From which distance on it counts, in points.
  let least: Double
}

extension CheckedLayout {
  /// Views by what of them may lie beyond the screen. Their constraints place alignment rectangles:
  /// a slider's frame is 2 points larger on either side. The frame decides for what is rotated or
  /// scaled.
  fileprivate func groups(of views: [Int]) -> [(margin: Margin, items: [EdgeItems])] {
    views.grouped { index in
      let view = self.views[index]
      // Pictures may bleed a little, and the insets of a scroll view make up for what it hides.
      let isList = view is UITableView || view is UICollectionView || view is UITextView
      let least = view is UIImageView ? 4.0 : view is UIScrollView && !isList ? 8 : 1
      return Margin(insets: isUpright(index) ? view.alignmentRectInsets : .zero, least: least)
    }.map { (margin: $0.key, items: $0.members.map { EdgeItems($0) }) }
  }
}
