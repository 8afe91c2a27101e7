extension LayoutCheck {
  /// A text or control, or a view with some in it, left of or above the content of its scroll view,
  /// where no scrolling brings it into sight.
  public static let unscrollable = LayoutCheck(
    "unscrollable", .warning, "a text or control where no scrolling reaches",
    Explanation(
      finds: """
        Something left of or above the content of a scroll view. Scrolling ends where the content
        begins, so nobody ever sees it. Found are parts of texts and controls, and whole views with
        a text, control or picture. What the insets of the content make room for is left out, and so
        is what lists place, and a content whose size is ambiguous.
        """,
      example: """
        A label of 200 points whose middle is 60 points from the left edge of the content: its first
        40 points can't be scrolled to.
        """,
      mending: """
        Pin the left and top edges to the content layout guide, with constants that are not
        negative. Where the view is meant to be there, give the scroll view a contentInset that has
        room for it.
        """)
  ) { layout in
    layout.scrolledContents.flatMap { content in
      ScrolledContent.Side.allCases.map(content.outside)
        + [(content.texts, 5), (content.controls, 8)].flatMap { content.reachingOut($0, by: $1) }
    }
  }
}

/// What a scroll view scrolls.
private struct ScrolledContent {
  /// A side on which scrolling ends where the content begins.
  enum Side: CaseIterable {
    case top, left
  }

  /// Where scrolling ends, from the left and top edge of the scroll view, in points.
  let start: (x: Double, y: Double)
  /// The views that are or have a text, control or picture, each with the scroll view.
  var all: [EdgeItems] = []
  var texts: [EdgeItems] = []
  var controls: [EdgeItems] = []

  /// Views of which nothing can be seen.
  func outside(_ side: Side) -> GeometricCase {
    let (end, words) =
      switch side {
      case .top: (EdgePlace.second.top + start.y - EdgePlace.first.bottom, "above")
      case .left: (EdgePlace.second.left + start.x - EdgePlace.first.right, "left of")
      }
    return GeometricCase(
      conditions: [end > -0.01, EdgePlace.first.width > 0, EdgePlace.first.height > 0],
      candidates: .each(all), subjects: [.first, .second], isOfOutermost: true
    ) { reading in
      "\(reading.name(.first)) lies \(words) the content of \(reading.name(.second)), where no "
        + "scrolling reaches it"
    }
  }

  /// Views of which a part can't be seen.
  /// - Parameter least: The distance that counts, in points.
  func reachingOut(_ items: [EdgeItems], by least: Double) -> [GeometricCase] {
    let edges = [
      EscapedEdge(
        distance: EdgePlace.second.top + start.y - EdgePlace.first.top, least: least - 0.01,
        name: "top"),
      EscapedEdge(
        distance: EdgePlace.second.left + start.x - EdgePlace.first.left, least: least - 0.01,
        name: "left"),
    ]
    return edges.map { edge in
      GeometricCase(
        conditions: [edge.condition, EdgePlace.first.width > 0, EdgePlace.first.height > 0],
        candidates: .each(items), subjects: [.first, .second], isOfOutermost: true
      ) { reading in
        "\(reading.name(.first)) reaches \(EscapedEdge.words(edges, in: reading)) of the content "
          + "of \(reading.name(.second)), where no scrolling reaches it"
      }
    }
  }
}

extension CheckedLayout {
  /// The contents of the scroll views whose content begins where their constraints say.
  fileprivate var scrolledContents: [ScrolledContent] {
    guard views.contains(where: { $0 is UIScrollView }) else { return [] }
    var contents: [Int: ScrolledContent] = [:]
    for (index, view) in views.enumerated() {
      guard let view = view as? UIScrollView, scrollsByItself(index) else { continue }
      let (inset, origin) = (view.adjustedContentInset, view.bounds.origin)
      contents[index] = ScrolledContent(
        start: (-Double(inset.left + origin.x), -Double(inset.top + origin.y)))
    }
    let hasContent = viewsWithContent
    var scrollers: [Int?] = []
    for (index, item) in items.enumerated() {
      let scroller = item.parent.flatMap { views[$0] is UIScrollView ? $0 : scrollers[$0] }
      scrollers.append(scroller)
      guard let scroller, hasContent[index], item.isShown, item.ambiguous.isEmpty, isUpright(index)
      else { continue }
      let pair = EdgeItems(index, scroller)
      contents[scroller]?.all.append(pair)
      switch content(of: index) {
      case .text: contents[scroller]?.texts.append(pair)
      case .control: contents[scroller]?.controls.append(pair)
      case .picture, nil: break
      }
    }
    return contents.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether a scroll view can be scrolled, and constraints say where its content is: no code that
  /// places rows, and nothing that is missing.
  private func scrollsByItself(_ index: Int) -> Bool {
    let view = views[index]
    guard items[index].isScrollable, items[index].isShown, isUpright(index),
      !(view is UITableView), !(view is UICollectionView), !(view is UITextView)
    else { return false }
    return !guides.contains { $0.parent == index && !$0.ambiguous.isEmpty }
  }

  /// For each view whether it, or a view in it, shows a text, a control or a picture. What pulling
  /// refreshes waits outside of the content on purpose.
  private var viewsWithContent: [Bool] {
    var has = items.indices.map { content(of: $0) != nil && !(views[$0] is UIRefreshControl) }
    // A view comes after the view around it.
    for index in items.indices.reversed() where has[index] {
      if let parent = items[index].parent { has[parent] = true }
    }
    return has
  }
}
