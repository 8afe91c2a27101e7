import Foundation
import Nibs
import Stage

extension Program {
  /// The program with the scenes of the document that the arguments name; itself if they name none.
  ///
  /// `FILE#SCENE` names one scene of a document.
  @MainActor
  func opening(_ arguments: inout Arguments) throws(UsageError) -> Program {
    guard let text = arguments.scene, let reference = DocumentReference(text) else { return self }
    let document: OpenDocument
    do { document = try OpenDocument(path: reference.path) } catch {
      throw UsageError(error.description)
    }
    var program = self
    program.scenes = document.scenes.map { scene in
      NamedScene(name: scene.name, summary: "", isStep: false) { document.makeController(scene) }
    }
    arguments.scene = reference.scene ?? document.scenes.first?.name
    return program
  }
}

/// A document on the command line: `FILE` or `FILE#SCENE`.
struct DocumentReference {
  let path: String
  let scene: String?

  /// The document that a word names; nil for a word that is no path of one.
  init?(_ word: String) {
    let parts = word.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts[0])
    guard path.hasSuffix(".storyboard") || path.hasSuffix(".xib") else { return nil }
    self.path = path
    scene = parts.count == 2 ? String(parts[1]) : nil
  }
}
