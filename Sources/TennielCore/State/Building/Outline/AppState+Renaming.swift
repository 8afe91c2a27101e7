import LayoutTools
import Stage

/// Names that are typed in the rows of the tree.
extension AppState {
  /// The id of what a key renames: the selected constraint, or else the marked view.
  var namedID: String? {
    guard let scene = building?.scene else { return nil }
    guard let constraint = focus.constraint else { return selectedIDs.last ?? uninstalledIDs.last }
    return constraint.element.flatMap { scene.shown.document.object($0) == nil ? nil : $0 }
  }

  mutating func beginRenaming(on content: SceneSnapshot) {
    guard let id = namedID, let scene = building?.scene, case let canvas = scene.shown,
      let field = canvas.document.nameField(of: id), let element = canvas.document.object(id)
    else { return }
    let reading = field.reading(of: element, for: canvas.traits)
    let name = reading.value.flatMap(field.text) ?? ""
    let present = scene.paths[id].flatMap(content.view(at:))?.title ?? canvas.item(id)?.name ?? ""
    overlay = .prompt(
      .name(NamePrompt(id: id, field: field, shown: name.isEmpty ? present : name)))
  }

  /// Whether the row of what is selected is in sight, where its name is typed.
  func isNamedInTree(on content: SceneSnapshot) -> Bool {
    guard let inspector = inspector(on: content),
      let row = inspector.rows.selectedRow(content, self),
      // A constraint that the tree does not list has the row of its view.
      focus.constraint == nil || inspector.rows.constraint(at: row) != nil
    else { return false }
    return inspector.shows(row)
  }

  /// Gives an object of the document the typed name. An empty name takes the object's own name
  /// away.
  mutating func rename(_ prompt: NamePrompt) -> [Effect] {
    // A name that was not changed is not written: it may come from the text or the class.
    guard prompt.name != prompt.shown else {
      overlay = nil
      return []
    }
    do throws(InspectorRefusal) {
      let value = prompt.name.isEmpty ? nil : try prompt.field.value(typed: prompt.name)
      overlay = nil
      let edit = FieldEdit(
        field: prompt.field, value: value, objects: [prompt.id], variation: nil, goesOn: false)
      return [{ $0.document.setField(edit) }]
    } catch {
      message = error.description
      return []
    }
  }
}
