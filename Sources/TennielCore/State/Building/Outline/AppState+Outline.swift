import InterfaceBuilder
import LayoutTools
import Stage

extension Building {
  /// Whether the document has constraints that a view holds.
  func holdsConstraints(_ path: ViewPath) -> Bool {
    guard let id = scene?.ids[path] else { return false }
    return scene?.shown.holdsConstraints(id) ?? false
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
  /// Whether the tree has a row for the constraints that a view holds.
  func holdsConstraints(_ path: ViewPath) -> Bool { building?.holdsConstraints(path) ?? false }

  /// The view whose constraints a key lists: the nearest one around the selection that holds any,
  /// or else the first.
  private func holder(on content: SceneSnapshot) -> ViewPath? {
    let around = selection.map { [$0] + content.superviews(of: $0) } ?? content.views.map(\.path)
    return around.first(where: holdsConstraints)
  }

  /// Performs an action of the outline.
  mutating func performOutline(_ action: Action, on content: SceneSnapshot) -> [Effect] {
    if let obstacle = obstacle(to: action, on: content) {
      message = obstacle
      return []
    }
    switch action {
    case .listConstraints(let path):
      guard let path = path ?? holder(on: content) else { break }
      openInspector()
      let first = inspector(on: content)?.firstRow
      if building?.listed.remove(path) == nil {
        building?.listed.insert(path)
        folded.remove(path)
        folded.subtract(content.superviews(of: path))
      }
      treeOffset = first
    case .chooseHeld(let id): chooseHeld(id, on: content)
    case .chooseUninstalled(let id): chooseUninstalled(id, on: content)
    case .rename: beginRenaming(on: content)
    default: break
    }
    return []
  }

  /// Why an action of the outline means nothing at present.
  func obstacleToOutline(_ action: Action, on content: SceneSnapshot) -> String? {
    if let obstacle = obstacleToBuildingScene { return obstacle }
    switch action {
    case .listConstraints:
      return holder(on: content) == nil ? "No view holds constraints here" : nil
    case .rename:
      return namedID == nil ? constraint == nil ? wantsDocumentView : Self.madeByCode : nil
    default: return nil
    }
  }

  private static let madeByCode = "This constraint is not one of the document's own"

  /// Selects a constraint of the document, and a view that it is about.
  mutating func chooseHeld(_ id: String, on content: SceneSnapshot) {
    guard let found = content.constraint(ofElement: id) else {
      return chooseUninstalled(id, on: content)
    }
    select(found.id, on: content)
  }

  /// Selects what the document has, but not for the size classes that are shown: the inspectors are
  /// about it.
  mutating func chooseUninstalled(_ id: String, on content: SceneSnapshot) {
    let before = inspector(on: content)?.firstRow
    select(nil, on: content)
    treeOffset = before
    building?.others = []
    if building?.uninstalled != [id] {
      building?.uninstalled = [id]
      building?.fields?.endTyping()
      building?.gesture = nil
      building?.panel = nil
    }
    let canvas = building?.scene?.shown
    let classes = canvas.map {
      VariationCondition(width: $0.traits.width, height: $0.traits.height)
    }
    message =
      "\(inspectedName) takes no part in \(classes?.title ?? "these classes"): 8 shows it"
  }

  /// The ids of what is selected though it is not installed; none while another object is selected.
  var uninstalledIDs: [String] {
    selectedIDs.isEmpty ? building?.uninstalled ?? [] : []
  }

  /// Keeps what is selected, folded and listed as views get other paths by an edit.
  mutating func follow(from earlier: BuildingScene, to scene: BuildingScene) {
    guard earlier.ids != scene.ids else { return }
    selection = selection.map { earlier.path($0, in: scene) }
    folded = Set(folded.map { earlier.path($0, in: scene) })
    let listed = building?.listed ?? []
    building?.listed = Set(listed.map { earlier.path($0, in: scene) })
  }
}
