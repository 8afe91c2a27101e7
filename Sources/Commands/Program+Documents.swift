import AppCode
import Documents
import Nibs
import Wording

extension Program {
  /// The program with the scenes of the documents that the arguments name. If they name none, its
  /// own scenes are shown in the app as the documents that they come from.
  ///
  /// `FILE#SCENE` names one scene of a document, `FOLDER` all documents below it. The first scene
  /// is the named one, or else the one that the document begins with.
  @MainActor
  package func opening(_ arguments: Arguments) throws(UsageError) -> Program {
    guard !arguments.documents.isEmpty else { return try openingShipped(arguments) }
    let code = try code(of: arguments)
    let (sources, notes) = try sources(of: arguments.documentReferences, with: code)
    let library = DocumentLibrary(
      sources, code: code, settings: arguments.documentSettings, seed: arguments.idSeed)
    if let failure = library.files.first?.failure, library.files.count == 1,
      library.files[0].contents.scenes.isEmpty
    {
      throw UsageError(failure)
    }
    for file in library.files where file.failure == nil && file.document != nil {
      guard file.contents.scenes.allSatisfy({ $0.reference != nil }), library.files.count == 1
      else { break }
      throw UsageError(
        "\(file.path) has nothing to show: no scene and no view",
        isEmptyDocument: arguments.documents.allSatisfy { $0.scene == nil })
    }
    var program = self
    program.scenes = library.scenes
    program.library = library
    program.documentNotes = notes + (code?.notes ?? [])
    // A document that can't be read is shown first only if there is no other.
    program.first =
      program.scenes.firstIndex { $0.code?.isFirst == true }
      ?? program.scenes.firstIndex { library.begins(with: $0) }
      ?? program.scenes.firstIndex { scene in
        scene.origin.flatMap { library.file(at: $0.path) }?.failure == nil
      } ?? 0
    if arguments.edits, let initial = program.scenes[program.first].origin {
      let content = library.sceneWithContent(from: initial)
      program.first = program.scenes.firstIndex { $0.origin == content } ?? program.first
    }
    if let code, code.scenes.isEmpty, library.files.isEmpty {
      throw .showsNothing(arguments.documents[0].path)
    }
    for reference in arguments.documents {
      guard let wanted = reference.scene else { continue }
      if reference.isCode || library.files.isEmpty {
        let scene = try library.code(wanted)
        program.first = program.scenes.firstIndex { $0.work == scene.work } ?? 0
        program.namedScenes[reference.path, default: []].append(scene.name)
        continue
      }
      guard let path = library.file(at: reference.path)?.path ?? library.files.first?.path else {
        throw UsageError("no document")
      }
      let id = try library.scene(wanted, of: path)
      if program.namedScenes.isEmpty {
        program.first =
          program.scenes.firstIndex { $0.origin?.path == path && $0.origin?.id == id } ?? 0
      }
      program.namedScenes[path, default: []].append(id)
    }
    // The scene in which the app's code has ended the program is in sight again, with what is
    // unsaved of its document.
    if let stopped = code?.stopped {
      program.first = program.scenes.firstIndex { $0.work == stopped } ?? program.first
    }
    return program
  }

  /// The program whose own documents open as documents in the app; itself for other commands. What
  /// a script does in them leaves nothing behind.
  @MainActor
  private func openingShipped(_ arguments: Arguments) throws(UsageError) -> Program {
    guard arguments.command.isImplied, hasOwnDocuments else { return self }
    let wanted = scenes[try scene(of: arguments)]
    let state = arguments.isScript ? nil : StateFolder(in: environment.variables)
    let library = DocumentLibrary(
      of: scenes, copies: WorkFolder("documents", in: state), settings: arguments.documentSettings,
      seed: arguments.idSeed)
    if let document = wanted.document { library.open(document) }
    var program = self
    program.scenes = library.scenes
    program.library = library
    program.first =
      program.scenes.firstIndex { $0.name == wanted.name && $0.origin?.place == nil } ?? 0
    return program
  }

  /// Runs an operation whose exceptions of UIKit are noted in the log of the scene, which goes on
  /// without what raised them: a document may ask for anything, and the user is writing it.
  @MainActor
  package static func notingExceptions<Result, Failure>(
    _ operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try LayoutException.withHandler(
      { LayoutLog.write("UIKit would stop here: \($0)".printable, as: .notice) },
      operation: operation)
  }

