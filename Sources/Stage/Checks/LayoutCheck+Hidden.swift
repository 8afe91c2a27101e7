import Wording

extension LayoutCheck {
  /// Texts and controls that nobody sees, since an opaque view lies over them.
  public static let hidden = LayoutCheck(
    "hidden", .warning, "texts or controls behind an opaque view",
    Explanation(
      finds: """
        Texts and controls that lie wholly behind an opaque view or a picture. A control that the
        view also keeps from being tapped is told by unreachable alone.
        """,
      example: """
        A picture that fills the screen is the last subview, so that it lies over the buttons. Taps
        go through it, and nobody sees where.
        """,
      mending: """
        Move the view behind the others, as the first subview of the view around them.
        """)
  ) { check, layout in
    let front = layout.items.lastIndex { $0.parent == nil } ?? 0
    let covers = layout.items.indices.dropFirst(front).filter { layout.isOpaque($0) }
    guard !covers.isEmpty else { return [] }
    let found = layout.items.indices.dropFirst(front).compactMap { index -> (Int, Int)? in
      let kind = layout.content(of: index)
      guard kind == .text || kind == .control else { return nil }
      let part = layout.partInSight(of: index)
      guard part.width > 1, part.height > 1 else { return nil }
      let cover = covers.first { cover in
        cover > index && layout.items[cover].frameInWindow.contains(part)
          && layout.scroller(of: cover) == layout.scroller(of: index)
          && !layout.around(cover).contains(index)
          && !(kind == .control && layout.views[cover].isUserInteractionEnabled)
      }
      return cover.map { (index, $0) }
    }
    // A control has texts of its own.
    let outer = found.filter { pair in
      !layout.around(pair.0).contains { around in found.contains { $0.0 == around } }
    }
    return outer.grouped(by: \.1).map { cover, members in
      let names = members.prefix(3).map { layout.items[$0.0].name }
      let more = members.count > 3 ? ["\(members.count - 3) more"] : []
      return LayoutProblem(
        check, "\(layout.items[cover].name) hides \((names + more).listed)",
        views: [layout.items[cover].path, layout.items[members[0].0].path])
    }
  }
}

extension CheckedLayout {
  /// Whether nothing is seen through a view.
  fileprivate func isOpaque(_ index: Int) -> Bool {
    let (item, view) = (items[index], views[index])
    guard item.isShown, item.alpha == 1, around(index).allSatisfy({ items[$0].alpha == 1 }),
      !view.isTransformed
    else { return false }
    if let picture = view as? UIImageView {
      return picture.image != nil && picture.contentMode != .center
        && picture.contentMode != .scaleAspectFit || (picture.backgroundColor?.cgColor.alpha == 1)
    }
    return view.backgroundColor?.cgColor.alpha == 1
  }
}
