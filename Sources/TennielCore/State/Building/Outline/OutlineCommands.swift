import Stage

/// Commands of the outline of a document that is edited.
extension Command {
  /// Lists the constraints that a view holds in the tree, or leaves them out; nil stands for the
  /// view nearest to the selection.
  static func listConstraints(_ path: ViewPath?) -> Command {
    inOutline(
      "list constraints", path,
      obstacle: { state, content in
        state.holder(on: content) == nil ? "No view holds constraints here" : nil
      },
      { state, content in
        if let path = path ?? state.holder(on: content) {
          state.listConstraints(of: path, on: content)
        }
      })
  }

  /// Selects a constraint of the document, by its id.
  static func chooseHeld(_ id: String) -> Command {
    inOutline("choose held", id) { state, content in state.chooseHeld(id, on: content) }
  }

  /// Selects what the document has, but not for the size classes that are shown, by its id.
  static func chooseUninstalled(_ id: String) -> Command {
    inOutline("choose uninstalled", id) { state, content in
      state.chooseUninstalled(id, on: content)
    }
  }

  /// Types another name in the row of what is selected.
  static let rename = inOutline(
    "rename", typing: .text,
    obstacle: { state, _ in
      guard state.namedID == nil else { return nil }
      return state.focus.constraint == nil
        ? state.wantsDocumentView : "This constraint is not one of the document's own"
    }, { state, content in state.beginRenaming(on: content) })

  private static func inOutline(
    _ name: String, _ value: (any Hashable & Sendable)? = nil, typing: RefusedLine.Typing? = nil,
    obstacle: Words? = nil,
    _ body: @escaping @Sendable (inout AppState, SceneSnapshot) -> Void
  ) -> Command {
    Command(
      asking: name, of: value, typing: typing,
      obstacle: { state, content in
        state.obstacleToBuildingScene ?? obstacle?(state, content)
      },
      perform: { state, content in
        body(&state, content)
        return []
      })
  }
}
