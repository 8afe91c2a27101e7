/// A line in which the name of a file is typed.
struct FilePrompt: Equatable, Sendable {
  private(set) var text: String
  /// Whether the text is the suggested name, which the first character replaces.
  private var isFresh = true
  /// The name of a file that is there already, once that was said: chosen again, it is written over.
  var taken: String?

  init(name: String) { text = name }

  var label: String {
    taken == text
      ? "enter writes over" : "save as " + FileFormat.allCases.map(\.ending).joined(separator: " ")
  }

  mutating func type(_ character: Character) {
    if isFresh { text = "" }
    isFresh = false
    if text.count < Prompt.longest { text.append(character) }
  }

  mutating func erase() {
    isFresh = false
    text = String(text.dropLast())
  }

  /// The file that is named, and its format; or what is wrong with the name.
  func file() -> Result<SavedFile, Prompt.Refusal> {
    let name = text.last == "/" ? "" : String(text.split(separator: "/").last ?? "")
    guard !name.isEmpty, name != ".", name != ".." else {
      return .failure(Prompt.Refusal("Type a file's name, such as frame.svg"))
    }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      return .success(
        SavedFile(path: text + FileFormat.text.ending, format: .text, overwrites: taken == text))
    }
    guard let format = FileFormat(ending: String(name[dot...])) else {
      let endings = FileFormat.allCases.map(\.ending).joined(separator: ", ")
      return .failure(Prompt.Refusal("\(name[dot...]) is no format to save in: \(endings)"))
    }
    return .success(SavedFile(path: text, format: format, overwrites: taken == text))
  }
}

/// A file that is to be saved.
struct SavedFile: Equatable, Sendable {
  let path: String
  let format: FileFormat
  /// Whether a file that is there is written over.
  let overwrites: Bool
}

/// A format in which frames or changes are saved, by the ending of the file's name.
enum FileFormat: String, CaseIterable, Sendable {
  case text = "txt"
  /// With escape sequences for colours.
  case ansi = "ans"
  case svg
  /// A recording for asciinema.
  case cast
  /// The user's changes as lines of Swift.
  case swift

  var ending: String { "." + rawValue }

  /// - Parameter ending: The end of a file's name, from the dot on.
  init?(ending: String) { self.init(rawValue: String(ending.dropFirst()).lowercased()) }
}
