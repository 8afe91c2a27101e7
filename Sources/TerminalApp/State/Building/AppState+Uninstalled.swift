import LayoutTools
import Stage

extension Building {
  /// The views in a view that the document has, but not for the size classes that are shown.
  func uninstalledViews(in path: ViewPath) -> [UninstalledView] {
    guard let scene, let id = scene.ids[path] else { return [] }
    return scene.shown.uninstalledViews(in: id)
  }
}

/// Views of a document that is edited which have a row in the tree, and no place in the scene.
extension AppState {
  /// Selects an object that the document has, but not for the size classes that are shown. The
  /// inspectors show the object.
  mutating func chooseUninstalled(_ id: String, on content: SceneSnapshot) {
    let before = inspector(on: content)?.firstRow
    select(nil, on: content)
    panes.tree.offset = before
    focus.others = []
    if focus.uninstalled != [id] {
      focus.uninstalled = [id]
      building?.fields?.endTyping()
      building?.endStep()
      building?.panel = nil
    }
    message =
      "\(inspectedName) takes no part in \(building?.scene?.classes ?? ""): 8 shows it"
  }

  /// The ids of the selected objects that are not installed.
  var uninstalledIDs: [String] { focus.uninstalledIDs(in: building?.scene) }

  /// Keeps what is selected and folded when an edit gives views other paths.
  mutating func follow(from earlier: BuildingScene, to scene: BuildingScene) {
    guard earlier.ids != scene.ids else { return }
    focus.view = focus.view.map { earlier.path($0, in: scene) }
    panes.tree.folded = Set(panes.tree.folded.map { earlier.path($0, in: scene) })
  }
}

extension Command {
  /// Selects what the document has, but not for the size classes that are shown, by its id.
  static func chooseUninstalled(_ id: String) -> Command {
    Command("choose uninstalled", of: id, needs: .editedScene) { state, content in
      state.chooseUninstalled(id, on: content)
    }
  }
}
