import LayoutTools

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

  init(id: String, field: InspectorField, shown: String) {
    self.id = id
    self.field = field
    self.shown = shown
    line = TypedText(shown)
  }

  /// What is asked for.
  var label: String { "name" }
  /// What is typed, without blanks around it.
  var name: String { line.text.trimmingSpaces }

  var asLine: TypedLine { .name(self) }
  func choose(in state: inout AppState) -> [Effect] { state.rename(self) }
}
