import Wording

/// A layout as checks read it: its values, and its views.
@MainActor
struct CheckedLayout {
  let screen: SimulatedScreen
  let window: UIWindow
  /// The views in the snapshot's order: each before its subviews, siblings from back to front.
  let items: [SceneView]
  /// The views of ``items``, at the same indices.
  let views: [UIView]
  /// The layout guides.
  let guides: [SceneView]
  /// The visible texts, in the order of the views.
  let texts: [ShownText]
  /// The messages of the layout's log, oldest first.
  let messages: [LayoutMessage]
  /// The scene's active constraints.
  let constraints: CheckedConstraints
  /// The edges of ``items``, at the same indices.
  let edges: EdgeValues
  let limits: CheckLimits
  private let lookups: Lookups

  init(
    screen: SimulatedScreen, window: UIWindow, items: [SceneView], views: [UIView],
    guides: [SceneView], messages: [LayoutMessage], constraints: CheckedConstraints,
    limits: CheckLimits, lookups: Lookups
  ) {
    self.screen = screen
    self.window = window
    self.items = items
    self.views = views
    self.guides = guides
    self.messages = messages
    self.constraints = constraints
    self.limits = limits
    edges = EdgeValues(items.lazy.map(\.frameInWindow), screen: screen.size)
    self.lookups = lookups
    texts = items.indices.compactMap { index in
      guard items[index].isShown, let view = views[index] as? any TextShowing else { return nil }
      return ShownText(index: index, view: view, lines: view.placedLines)
    }
  }

  /// Constraints in the form shown to users.
  func describe(_ constraints: [NSLayoutConstraint]) -> [SceneConstraint] {
    lookups.describe(constraints)
  }

  /// The ambiguous attributes of the views and then of the guides that stay ambiguous once code
  /// adds what the documents' placeholder constraints stand for.
  var openAttributes: [[String]] {
    let isOpen =
      items.contains { !$0.ambiguous.isEmpty } || guides.contains { !$0.ambiguous.isEmpty }
    return isOpen ? lookups.openAttributes() : (items + guides).map { _ in [] }
  }

  /// What few checks ask for, and is found out then.
  struct Lookups {
    /// Constraints in the form shown to users.
    let describe: ([NSLayoutConstraint]) -> [SceneConstraint]
    /// The ambiguous attributes of the views and then of the guides, without those that the
    /// documents' placeholder constraints would determine.
    let openAttributes: () -> [[String]]
  }

  /// The indices of the superviews of the view at an index, innermost first.
  func around(_ index: Int) -> Superviews { Superviews(items: items, parent: items[index].parent) }

  /// The indices of superviews. It has no closures, since the runtime checks each call of one.
  struct Superviews: Sequence, IteratorProtocol {
    let items: [SceneView]
    fileprivate(set) var parent: Int?

    mutating func next() -> Int? {
      guard let index = parent else { return nil }
      parent = items[index].parent
      return index
    }
  }

  /// The part of the view at an index that is on the screen and that no superview clips, in the
  /// window's coordinates in points.
  func partInSight(of index: Int) -> CGRect {
    var part = items[index].frameInWindow.intersection(CGRect(origin: .zero, size: screen.size))
    for index in around(index) where views[index].cutsOff {
      part = part.intersection(items[index].frameInWindow)
    }
    return part
  }

  /// The index of the view that scrolls the view at an index: the view itself or the nearest
  /// superview; nil if none scrolls.
  func scroller(of index: Int) -> Int? {
    items[index].isScrollable ? index : around(index).first { items[$0].isScrollable }
  }
}

/// A visible text.
@MainActor
struct ShownText {
  /// The index of its view in the layout.
  let index: Int
  let view: any TextShowing
  /// The lines that fit into the view, in its coordinates.
  let lines: [PlacedLine]

  /// The beginning of the text on one line, in quotes and after a blank; empty without a text.
  var quoted: String {
    guard let words = view.shownText, !words.isEmpty else { return "" }
    return " \"" + words.excerpt.split(whereSeparator: \.isNewline).joined(separator: " ") + "\""
  }
}
