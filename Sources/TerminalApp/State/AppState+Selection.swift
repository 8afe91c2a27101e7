import Stage

/// Selecting views, and bringing them into sight.
extension AppState {
  /// Moves the selection by rows of the tree.
  mutating func select(_ steps: Int, on content: SceneSnapshot) {
    let tree = ViewTree(content, self)
    guard let row = tree.row(after: steps, in: self, on: content) else { return }
    if case .view(let index) = tree.rows[row] {
      focus.constraint = nil
      select(content.views[index].path, on: content)
    } else if let view = tree.uninstalledView(at: row) {
      chooseUninstalled(view.id, on: content)
    }
  }

  /// Scrolls the canvas, at true scale, by the least distance that shows the view.
  mutating func reveal(_ path: ViewPath?, on content: SceneSnapshot) {
    if let frame = path.flatMap({ frameSeen(of: $0, on: content) }) { display.reveal(frame) }
  }

  /// Selects a constraint, and its first view if none of its views is selected.
  package mutating func select(_ id: ConstraintID, on content: SceneSnapshot) {
    guard let found = content.constraint(id) else { return }
    if !found.items.contains(where: { $0 == focus.view }) {
      guard let path = content.firstView(of: found) else { return }
      select(path, on: content)
    }
    select(id)
  }
}

extension SceneSnapshot {
  /// The view that a constraint is about: the first of its items that contains no other item. The
  /// owner of a guide stands for the guide.
  func firstView(of constraint: SceneConstraint) -> ViewPath? {
    let found = constraint.items.compactMap { path in
      view(at: path)?.path
        ?? guides.first { $0.path == path }.flatMap(\.parent).map { views[$0].path }
    }
    return found.first { path in !found.contains { $0.text.hasPrefix(path.text + "/") } }
      ?? found.first
  }
}
