import Wording

extension LayoutCheck {
  /// A text, control, picture or list whose alignment rectangle extends beyond the screen by a
  /// point or more. Content that scrolls or that a superview clips is ignored. Another view is a
  /// note if nothing in it is found: grounds hang over edges on purpose.
  public static let offScreen = LayoutCheck(
    "off-screen", .warning, "a view that reaches beyond the screen",
    Explanation(
      finds: """
        A text, control, picture or list of which a part lies outside of the screen, where nobody
        sees or taps it. What scrolls or is clipped is left out, and so is what is in a view that was
        found. A view that shows none of these is a note.
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
    let leasts = layout.leastDistances(of: views)
    return Set(leasts.values).sorted().flatMap { least in
      layout.groups(of: views.filter { leasts[$0] == least }).flatMap { insets, group in
        let beyond = EscapedEdge.all(of: .first, beyond: .screen, by: max(1, least), inset: insets)
        return beyond.map { edge in
          GeometricCase(
            conditions: [edge.condition, EdgePlace.first.width > 0, EdgePlace.first.height > 0],
            candidates: .each(group), severity: least > 0 ? nil : .hint, isOfOutermost: true
          ) { reading in
            "\(reading.name(.first)) reaches \(EscapedEdge.words(beyond, in: reading)) of the screen"
          }
        }
      }
    }
  }
}

extension CheckedLayout {
  /// Views by the insets of their alignment rectangles, which their constraints place: a slider's
  /// frame is 2 points larger on either side. The frame decides for what is rotated or scaled.
  fileprivate func groups(of views: [Int]) -> [(insets: UIEdgeInsets, items: [EdgeItems])] {
    views.grouped {
      isUpright($0) ? self.views[$0].alignmentRectInsets : .zero
    }.map { (insets: $0.key, items: $0.members.map { EdgeItems($0) }) }
  }

  /// How far each of some views has to reach beyond the screen until it is a fault, in points; 0 of
  /// what has no content in it. What only has content in it is left out: the content is looked at.
  fileprivate func leastDistances(of views: [Int]) -> [Int: Double] {
    var (leasts, around): ([Int: Double], Set<Int>) = ([:], [])
    for index in views {
      let view = self.views[index]
      let content = content(of: index)
      guard content != nil || view is UIScrollView else { continue }
      // Pictures may bleed a little, and a scroll view has an inset for what it hides.
      let isList = view is UITableView || view is UICollectionView || view is UITextView
      leasts[index] = content == .picture ? 4 : content != nil || isList ? 1 : 8
      around.formUnion(self.around(index))
    }
    for index in views where leasts[index] == nil && !around.contains(index) { leasts[index] = 0 }
    return leasts
  }
}
