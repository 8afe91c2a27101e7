/// A line that is typed below the canvas.
enum TypedLine: Equatable, Sendable {
  /// New values of properties.
  case values(Prompt)
  /// The name of a file.
  case file(FilePrompt)

  /// What is asked for.
  var label: String {
    switch self {
    case .values(let prompt): prompt.label
    case .file(let prompt): prompt.label
    }
  }

  /// What is there so far.
  var line: TypedText {
    switch self {
    case .values(let prompt): prompt.line
    case .file(let prompt): prompt.line
    }
  }

  /// Whether the first character replaces what is there.
  var isProposal: Bool {
    switch self {
    case .values(let prompt): prompt.isProposal
    case .file(let prompt): prompt.line.isProposal
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
    }
  }
}
