import Documents
import Nibs
import Wording

/// The program with its scenes: Tenniel's own, or those of another package.
package struct Program: Sendable {
  package static let version = "0.1.0"

  /// The program's name in usage lines and error messages.
  package let name: String
  package var scenes: [NamedScene]
  /// The words that begin a command.
  let commandNames: [String]
  package var environment = ProgramEnvironment.current
  /// The documents that the scenes come from; nil if all scenes are made by code.
  package var library: DocumentLibrary?
  /// The index of the scene of the documents that is shown first.
  package var first = 0
  /// The ids of the scenes that the arguments name, by the paths of their documents.
  package var namedScenes: [String: [String]] = [:]
  /// What the user should be told about the documents: lines for standard error.
  package var documentNotes: [String] = []

  package init(
    name: String, scenes: [NamedScene], commandNames: [String],
    environment: ProgramEnvironment = .current
  ) {
    (self.name, self.scenes) = (name, scenes)
    (self.commandNames, self.environment) = (commandNames, environment)
  }

  /// Whether the program has documents of its own, as Tenniel has: other programs are made of code.
  var hasOwnDocuments: Bool { scenes.contains { $0.document != nil } }

  /// Runs a closure while documents are shown in the language of the arguments. The scenes of code
  /// load documents as well.
  @MainActor
  package func inLanguage<Made>(
    of arguments: Arguments, _ make: () throws(UsageError) -> Made
  ) throws(UsageError) -> Made {
    let language = DocumentLanguage.current
    defer { DocumentLanguage.current = language }
    if let name = arguments.documentSettings.language.flatMap({ DocumentLanguage(named: $0) }) {
      DocumentLanguage.current = name
    }
    return try make()
  }

  /// The index of the scene that the arguments name, or of the first one if they name none.
  @MainActor
  package func scene(of arguments: Arguments) throws(UsageError) -> Int {
    if library != nil { return first }
    guard let text = arguments.scene else {
      guard !arguments.command.needsScene || scenes.count == 1 else {
        throw UsageError("\(arguments.command.described) needs a scene; '\(name) list' names them")
      }
      return 0
    }
    let names = scenes.map(\.name)
    guard let index = Nearest.match(text, in: names, preferring: { !scenes[$0].isStep }) else {
      if text.contains("/") {
        throw UsageError("there is no file and no folder \(UsageError.quoted(text))")
      }
      throw .unknown(
        "scene", text, among: names + (arguments.command.isImplied ? commandNames : []),
        listedBy: "'\(name) list'")
    }
    return index
  }
}
