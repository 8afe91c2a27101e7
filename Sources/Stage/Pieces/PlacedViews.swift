/// The layout of a scene at one length of its screen: what checks find in it, and where all views
/// are before they are rounded to pixels.
struct PlacedViews {
  /// The width or the height of the screen, in points.
  let length: Int
  let paths: [ViewPath]
  /// The index of the view around each view; nil for the outermost ones.
  private let parents: [Int?]
  /// The frames that the constraints give, in the superviews' coordinates.
  let frames: [CGRect]
  /// How far each view has scrolled its subviews: the origins of the bounds.
  private let scrolls: [CGPoint]
  /// The edges of these frames in the window.
  let edges: EdgeValues
  /// The names of the views, and whether they are shown.
  let names: [(name: String, isShown: Bool)]
  /// The number of lines of the texts in sight, by the indices of their views.
  let lines: [Int: Int]
  let problems: [LayoutProblem]
  /// What tells the problems from those of other lengths, whatever numbers they name.
  let signs: Set<ProblemSign>

  @MainActor
  init(of host: SceneHost, at length: Int) {
    self.length = length
    problems = host.snapshot.problems
    let layout = host.checkedLayout
    signs = Set(problems.map(ProblemSign.init))
    paths = layout.items.map(\.path)
    parents = layout.items.map(\.parent)
    names = layout.items.map { ($0.name, $0.isShown) }
    lines = Dictionary(
      layout.texts.map { ($0.index, $0.lines.count) }, uniquingKeysWith: { first, _ in first })
    frames = layout.items.map(\.solvedFrame)
    scrolls = layout.views.map(\.bounds.origin)
    var places = WindowPlaces(capacity: layout.views.count)
    let framesInWindow = zip(zip(layout.views, host.currentInventory.items), frames).map {
      places.add($0.0, $0.1, frame: $1)
    }
    edges = EdgeValues(framesInWindow, screen: layout.screen.size)
  }

  /// The views that are not at some frames, but for rounding errors, and those in them.
  func strays(from others: [CGRect?]) -> Set<ViewPath> {
    viewsAndInner { index in others[index].map { !frames[index].isNearly($0) } ?? true }
  }

  /// The views that are scrolled otherwise than in another layout, which no constraint says, and
  /// those in them.
  func scrolled(since other: PlacedViews) -> Set<ViewPath> {
    guard paths == other.paths else { return Set(paths) }
    return viewsAndInner { index in
      guard let parent = parents[index] else { return false }
      let (here, there) = (scrolls[parent], other.scrolls[parent])
      return abs(here.x - there.x) > 1e-3 || abs(here.y - there.y) > 1e-3
    }
  }

  /// The views whose index is meant, and those in them.
  func viewsAndInner(where isMeant: (Int) -> Bool) -> Set<ViewPath> {
    var found: Set<ViewPath> = []
    // A view comes after the view around it.
    for (index, path) in paths.enumerated() {
      let isInside = parents[index].map { found.contains(paths[$0]) } ?? false
      if isInside || isMeant(index) { found.insert(path) }
    }
    return found
  }

  /// Whether all edges are as far between those of two other layouts as its length is.
  func isInLine(from first: PlacedViews, to last: PlacedViews) -> Bool {
    guard paths == first.paths, paths == last.paths else { return false }
    let share = Double(length - first.length) / Double(last.length - first.length)
    return paths.indices.allSatisfy { index in
      EdgeSide.allCases.allSatisfy { side in
        let (one, other) = (first.edges[index, side], last.edges[index, side])
        return abs(one + (other - one) * share - edges[index, side]) < 1e-3
      }
    }
  }
}
