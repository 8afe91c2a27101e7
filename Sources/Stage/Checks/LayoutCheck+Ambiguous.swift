import Wording

extension LayoutCheck {
  /// A view or guide whose position or size is ambiguous.
  public static let ambiguous = LayoutCheck(
    "ambiguous", .warning, "a view's place or size is left open",
    Explanation(
      finds: """
        A view whose constraints can be met in several ways, so that it may stand elsewhere, or be larger
        or smaller, whenever the layout is computed. Named are the attributes that are open.
        A scroll view is found where nothing says how large its content is.
        A placeholder constraint is gone once the app runs, and stands for one that code adds: what
        it would determine is left out.
        """,
      example: """
        A label with a leading and no top constraint: its top could be anywhere.
        A scroll view whose content is pinned to its top, left and right, but not to its bottom.
        """,
      mending: """
        Add the constraint that is missing: each view needs a place and a size on both axes, of which texts
        and controls have the size by themselves. Pin the content of a scroll view to all four edges of its
        content layout guide. In the app, x adds what is missing.
        """)
  ) { check, layout in
    let open = layout.openAttributes
    return layout.items.indices.compactMap { index in
      layout.isContentOfCell(index) ? nil : problem(check, of: layout.items[index], open[index])
    }
      + layout.guides.indices.compactMap { index in
        let (guide, attributes) = (layout.guides[index], open[layout.items.count + index])
        // The layout of a list gives its content a size.
        let owner = guide.parent.map { layout.views[$0] }
        if guide.path.name == "contentLayoutGuide",
          owner is UICollectionView || owner is UITableView
        {
          return nil
        }
        return contentProblem(check, of: guide, attributes, in: layout)
          ?? problem(check, of: guide, attributes)
      }
  }

  /// The problem of a view or guide with ambiguous attributes; nil if it has none.
  private static func problem(
    _ check: LayoutCheck, of item: SceneView, _ open: [String]
  ) -> LayoutProblem? {
    guard !open.isEmpty else { return nil }
    return LayoutProblem(
      check, "The \(open.listed) of \(item.name) could be otherwise",
      views: [item.path], attributes: open)
  }

  /// The problem of a scroll view whose content has no size, in Interface Builder's words: the
  /// scroll view is marked for it, as nobody sees the guide of its content. Nil for another guide.
  private static func contentProblem(
    _ check: LayoutCheck, of guide: SceneView, _ open: [String], in layout: CheckedLayout
  ) -> LayoutProblem? {
    let lengths = open.filter { $0 == "width" || $0 == "height" }
    guard guide.path.name == "contentLayoutGuide", !lengths.isEmpty, let owner = guide.parent,
      layout.views[owner] is UIScrollView
    else { return nil }
    let view = layout.items[owner]
    return LayoutProblem(
      check,
      "The scrollable content \(lengths.count == 2 ? "size" : lengths[0]) of \(view.name) is ambiguous",
      views: [view.path, guide.path], attributes: open)
  }
}
