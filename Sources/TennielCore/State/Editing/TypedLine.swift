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
  var text: String {
    switch self {
    case .values(let prompt): prompt.text
    case .file(let prompt): prompt.text
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

  mutating func erase() {
    switch self {
    case .values(var prompt):
      prompt.erase()
      self = .values(prompt)
    case .file(var prompt):
      prompt.erase()
      self = .file(prompt)
    }
  }
}
