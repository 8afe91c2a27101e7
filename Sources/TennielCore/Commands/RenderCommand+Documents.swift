import Commands
import Documents
import Wording

extension RenderCommand {
  /// `render FOLDER`: a frame of each scene of each document, below its name. What is wrong with a
  /// document comes once, after its scenes.
  func renderAll(
    of library: DocumentLibrary
  ) throws(UsageError) -> Outcome {
    if arguments.format == .svg {
      throw UsageError("--format svg takes one scene: FILE#SCENE names one of several")
    }
    var outcome = Outcome(
      diagnostics: program.documentNotes.map { "\(program.name): \($0)\n" }.joined())
    for path in library.files.map(\.path) {
      _ = library.document(at: path)
      guard let file = library.file(at: path) else { continue }
      if let failure = file.failure {
        outcome.add(.usage(UsageError(failure), program: program.name))
        continue
      }
      var program = program
      program.scenes = library.knownScenes(of: file)
      let command = RenderCommand(program: program, arguments: arguments)
      for index in program.scenes.indices { try command.render(index, of: path, into: &outcome) }
      if !program.scenes.isEmpty { outcome.diagnostics += command.notices(on: 0) }
      // No more than one document is open at a time.
      library.closeAll(but: nil)
    }
    for (index, scene) in program.scenes.enumerated() {
      if let code = scene.code { try render(index, of: code.file, into: &outcome) }
    }
    return outcome
  }

  /// Adds a frame of a scene of a file, below its name.
  private func render(
    _ index: Int, of path: String, into outcome: inout Outcome
  ) throws(UsageError) {
    let place = path.printable + "#" + program.scenes[index].name
    if arguments.format != .json { outcome.output += place + "\n" }
    let host = try program.open(index, arguments)
    outcome.add(render(host, of: index, at: place))
    if arguments.format != .json { outcome.output += "\n" }
  }
}
