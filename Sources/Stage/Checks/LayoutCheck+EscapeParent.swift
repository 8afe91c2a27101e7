extension LayoutCheck {
  /// A text that extends beyond a view around it that clips, and so is cut off, or a control that
  /// extends beyond the view around it, and takes no touches there.
  public static let escapeParent = LayoutCheck(
    "escape-parent", .warning, "a text or control that leaves its superview",
    Explanation(
      finds: """
        A text of which a part lies outside of the view around it, where that view clips: the part
        is cut off. Or a control of which a part lies outside, where it takes no touches (a note).
        What scrolls, what lies outside as a whole, and what reaches out on two opposite sides is
        left out, and so is what leaves the whole screen, which off-screen finds.
        """,
      example: """
        A card of 200 points holds a button with leading 20 and width 220, which ends 40 points
        outside of the card: a tap on these 40 points does nothing.
        """,
      mending: """
        Pin the edge of the content to the view around it, so that the one follows the other.
        """)
  ) { layout in
    [Escape.cutOff, .untouchable].flatMap { escape in
      let edges = EscapedEdge.all(of: .first, beyond: .second, by: escape.least)
      let candidates = layout.escapes(escape)
      return edges.enumerated().map { place, edge in
        GeometricCase(
          conditions: [
            edge.condition,
            // What reaches out on both sides was made larger on purpose; what begins at the edge
            // does not reach out there.
            edges[(place + 2) % 4].distance < 0.01,
          ] + EdgePlace.shareArea(.first, .second), candidates: .each(candidates),
          severity: escape == .cutOff ? .warning : .hint, subjects: [.first, .second],
          isOfOutermost: true
        ) { reading in
          "\(reading.name(.first)) reaches \(EscapedEdge.words(edges, in: reading)) of "
            + reading.name(.second) + escape.words
        }
      }
    }
  }
}

/// What becomes of the part of a view that lies outside of its superview.
private enum Escape {
  /// A text whose superview clips.
  case cutOff
  /// A control.
  case untouchable

  /// The distance that counts, in points: letters fill less than their label, and few taps go to
  /// the edge of a control.
  var least: Double { self == .cutOff ? 5 : 8 }

  var words: String {
    self == .cutOff ? ", which cuts it off" : ", where no tap reaches it"
  }
}

extension CheckedLayout {
  /// The views that may escape, each with its superview.
  fileprivate func escapes(_ escape: Escape) -> [EdgeItems] {
    indices { index in
      guard let parent = items[index].parent, items[parent].parent != nil, isUpright(index),
        !(views[parent] is UIScrollView), !isPlacedByCell(index)
      else { return false }
      return switch escape {
      case .cutOff: content(of: index) == .text && views[parent].clipsToBounds
      case .untouchable: takesTouches(index)
      }
    }.map { EdgeItems($0, items[$0].parent ?? 0) }
  }

  /// Whether the style of a row places a view, as its text, and no constraint.
  private func isPlacedByCell(_ index: Int) -> Bool {
    guard let parent = items[index].parent else { return false }
    let isInContent = (views[parent].superview as? UITableViewCell)?.contentView === views[parent]
    return views[parent] is UITableViewCell
      || isInContent && views[index].translatesAutoresizingMaskIntoConstraints
  }
}

extension EdgePlace {
  /// Two items that overlap, be it by their edges alone; neither is empty.
  fileprivate static func shareArea(_ one: EdgePlace, _ other: EdgePlace) -> [EdgeCondition] {
    [
      one.right > other.left, other.right > one.left, one.bottom > other.top,
      other.bottom > one.top, one.width > 0, one.height > 0,
    ]
  }
}
