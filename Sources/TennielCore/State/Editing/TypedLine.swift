/// A line that is typed below the canvas, or in a row of the outline.
enum TypedLine: Equatable, Sendable {
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

  mutating func type(_ character: Character) {
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
