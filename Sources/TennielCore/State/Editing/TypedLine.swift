import Cells
import Stage

/// A line that is typed below the canvas, or in a row of the outline.
enum TypedLine: OverlayContent {
  /// New values of properties.
  case values(Prompt)
  /// The name of a file.
  case file(FilePrompt)
  /// The name of an object of the document.
  case name(NamePrompt)

  /// What is asked for.
  var label: String {
    switch self {
    case .values(let prompt): prompt.label
    case .file(let prompt): prompt.label
    case .name(let prompt): prompt.label
    }
  }

  /// What is there so far.
  var line: TypedText {
    switch self {
    case .values(let prompt): prompt.line
    case .file(let prompt): prompt.line
    case .name(let prompt): prompt.line
    }
  }

  /// Whether the first character replaces what is there.
  var isProposal: Bool {
    switch self {
    case .values(let prompt): prompt.isProposal
    case .file(let prompt): prompt.line.isProposal
    case .name(let prompt): prompt.line.isProposal
    }
  }

  // MARK: - Overlay

  var overlay: Overlay { .prompt(self) }
  var context: KeyMap.Context { .prompt }
  var name: (String, end: String) { ("this line", end: "leaves it") }

  mutating func type(_ character: Character) -> Bool {
    switch self {
    case .values(var prompt):
      prompt.type(character)
      self = .values(prompt)
    case .file(var prompt):
      prompt.type(character)
      self = .file(prompt)
    case .name(var prompt):
      prompt.type(character)
      self = .name(prompt)
    }
    return true
  }

  /// Takes what is typed, or says what is wrong with it.
  func choose(in state: inout AppState, on scene: SceneSnapshot) -> [Effect] {
    switch self {
    case .values(let prompt):
      switch prompt.edits() {
      case .success(let edits):
        state.overlay = nil
        return state.make(edits)
      case .failure(let refusal): state.message = refusal.sentence
      }
    case .file(let prompt):
      switch prompt.file() {
      case .success(let file): return [{ $0.app.save(file) }]
      case .failure(let refusal): state.message = refusal.sentence
      }
    case .name(let prompt): return state.rename(prompt)
    }
    return []
  }

  func press(
    at cell: CellPoint, in state: inout AppState, on scene: SceneSnapshot
  ) -> [Effect] {
    []
  }

  func closed(_ state: inout AppState) -> Overlay? {
    if case .file(let prompt) = self, prompt.recording != nil {
      state.message = "The recording is gone"
    }
    return nil
  }

  mutating func perform(_ edit: TypedText.Edit) {
    switch self {
    case .values(var prompt):
      prompt.perform(edit)
      self = .values(prompt)
    case .file(var prompt):
      prompt.perform(edit)
      self = .file(prompt)
    case .name(var prompt):
      prompt.perform(edit)
      self = .name(prompt)
    }
  }
}
