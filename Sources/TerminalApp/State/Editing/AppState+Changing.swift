import Stage

/// The changes of the scene that is shown, and the constraints that are selected for changes.
extension AppState {
  /// The changes of the scene that is shown.
  var history: SceneHistory {
    get { entry.flatMap { changes.histories[$0.edited] } ?? SceneHistory() }
    set { if let entry { changes.histories[entry.edited] = newValue } }
  }

  /// Selects the next or the previous constraint of the selected view.
  mutating func selectConstraint(_ steps: Int, on content: SceneSnapshot) {
    guard let selection = focus.view else { return }
    let all = DetailList.constraints(of: selection, in: content)
    let here = focus.constraint.flatMap { id in all.firstIndex { $0.id == id } }
    let next = here.map { $0 + steps } ?? (steps > 0 ? 0 : all.count - 1)
    select(all[next.inRing(of: all.count)].id)
    followSelection(on: content)
  }

  /// Scrolls the tree to the row of what is selected, if that is out of sight.
  private mutating func followSelection(on content: SceneSnapshot) {
    guard let inspector = inspector(on: content),
      let row = inspector.rows.selectedRow(content, self)
    else { return }
    if !inspector.shows(row) { panes.tree.offset = nil }
  }

  /// Selects a constraint beside the view that is selected.
  mutating func select(_ constraint: ConstraintID?) {
    self.focus.constraint = constraint
    focus.isEdgeInFront = false
    panes.inspector.offset = 0
    if constraint != nil { display.openInspector() }
    building?.markListedConstraint(constraint?.element, for: focus)
  }

  /// Selects a view or a constraint that was changed.
  /// - Parameter target: The view or the constraint, by its present path.
  mutating func select(_ target: SceneEdit.Target, on content: SceneSnapshot) {
    switch target {
    case .view(let id): select(id.path, on: content)
    case .constraint(let id): select(id, on: content)
    }
  }
}

extension SceneConstraint {
  /// Why a key doesn't change the constraint; nil if the key does.
  func obstacle(toChanging key: EditKey) -> String? {
    if let obstacle = obstacleToChanges { return obstacle }
    return key == .multiplier && !hasSecondSide
      ? "This constraint has no second side for a multiplier: = types its constant"
      : nil
  }

  /// Why the constraint's properties are not changed, and what would change them; nil for a
  /// constraint that the scene has made.
  private var obstacleToChanges: String? {
    switch origin {
    case .scene: nil
    case .autoresizing:
      "A frame and an autoresizing mask made this constraint: it is changed with them"
    case .content:
      if identifier?.hasPrefix("UISV-") == true {
        "A stack view made this constraint: its axis, spacing, alignment and distribution change it"
      } else if identifier == nil {
        "A view's content made this constraint: % and ^ change its priorities"
      } else {
        "The system made this constraint, and makes it again"
      }
    }
  }
}
