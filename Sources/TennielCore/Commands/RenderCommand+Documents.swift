import Stage
import Wording

extension Program {
  /// `render FOLDER`: a frame of each scene of each document, below its name. What is wrong with a
  /// document comes once, after its scenes.
  @MainActor
  func renderAll(
    of library: DocumentLibrary, _ arguments: Arguments
  ) throws(UsageError) -> Outcome {
    if arguments.format == .svg || arguments.format == .cast {
      throw UsageError(
        "--format svg and --format cast take one scene: FILE#SCENE names one of several")
    }
    var outcome = Outcome(diagnostics: documentNotes.map { "\(name): \($0)\n" }.joined())
    for path in library.files.map(\.path) {
      _ = library.document(at: path)
      guard let file = library.file(at: path) else { continue }
      if let failure = file.failure {
        outcome.add(.usage(UsageError(failure), program: name))
        continue
      }
      var program = self
      program.scenes =
        file.contents.scenes.contains { $0.reference == nil } ? library.scenes(of: file) : []
      for (index, scene) in program.scenes.enumerated() {
        let place = path.printable + "#" + scene.name
        if arguments.format != .json { outcome.output += place + "\n" }
        outcome.add(
          program.render(try program.open(index, arguments), of: index, arguments, at: place))
        if arguments.format != .json { outcome.output += "\n" }
      }
      if !program.scenes.isEmpty {
        outcome.diagnostics += program.notices(on: 0, arguments)
      }
      // No more than one document is open at a time.
      library.closeAll(but: nil)
    }
    return outcome
  }
}
