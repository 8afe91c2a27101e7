/// A line in which the name of a file is typed.
struct FilePrompt: TypedPrompt {
  /// The suggested name, and what is typed in its place.
  var line: TypedText
  /// The name of a file that is there already, once the user was told so. If the name is chosen
  /// again, the file is written over.
  var taken: String?
  /// A recording that has no file yet.
  let recording: String?
  /// Where the file goes if its name says nothing else, such as `~/tea`.
  private let folder: String

  init(name: String, in folder: String, recording: String? = nil) {
    line = TypedText(name)
    self.folder = folder
    self.recording = recording
  }

  var label: String {
    if taken == text { return "enter overwrites" }
    let place = text.hasPrefix("/") || text.hasPrefix("~/") ? "" : " in \(folder)"
    return recording == nil
      ? "save\(place) as " + FileFormat.allCases.map(\.ending).joined(separator: " ")
      : "save the recording\(place) as \(FileFormat.cast.ending)"
  }

  private var text: String { line.text }

  var asLine: TypedLine { .file(self) }

  func choose(in state: inout AppState) -> [Effect] {
    switch file() {
    case .success(let file): return [{ $0.app.save(file) }]
    case .failure(let refusal):
      state.message = refusal.sentence
      return []
    }
  }

  /// The file that is named, and its format; or what is wrong with the name.
  func file() -> Result<SavedFile, CommandRefusal> {
    let name = text.last == "/" ? "" : String(text.split(separator: "/").last ?? "")
    let dot = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 }
    guard name != ".", name != "..", name[..<(dot ?? name.endIndex)].contains(where: { $0 != " " })
    else {
      return .failure(CommandRefusal("Type a file's name, such as frame.svg"))
    }
    let usual = recording == nil ? FileFormat.text : .cast
    guard let dot else { return .success(file(text + usual.ending, usual)) }
    guard let format = FileFormat(ending: String(name[dot...])) else {
      let endings = FileFormat.allCases.map(\.ending).joined(separator: ", ")
      return .failure(CommandRefusal("\(name[dot...]) is no format to save in: \(endings)"))
    }
    guard recording == nil || format == .cast else {
      return .failure(CommandRefusal("A recording is saved as \(FileFormat.cast.ending)"))
    }
    return .success(file(text, format))
  }

  private func file(_ path: String, _ format: FileFormat) -> SavedFile {
    SavedFile(path: path, format: format, overwrites: taken == path, recording: recording)
  }
}

/// A file that is to be saved.
struct SavedFile: Equatable, Sendable {
  let path: String
  let format: FileFormat
  /// Whether a file that is there is written over.
  let overwrites: Bool
  /// The recording that the file is to hold; nil for any other file.
  var recording: String?
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
