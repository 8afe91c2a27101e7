import Stage

/// What the user has selected and folded, by what stays the same when a scene is made again.
struct ChosenItems {
  private let selection: SceneEdit.Target?
  private let constraint: ConstraintID?
  private let folded: [SceneEdit.Target]

  @MainActor
  init(of state: AppState, in host: SceneHost) {
    func target(_ path: ViewPath) -> SceneEdit.Target? { host.present(.view(ItemID(path))) }
    selection = state.focus.view.flatMap(target)
    constraint = state.focus.constraint
    folded = state.panes.tree.folded.compactMap(target)
  }

  /// Chooses what is still there, by its present path.
  @MainActor
  func restore(_ state: inout AppState, in host: SceneHost) {
    func path(_ target: SceneEdit.Target) -> ViewPath? {
      if case .view(let id) = host.present(target) { id.path } else { nil }
    }
    if let selection { state.focus.view = path(selection) }
    state.panes.tree.folded = Set(folded.compactMap(path))
    if let constraint, case .constraint(let id) = host.present(.constraint(constraint)) {
      state.focus.constraint = id
    }
  }
}
