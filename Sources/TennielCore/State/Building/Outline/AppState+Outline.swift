import InterfaceBuilder
import LayoutTools
import Stage

extension Building {
  /// Whether the document has constraints that a view holds.
  func holdsConstraints(_ path: ViewPath) -> Bool {
    guard let id = scene?.ids[path] else { return false }
    return scene?.shown.holdsConstraints(id) ?? false
  }

  /// The view whose constraints a key lists: the selected view or the nearest one around it that
  /// holds any. Without a selection, the first view that holds any.
  func holder(around view: ViewPath?, on content: SceneSnapshot) -> ViewPath? {
    let around = view.map { [$0] + content.superviews(of: $0) } ?? content.views.map(\.path)
    return around.first(where: holdsConstraints)
  }

  /// How many constraints a view holds in the document.
  func heldConstraintCount(of path: ViewPath) -> Int {
    guard let scene, let id = scene.ids[path] else { return 0 }
    return scene.shown.heldConstraintCount(of: id)
  }

  /// The constraints that a view holds in the document.
  func heldConstraints(of path: ViewPath) -> [HeldConstraint] {
    guard let scene, let id = scene.ids[path] else { return [] }
    return scene.shown.heldConstraints(of: id)
  }

  /// Whether a view has more in the document than its subviews in the scene.
  func hasOutline(_ path: ViewPath) -> Bool {
    holdsConstraints(path) || !uninstalledViews(in: path).isEmpty
  }

  /// The views in a view that the document has, but not for the size classes that are shown.
  func uninstalledViews(in path: ViewPath) -> [UninstalledView] {
    guard let scene, let id = scene.ids[path] else { return [] }
    return scene.shown.uninstalledViews(in: id)
  }
}

/// The outline of a document that is edited: the tree of its views, with the constraints of each
/// under it.
extension AppState {
  /// In the tree, lists the constraints that a view holds, or leaves them out.
  mutating func listConstraints(of path: ViewPath, on content: SceneSnapshot) {
    display.openInspector()
    let first = inspector(on: content)?.firstRow
    if building?.listed.remove(path) == nil {
      building?.listed.insert(path)
      panes.tree.folded.remove(path)
      panes.tree.folded.subtract(content.superviews(of: path))
    }
    panes.tree.offset = first
  }

  /// Selects a constraint of the document, and a view that it is about.
  mutating func chooseHeld(_ id: String, on content: SceneSnapshot) {
    guard let found = content.constraint(ofElement: id) else {
      return chooseUninstalled(id, on: content)
    }
    select(found.id, on: content)
  }

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

  /// Keeps what is selected, folded and listed when an edit gives views other paths.
  mutating func follow(from earlier: BuildingScene, to scene: BuildingScene) {
    guard earlier.ids != scene.ids else { return }
    focus.view = focus.view.map { earlier.path($0, in: scene) }
    panes.tree.folded = Set(panes.tree.folded.map { earlier.path($0, in: scene) })
    let listed = building?.listed ?? []
    building?.listed = Set(listed.map { earlier.path($0, in: scene) })
  }
}
