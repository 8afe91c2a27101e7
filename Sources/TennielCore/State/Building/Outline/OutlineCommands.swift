import Stage

/// Commands of the outline of a document that is edited.
extension Command {
  /// In the tree, lists the constraints that a view holds, or leaves them out. Nil stands for the
  /// view nearest to the selection.
  static func listConstraints(_ path: ViewPath?) -> Command {
    Command(
      "list constraints", of: path, needs: .editedScene,
      obstacle: { state, content in
        state.holder(on: content) == nil ? "No view holds constraints here" : nil
      },
      change: { state, content in
        if let path = path ?? state.holder(on: content) {
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
      guard state.namedID == nil else { return nil }
      return state.focus.constraint == nil
        ? state.wantsDocumentView : "This constraint is not one of the document's own"
    }, change: { state, content in state.beginRenaming(on: content) })
}
