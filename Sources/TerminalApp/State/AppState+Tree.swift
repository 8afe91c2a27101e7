import Stage

/// The tree of views: it folds, and stays where it is scrolled until a view out of sight is
/// selected.
extension AppState {
  /// The inspector's parts; nil if it is closed.
  func inspector(on content: SceneSnapshot) -> InspectorLayout? {
    layout?.columns.map { InspectorLayout($0, state: self, content: content) }
  }

  /// Folds a view or shows its subviews again.
  /// - Parameter path: The view; nil for the selected one.
  mutating func fold(_ path: ViewPath?, on content: SceneSnapshot) {
    guard let path = path ?? focus.view else { return }
    panes.tree.offset = inspector(on: content)?.firstRow
    guard panes.tree.folded.remove(path) == nil else { return }
    panes.tree.folded.insert(path)
    if let selection = focus.view, content.superviews(of: selection).contains(path) {
      select(path, on: content)
    }
  }

  /// Whether a view has rows inside it in the tree, or would have some if it was not folded.
  func isFoldable(_ index: Int, on content: SceneSnapshot) -> Bool {
    content.hasSubviews(index)
      || building?.uninstalledViews(in: content.views[index].path).isEmpty == false
  }

  /// Scrolls the tree, which keeps its place until a view out of sight is selected.
  mutating func scrollTree(_ rows: Int, on content: SceneSnapshot) {
    guard let inspector = inspector(on: content) else { return }
    panes.tree.offset = min(max(0, inspector.firstRow + rows), inspector.lastFirstRow)
  }

  /// Selects a view, and brings it into sight on the canvas and in the tree. Its superviews are
  /// unfolded.
  mutating func select(_ path: ViewPath?, on content: SceneSnapshot) {
    if path != nil { focus.uninstalled = [] }
    focus.newcomer = nil
    if path != focus.view {
      panes.inspector.offset = 0
      focus.constraint = nil
      // What is typed, and what a tool would do, was for the view before.
      if building?.fields?.typed != nil { building?.endStep() }
      building?.fields?.endTyping()
      building?.panel = nil
      if path == nil { focus.edge = nil }
    }
    if let path { panes.tree.folded.subtract(content.superviews(of: path)) }
    let before = inspector(on: content)
    focus.view = path
    let isInSight = path.map { before?.shows($0, in: content) ?? false } ?? true
    panes.tree.offset = isInSight ? before?.firstRow : nil
    reveal(path, on: content)
  }
}