  /// The documents that words name, in the order of the words, and what the user should be told.
  /// - Parameter code: The code that the words name as well: then a folder needs no documents.
  func sources(
    of references: [DocumentReference], with code: AppCode? = nil
  ) throws(UsageError) -> (sources: [NamedDocuments], notes: [String]) {
    var sources: [NamedDocuments] = []
    var notes: [String] = []
    var input: NamedDocuments?
    for reference in references {
      if reference.path == DocumentReference.input {
        if input == nil { input = .input(try inputBytes()) }
        sources += input.map { [$0] } ?? []
      } else {
        sources.append(try source(of: reference, with: code, notes: &notes))
      }
    }
    return (sources, notes)
  }

  /// All bytes of standard input.
  func inputBytes() throws(UsageError) -> [UInt8] {
    do throws(Descriptor.Failure) {
      return try environment.input.contents()
    } catch {
      throw UsageError("standard input can't be read: \(error)")
    }
  }

  /// The documents that a word names.
  private func source(
    of reference: DocumentReference, with code: AppCode?, notes: inout [String]
  ) throws(UsageError) -> NamedDocuments {
    // The documents of a project are beside it.
    let around = reference.path.folderOfPath
    let isProject = reference.path.hasSuffix(".xcodeproj")
    let path = isProject ? (around.isEmpty ? "." : around) : reference.path
    switch FileKind(of: path) {
    case .missing:
      guard FileAccess.isMissing(path) else {
        let code = FileAccess.obstacle(toFinding: path) ?? EACCES
        throw UsageError("\(UsageError.quoted(path)): \(FileAccess.reading.reason(code))")
      }
      let folder = path.folderOfPath
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: folder.isEmpty ? "." : folder)
      let near = Nearest.suggestions(
        for: path.nameOfPath,
        among: (names ?? []).sorted().filter(DocumentReference.isDocument))
      throw UsageError(
        "there is no file \(UsageError.quoted(path))"
          + (names == nil ? ", nor a folder for it" : "")
          + (near.isEmpty ? "" : "; nearest: " + near.joined(separator: ", ")))
    case .other:
      throw UsageError("\(UsageError.quoted(path)) is neither a file nor a folder")
    case .file:
      return .file(path)
    case .folder:
      let search = DocumentSearch(below: path)
      guard search.unreadable != [path] else {
        throw UsageError(
          "the folder \(UsageError.quoted(path)) can't be read: "
            + DocumentSearch.reason(toPassOver: path))
      }
      notes += search.notes
      guard !search.paths.isEmpty || code != nil else {
        let hasCode = FileManager.default.enumerator(atPath: path)?.prefix(20_000)
          .contains { ($0 as? String)?.hasSuffix(".swift") == true }
        throw UsageError(
          (["there is no .storyboard and no .xib below \(UsageError.quoted(path))"] + search.notes
            + (hasCode == true ? ["--app shows its Swift code"] : [])).joined(separator: "; "))
      }
      guard reference.scene == nil || search.paths.count == 1 else {
        throw UsageError(
          "\(UsageError.quoted(path)) is a folder: a scene is named after its document")
      }
      return .folder(search)
    }
  }
}

extension DocumentLibrary {
  /// The scene of code that a text names.
  func code(_ text: String) throws(UsageError) -> NamedScene {
    if let scene = sceneOfCode(text) { return scene }
    throw .unknown(
      "scene", text, among: scenes.filter { $0.code != nil }.map(\.name), listedBy: "s, in the app,"
    )
  }

  /// The id of the scene of a document that a text names: by identifier, title, class, label or id.
  func scene(_ text: String, of path: String) throws(UsageError) -> String {
    guard let file = file(at: path) else { throw UsageError("no document") }
    let shown = file.shownScenes
    if let exact = shown.first(where: {
      $0.id == text || $0.names.contains(text) || $0.name == text
    }) {
      return exact.id
    }
    let pairs = shown.flatMap { scene in
      ([scene.name] + scene.names.filter { $0 != scene.name } + [scene.className])
        .map { (name: $0, id: scene.id) }
    }
    if let match = Nearest.match(text, in: pairs.map(\.name)) { return pairs[match].id }
    let fitting = pairs.filter { Nearest.fitting(text, among: [$0.name]).count == 1 }
    let ids = Set(fitting.map(\.id))
    if ids.count == 1, let only = fitting.first { return only.id }
    throw .unknown(
      "scene", text, among: ids.count > 1 ? fitting.map(\.name) : shown.map(\.name),
      listedBy: "'list \(path)'")
  }
}
