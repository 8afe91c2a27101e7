import LayoutTools
import Stage

extension Building {
  /// Whether the document has constraints that a view holds.
  func holdsConstraints(_ path: ViewPath) -> Bool {
    guard let scene, let id = scene.ids[path] else { return false }
    return scene.canvas.holdsConstraints(id)
  }

  /// How many constraints a view holds in the document.
  func heldConstraintCount(of path: ViewPath) -> Int {
    guard let scene, let id = scene.ids[path] else { return 0 }
    return scene.canvas.heldConstraintCount(of: id)
  }

  /// The constraints that a view holds in the document.
  func heldConstraints(of path: ViewPath) -> [HeldConstraint] {
    guard let scene, let id = scene.ids[path] else { return [] }
    return scene.canvas.heldConstraints(of: id)
  }
}

/// The outline of a document that is edited: the tree of its views, with the constraints of each under it.
extension AppState {
  /// Whether the tree has a row for the constraints that a view holds.
  func holdsConstraints(_ path: ViewPath) -> Bool { building?.holdsConstraints(path) ?? false }

  /// The view whose constraints a key lists: the nearest one around the selection that holds any, or else the first.
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
    case .rename: beginRenaming()
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
      message = "This constraint is not installed for the size classes that are shown"
      return
    }
    select(found.id, on: content)
  }

  /// Keeps what is selected, folded and listed as views get other paths by an edit.
  mutating func follow(from earlier: BuildingScene, to scene: BuildingScene) {
    guard earlier.ids != scene.ids else { return }
    selection = selection.map { earlier.path($0, in: scene) }
    folded = Set(folded.map { earlier.path($0, in: scene) })
    let listed = building?.listed ?? []
    building?.listed = Set(listed.map { earlier.path($0, in: scene) })
  }

  // MARK: - Names

  /// The id of what a key renames: the selected constraint, or else the marked view.
  private var namedID: String? {
    guard let scene = building?.scene else { return nil }
    guard let constraint else { return selectedIDs.last }
    return constraint.element.flatMap { scene.canvas.document.object($0) == nil ? nil : $0 }
  }

  private mutating func beginRenaming() {
    guard let id = namedID, let canvas = building?.scene?.canvas,
      let field = canvas.document.nameField(of: id), let element = canvas.document.object(id)
    else { return }
    let reading = field.reading(of: element, for: canvas.traits)
    let name = reading.value.flatMap(field.text) ?? ""
    overlay = .prompt(
      .name(
        NamePrompt(
          id: id, field: field, shown: name.isEmpty ? canvas.item(id)?.name ?? "" : name)))
  }

  /// Whether the row of what is selected is in sight, where its name is typed.
  func isNamedInTree(on content: SceneSnapshot) -> Bool {
    guard let inspector = inspector(on: content),
      let row = inspector.rows.selectedRow(content, self)
    else { return false }
    return row >= inspector.firstRow && row < inspector.firstRow + inspector.tree.rows
  }

  /// Gives an object of the document the name that is typed; none takes its own away.
  mutating func rename(_ prompt: NamePrompt) -> [Effect] {
    do throws(InspectorRefusal) {
      let value = prompt.name.isEmpty ? nil : try prompt.field.value(typed: prompt.name)
      overlay = nil
      return [
        .setField(
          FieldEdit(
            field: prompt.field, value: value, objects: [prompt.id], variation: nil, goesOn: false))
      ]
    } catch {
      message = error.description
      return []
    }
  }
}
