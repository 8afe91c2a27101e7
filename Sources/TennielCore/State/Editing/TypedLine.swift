import Cells
import Stage

/// A line that is typed below the canvas, or in a row of the outline.
enum TypedLine: OverlayContent {
  /// New values of properties.
  case values(Prompt)
  /// The name of an object of the document.
  case name(NamePrompt)

  private var prompt: any TypedPrompt {
    get {
      switch self {
      case .values(let prompt): prompt
      case .name(let prompt): prompt
      }
    }
    set { self = newValue.asLine }
  }

  var label: String { prompt.label }
  var line: TypedText { prompt.line }
  var isProposal: Bool { prompt.isProposal }
  mutating func perform(_ edit: TypedText.Edit) { prompt.perform(edit) }

  // MARK: - Overlay

  var overlay: Overlay { .prompt(self) }
  var context: KeyMap.Context { .prompt }
  var words: (name: String, end: String) { ("this line", "leaves it") }

  mutating func type(_ character: Character) -> Bool {
    prompt.type(character)
    return true
  }

  func choose(in state: inout AppState, on content: SceneSnapshot) -> [Effect] {
    prompt.choose(in: &state)
  }

  func press(
    at cell: CellPoint, in state: inout AppState, on content: SceneSnapshot
  ) -> [Effect] {
    []
  }
}

/// What is asked for in a line that is typed.
protocol TypedPrompt: Equatable, Sendable {
  var asLine: TypedLine { get }
  /// What is asked for.
  var label: String { get }
  /// What is there so far.
  var line: TypedText { get set }
  /// Whether the first character replaces what is there.
  var isProposal: Bool { get }
  mutating func type(_ character: Character)
  mutating func perform(_ edit: TypedText.Edit)
  /// Takes what is typed, or says what is wrong with it.
  func choose(in state: inout AppState) -> [Effect]
}

extension TypedPrompt {
  var isProposal: Bool { line.isProposal }
  mutating func type(_ character: Character) { line.type(character) }
  mutating func perform(_ edit: TypedText.Edit) { line.perform(edit) }
}
