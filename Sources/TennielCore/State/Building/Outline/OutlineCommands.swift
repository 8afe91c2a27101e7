import Stage

/// Commands of the outline of a document that is edited.
extension Command {
  /// In the tree, lists the constraints that a view holds, or leaves them out. Nil stands for the
  /// view nearest to the selection.
  static func listConstraints(_ path: ViewPath?) -> Command {
    Command(
      "list constraints", of: path, needs: .editedScene,
      obstacle: { state, content in
        holder(nil, in: state, on: content) == nil ? "No view holds constraints here" : nil
      },
      change: { state, content in
        if let path = holder(path, in: state, on: content) {
          state.listConstraints(of: path, on: content)
        }
      })
  }

  /// Selects a constraint of the document, by its id.
  static func chooseHeld(_ id: String) -> Command {
    Command("choose held", of: id, needs: .editedScene) { state, content in
      state.chooseHeld(id, on: content)
    }
  }

  /// Selects what the document has, but not for the size classes that are shown, by its id.
  static func chooseUninstalled(_ id: String) -> Command {
    Command("choose uninstalled", of: id, needs: .editedScene) { state, content in
      state.chooseUninstalled(id, on: content)
    }
  }

  /// Types another name in the row of what is selected.
  static let rename = Command(
    "rename", needs: .editedScene,
    obstacle: { state, _ in
      guard namedID(in: state) == nil else { return nil }
      return state.focus.constraint == nil
        ? state.wantsDocumentView : "This constraint is not one of the document's own"
    },
    change: { state, content in
      guard let id = namedID(in: state), let scene = state.building?.scene,
        let prompt = NamePrompt(id, in: scene, on: content)
      else { return }
      state.overlay = .prompt(.name(prompt))
    })

  private static func holder(
    _ path: ViewPath?, in state: AppState, on content: SceneSnapshot
  ) -> ViewPath? {
    path ?? state.building?.holder(around: state.focus.view, on: content)
  }

  /// The id of what a key renames: the selected constraint, or else the marked view.
  private static func namedID(in state: AppState) -> String? {
    guard let scene = state.building?.scene else { return nil }
    guard let constraint = state.focus.constraint else {
      return state.selectedIDs.last ?? state.uninstalledIDs.last
    }
    return constraint.element.flatMap { scene.shown.document.object($0) == nil ? nil : $0 }
  }
}
