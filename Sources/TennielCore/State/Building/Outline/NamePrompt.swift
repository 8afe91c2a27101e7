import LayoutTools
import Stage

/// The name of an object of a document, as it is typed in its row of the outline.
struct NamePrompt: TypedPrompt {
  /// The id of the object.
  let id: String
  /// The field of the name.
  let field: InspectorField
  /// The present name, which is a proposal.
  let shown: String
  /// What is typed.
  var line: TypedText

  /// Creates the line for an object of the scene that is edited; nil for an object without a name.
  init?(_ id: String, in scene: BuildingScene, on content: SceneSnapshot) {
    let canvas = scene.shown
    guard let field = canvas.document.nameField(of: id), let element = canvas.document.object(id)
    else { return nil }
    let name = field.reading(of: element, for: canvas.traits).value.flatMap(field.text) ?? ""
    let present = scene.paths[id].flatMap(content.view(at:))?.title ?? canvas.item(id)?.name ?? ""
    (self.id, self.field) = (id, field)
    shown = name.isEmpty ? present : name
    line = TypedText(shown)
  }

  /// What is asked for.
  var label: String { "name" }
  /// What is typed, without blanks around it.
  var name: String { line.text.trimmingSpaces }

  var asLine: TypedLine { .name(self) }

  /// Gives the object the typed name. An empty name takes the object's own name away.
  func choose(in state: inout AppState) -> [Effect] {
    // A name that was not changed is not written: it may come from the text or the class.
    guard name != shown else {
      state.overlay = nil
      return []
    }
    do throws(InspectorRefusal) {
      let value = name.isEmpty ? nil : try field.value(typed: name)
      state.overlay = nil
      let edit = FieldEdit(
        field: field, value: value, objects: [id], variation: nil, goesOn: false)
      return [{ $0.document.setField(edit) }]
    } catch {
      state.message = error.description
      return []
    }
  }
}
