import InterfaceBuilder
import Stage
import Wording

/// A scene in the state of the arguments, for a command that tells of it.
@MainActor
struct InspectedScene {
  let scene: NamedScene
  /// The name in the output: with the path of its document where several are named.
  let name: String
  let host: SceneHost
  /// The document that it comes from; nil for a scene of code.
  let document: Document?

  /// The name of the scene and its screen: `Login on iPhone 8, 375 x 667`.
  var heading: String {
    let screen = host.snapshot.screen
    let size = "\(Number.text(screen.size.width)) x \(Number.text(screen.size.height))"
    return name.printable + " on " + (screen.device.map { "\($0.name), " } ?? "") + size
  }

  /// An element of the document by its id; nil without a document or such an element.
  func element(_ id: String?) -> Element? { id.flatMap { document?.object($0) } }
}

extension Program {
  /// Opens the scenes that the arguments name, as `render` takes them, one after another.
  /// - Parameters:
  ///   - isWhole: Whether a document without the name of a scene stands for all its scenes.
  ///   - body: What is done with a scene; whether the next one is wanted.
  /// - Returns: What could not be read, with status 2, and what is to be told of documents.
  @MainActor
  func inspect(
    _ arguments: Arguments, isWhole: Bool = false,
    _ body: (InspectedScene) throws(UsageError) -> Bool
  ) throws(UsageError) -> Outcome {
    var outcome = Outcome(diagnostics: documentNotes.map { "\(name): \($0)\n" }.joined())
    guard let library else {
      _ = try body(try inspected(try scene(of: arguments), arguments, from: nil))
      return outcome
    }
    if !namedScenes.isEmpty || !library.namesSeveral && !isWhole {
      let index = try scene(of: arguments)
      let document = scenes[index].origin.flatMap { library.document(at: $0.path) }
      _ = try body(try inspected(index, arguments, from: document?.document))
      return outcome
    }
    for path in library.files.map(\.path) {
      let document = library.document(at: path)
      guard let file = library.file(at: path) else { continue }
      if let failure = file.failure {
        outcome.diagnostics += failure.messages.map { "\(name): \($0)\n" }.joined()
        outcome.status = 2
        continue
      }
      var program = self
      program.scenes =
        file.contents.scenes.contains { $0.reference == nil } ? library.scenes(of: file) : []
      for index in program.scenes.indices {
        let place = library.namesSeveral ? path : nil
        let scene = try program.inspected(
          index, arguments, from: document?.document, at: place)
        guard try body(scene) else { return outcome }
      }
      // No more than one document is open at a time.
      library.closeAll(but: nil)
    }
    return outcome
  }

  /// Opens a scene.
  /// - Parameter place: The path of its document where several are named.
  @MainActor
  private func inspected(
    _ index: Int, _ arguments: Arguments, from document: Document?, at place: String? = nil
  ) throws(UsageError) -> InspectedScene {
    let host = try open(index, arguments)
    host.animates = false
    host.runReadyWork()
    let scene = scenes[index]
    return InspectedScene(
      scene: scene, name: (place.map { $0 + "#" } ?? "") + scene.name, host: host,
      document: document)
  }
}
