extension LayoutCheck {
  /// A text that is drawn over another one, with no opaque view between them.
  public static let overlappingTexts = LayoutCheck(
    "overlapping-texts", .warning, "a text that is written over another one",
    Explanation(
      finds: """
        A text whose letters are drawn over those of another one, with nothing opaque between the two.
        """,
      example: """
        A title and a date are both pinned to the edges of a row; a long title reaches the date.
        """,
      mending: """
        Add the space between the two, title.trailing <= date.leading - 8, and raise the compression
        resistance of the one that must stay whole.
        """)
  ) { check, layout in
    var found: [LayoutProblem] = []
    let boxes = LineBox.boxes(of: layout)
    var open: [LineBox] = []
    var known: Set<[Int]> = []
    for box in boxes {
      open.removeAll { $0.ink.maxY <= box.ink.minY }
      for other in open where other.index != box.index {
        let pair = [min(box.index, other.index), max(box.index, other.index)]
        guard !known.contains(pair), other.ink.intersects(box.ink),
          layout.scroller(of: pair[0]) == layout.scroller(of: pair[1]),
          !layout.hides(other.ink.intersection(box.ink), from: pair[1], of: pair[0])
        else { continue }
        known.insert(pair)
        let (back, front) = (layout.items[pair[0]], layout.items[pair[1]])
        found.append(
          LayoutProblem(
            check, "The text of \(front.name) is written over that of \(back.name)",
            views: [front.path, back.path]))
      }
      open.append(box)
    }
    return found
  }
}

/// One line of a text, in the window's coordinates.
private struct LineBox {
  /// The index of its view.
  let index: Int
  /// The visible rectangle that letters fill. It is smaller than the line's frame, since frames may
  /// overlap a little.
  let ink: CGRect

  /// All visible lines, from top to bottom.
  @MainActor
  static func boxes(of layout: CheckedLayout) -> [LineBox] {
    var boxes: [LineBox] = []
    for text in layout.texts where !text.lines.isEmpty && layout.isOpaque(text.index) {
      let inSight = layout.partInSight(of: text.index)
      guard !inSight.isEmpty else { continue }
      // Of a long text that scrolls, few lines are worth a closer look.
      let near = text.view.convert(inSight, from: nil).insetBy(dx: -1, dy: -1)
      for line in text.lines {
        let ink = line.frame.insetBy(dx: 2, dy: line.frame.height / 5)
        guard ink.intersects(near) else { continue }
        let part = text.view.convert(ink, to: nil).intersection(inSight)
        if !part.isEmpty { boxes.append(LineBox(index: text.index, ink: part)) }
      }
    }
    return boxes.sorted {
      ($0.ink.minY, $0.ink.minX, $0.index) < ($1.ink.minY, $1.ink.minX, $1.index)
    }
  }
}

extension CheckedLayout {
  /// Whether the view at an index and its superviews are opaque.
  fileprivate func isOpaque(_ index: Int) -> Bool {
    guard items[index].alpha == 1 else { return false }
    for index in around(index) where items[index].alpha != 1 { return false }
    return true
  }

  /// Whether a view in front of the view at `back`, up to the view at `front`, hides a part of the
  /// view at `back`.
  fileprivate func hides(_ part: CGRect, from front: Int, of back: Int) -> Bool {
    (back + 1...front).contains { index in
      guard items[index].isShown, items[index].frameInWindow.contains(part) else { return false }
      let background = views[index].backgroundColor?.cgColor.alpha ?? 0
      return background == 1 || (views[index] as? UIImageView)?.image != nil
    }
  }
}
