import Documents
import InterfaceBuilder

/// The scenes that the arguments name, which a command tells of one after another.
@MainActor
package struct SceneInspection {
  package let program: Program
  package let arguments: Arguments

  package init(program: Program, arguments: Arguments) {
    (self.program, self.arguments) = (program, arguments)
  }

  /// Opens the scenes that the arguments name, as `render` takes them, one after another.
  /// - Parameters:
  ///   - isWhole: Whether a document without the name of a scene stands for all its scenes.
  ///   - body: What is done with a scene; whether the next one is wanted.
  /// - Returns: What could not be read, with status 2, and what is to be told of documents.
  package func visit(
    isWhole: Bool = false, _ body: (InspectedScene) throws(UsageError) -> Bool
  ) throws(UsageError) -> Outcome {
    var outcome = Outcome(
      diagnostics: program.documentNotes.map { "\(program.name): \($0)\n" }.joined())
    guard let library = program.library else {
      _ = try body(try inspected(try program.scene(of: arguments), of: program, from: nil))
      return outcome
    }
    // The views of a xib are one scene each, and none of them is the first that is shown.
    let isXib =
      !library.namesSeveral
      && library.files.first.flatMap { library.document(at: $0.path) }?.document.kind == .xib
    if !program.namedScenes.isEmpty || !library.namesSeveral && !isWhole && !isXib {
      let index = try program.scene(of: arguments)
      let document = program.scenes[index].origin.flatMap { library.document(at: $0.path) }
      _ = try body(try inspected(index, of: program, from: document?.document))
      return outcome
    }
    for path in library.files.map(\.path) {
      let document = library.document(at: path)
      guard let file = library.file(at: path) else { continue }
      if let failure = file.failure {
        outcome.diagnostics += failure.messages.map { "\(program.name): \($0)\n" }.joined()
        outcome.status = 2
        continue
      }
      var ofDocument = program
      ofDocument.scenes = library.knownScenes(of: file)
      for index in ofDocument.scenes.indices {
        let place = library.namesSeveral ? path : nil
        let scene = try inspected(index, of: ofDocument, from: document?.document, at: place)
        guard try body(scene) else { return outcome }
      }
      // No more than one document is open at a time.
      library.closeAll(but: nil)
    }
    for (index, scene) in program.scenes.enumerated() {
      guard let code = scene.code else { continue }
      let place = library.namesSeveral ? code.file : nil
      guard try body(try inspected(index, of: program, from: nil, at: place)) else { break }
    }
    return outcome
  }

  /// Opens a scene.
  /// - Parameter place: The path of its document where several are named.
  private func inspected(
    _ index: Int, of program: Program, from document: Document?, at place: String? = nil
  ) throws(UsageError) -> InspectedScene {
    let host = try program.open(index, arguments)
    host.animates = false
    host.runReadyWork()
    let scene = program.scenes[index]
    return InspectedScene(
      scene: scene, name: (place.map { $0 + "#" } ?? "") + scene.name, host: host,
      document: document)
  }
}
