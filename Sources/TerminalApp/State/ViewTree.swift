import LayoutTools
import Stage
import Wording

/// The rows of the tree of views: all views but those inside folded views. While a document is
/// edited, also subviews that are not installed.
struct ViewTree: Equatable, Sendable {
  /// A row, by the indices of views in ``SceneSnapshot/views``.
  enum Row: Equatable, Sendable {
    case view(Int)
    /// A view that is not installed, by its place among such views in the same superview.
    case uninstalled(Int, in: Int)
  }

  private(set) var rows: [Row] = []
  /// The indices of the views that have rows, in ascending order, and the indices of their rows.
  private var views: [Int] = []
  private var viewRows: [Int] = []
  /// The views that are not installed, by the indices of the views around them.
  private var uninstalled: [Int: [UninstalledView]] = [:]

  init(_ content: SceneSnapshot, _ state: AppState) {
    // The state is asked about each view: one copy of this part serves all.
    let building = state.building
    // The views around the next view that have more rows than their subviews. The further rows come
    // after the subviews.
    var holders: [Int] = []
    func close(downTo depth: Int) {
      while let holder = holders.last, content.views[holder].depth >= depth {
        holders.removeLast()
        list(holder, content, building)
      }
    }
    // The depth of the folded view whose subviews are being left out.
    var around: Int?
    for (index, view) in content.views.enumerated() {
      if let depth = around, view.depth > depth { continue }
      around = state.panes.tree.folded.contains(view.path) ? view.depth : nil
      close(downTo: view.depth)
      views.append(index)
      viewRows.append(rows.count)
      rows.append(.view(index))
      if around == nil, building?.uninstalledViews(in: view.path).isEmpty == false {
        holders.append(index)
      }
    }
    close(downTo: 0)
  }

  private mutating func list(_ holder: Int, _ content: SceneSnapshot, _ building: Building?) {
    let path = content.views[holder].path
    guard let absent = building?.uninstalledViews(in: path) else { return }
    uninstalled[holder] = absent
    rows += absent.indices.map { .uninstalled($0, in: holder) }
  }

  /// The row of a view; nil if the view is inside a folded one.
  func row(of index: Int) -> Int? {
    let place = views.partitioningIndex(where: { $0 >= index })
    return place < views.count && views[place] == index ? viewRows[place] : nil
  }

  /// The uninstalled view of a row; nil for a row of another kind.
  func uninstalledView(at row: Int) -> UninstalledView? {
    guard rows.indices.contains(row), case .uninstalled(let place, let around) = rows[row] else {
      return nil
    }
    return uninstalled[around]?[place]
  }

  /// The row of the selected view.
  func selectedRow(_ content: SceneSnapshot, _ state: AppState) -> Int? {
    if let id = state.uninstalledIDs.last,
      let row = rows.indices.first(where: { uninstalledView(at: $0)?.id == id })
    {
      return row
    }
    return state.focus.view.flatMap(content.index(of:)).flatMap(row)
  }

  /// The depth of a row in the tree.
  func depth(of row: Row, in content: SceneSnapshot) -> Int {
    switch row {
    case .view(let index): content.views[index].depth
    case .uninstalled(_, let holder): content.views[holder].depth + 1
    }
  }
}

extension SceneSnapshot {
  /// Whether a view has subviews in the tree.
  func hasSubviews(_ index: Int) -> Bool {
    views.indices.contains(index + 1) && views[index + 1].depth > views[index].depth
  }

  /// The superviews of a view, from the nearest to the root.
  func superviews(of path: ViewPath) -> [ViewPath] {
    guard let view = view(at: path) else { return [] }
    return sequence(first: view, next: { $0.parent.map { views[$0] } }).dropFirst().map(\.path)
  }
}

extension ViewTree {
  /// The row so many rows after the selected one. Without a selection, the first or the last row.
  func row(after steps: Int, in state: AppState, on content: SceneSnapshot) -> Int? {
    guard !rows.isEmpty else { return nil }
    if let here = selectedRow(content, state) { return (here + steps).inRing(of: rows.count) }
    // Container views may be around the root view of a scene that is edited.
    let root = state.building?.scene.flatMap { scene in
      scene.canvas.items.first.flatMap { scene.paths[$0.id] }
    }
    let first = root.flatMap(content.index(of:)).flatMap(row)
    return steps > 0 ? first ?? 0 : rows.count - 1
  }
}
