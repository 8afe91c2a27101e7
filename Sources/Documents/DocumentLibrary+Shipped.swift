import Nibs
import Scenes

/// The program's own documents, which are copied as they are edited.
extension DocumentLibrary {
  /// The program's own scenes, each followed by the other scenes of the document that it shows.
  var scenesOfProgram: [NamedScene] {
    listed.flatMap { listed in
      guard let file = files.first(where: { $0.shipped != nil && $0.shipped == listed.document })
      else { return [listed] }
      let parts = scenes(of: file).map { part in
        var part = part
        // Whoever goes through the program's scenes stays on one device.
        (part.device, part.isLandscape, part.isPart) = (nil, false, true)
        return part
      }
      // The scene is made by code, and the document is a part of it.
      guard file.shipped?.isXib == false, let first = parts.first, let origin = first.origin else {
        return [following(listed, file.path)] + parts
      }
      var named = NamedScene(
        name: listed.name, summary: listed.summary, isStep: listed.isStep,
        origin: NamedScene.Origin(path: origin.path, id: origin.id, place: nil), make: first.make)
      (named.own, named.design) = (first.own, first.design)
      return [named] + parts.dropFirst()
    }
  }

  /// A scene of code, which takes its part from the copy of the document once the copy is shown.
  private func following(_ listed: NamedScene, _ path: String) -> NamedScene {
    var scene = NamedScene(
      name: listed.name, summary: listed.summary, isStep: listed.isStep
    ) { [self] in
      guard let file = file(at: path), file.isCopy, let name = file.shipped?.rawValue,
        let copy = document(at: path)?.document
      else { return listed.make() }
      return EmbeddedDocuments.main.replacing(name, by: copy) {
        let controller = listed.make()
        controller.loadViewIfNeeded()
        return controller
      }
    }
    scene.document = listed.document
    return scene
  }

  /// Reads a document of the program's own.
  package func open(_ document: SceneDocument) {
    if let file = files.first(where: { $0.shipped == document }) {
      _ = self.document(at: file.path)
    }
  }

  /// The languages in which a document can be shown.
  package func languages(of path: String) -> [String] {
    guard let original = file(at: path)?.original else { return DocumentLanguages.names(for: path) }
    return DocumentResources.languages(ofEmbedded: original.rawValue) + DocumentLanguage.pseudoNames
  }

  /// Whether the program's own document is shown, although there is a copy that differs from it.
  package func hasOtherCopy(of path: String) -> Bool {
    guard let original = file(at: path)?.original, FileKind(of: path) != .missing else {
      return false
    }
    return FileManager.default.contents(atPath: path).map(Array.init) != original.bytes
      || journal?.remains(of: path) != nil
  }

  /// Copies the program's own document with all that it needs, and opens the copy. A copy that is
  /// there already is opened as it is.
  /// - Parameter anew: Whether the copy takes the place of one that is there.
  package func copy(_ path: String, anew: Bool = false) throws(FileSet.Refusal) {
    guard let copies, let document = file(at: path)?.shipped else { return }
    let files = document.belongings() + [document.file]
    do throws(WholeFile.Refusal) {
      try copies.make()
    } catch {
      throw FileSet.Refusal(path: path, reason: error.reason)
    }
    try FileSet(folder: copies.url.path, files: files.map { ($0.path, $0.bytes) })
      .write(anew ? .replace : .keep)
    if anew { forgetChanges(of: path) }
    show(path, isCopy: true)
  }

  /// Shows the copy of the program's own document, or the document itself.
  package func show(_ path: String, isCopy: Bool) {
    guard let index = files.firstIndex(where: { $0.path == path }) else { return }
    files[index].isCopy = isCopy
    files[index].failure = nil
    read(index)
  }
}

extension DocumentLibrary.File {
  /// The program's own document, if it is shown and not its copy.
  package var original: SceneDocument? { isCopy ? nil : shipped }
}
