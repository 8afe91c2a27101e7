import Nibs
import Wording

extension DocumentLibrary {
  /// The map of a storyboard, whose nodes know the scenes of a list; nil for a document without
  /// scenes on a canvas.
  package func map(of path: String, in scenes: [NamedScene]) -> SceneMap? {
    guard let file = file(at: path), path.hasSuffix(".storyboard"), !file.contents.scenes.isEmpty
    else {
      return nil
    }
    var indices: [String: Int] = [:]
    for (index, scene) in scenes.enumerated() where scene.origin?.path == path {
      if let id = scene.origin?.id { indices[id] = index }
    }
    var positions: [String: Int] = [:]
    for (index, scene) in file.contents.scenes.enumerated() { positions[scene.id] = index }
    return SceneMap(
      nodes: file.contents.scenes.map { scene in
        SceneMap.Node(
          scene: indices[scene.id], name: scene.name.printable,
          note: (scene.reference ?? scene.className).printable,
          isInitial: scene.isInitial, location: scene.location,
          isReference: scene.reference != nil)
      },
      links: file.contents.connections.compactMap { connection in
        guard let from = positions[connection.source], let to = positions[connection.destination]
        else { return nil }
        return SceneMap.Link(from: from, to: to, label: connection.label.printable)
      })
  }

  /// What is wrong with the document, and what it asks for and did not get so far. Files are told
  /// by their names alone, since rows of cells are short.
  package func notes(on path: String) -> [DocumentNote] {
    guard let file = file(at: path), let document = file.document else { return [] }
    return file.problems.map { $0.namingFile(document.path).withoutSeverity }
      + document.notices.notes(in: document.path)
  }

  /// Why the document can't be read, in the same way.
  package func failure(of path: String) -> DocumentFailure? {
    guard let failure = file(at: path)?.failure else { return nil }
    var short = DocumentFailure(failure.message.namingFile(path))
    (short.excerpt, short.line) = (failure.excerpt, failure.line)
    short.others = failure.others.map { $0.namingFile(path) }
    return short
  }
}

extension DocumentNote {
  fileprivate func namingFile(_ path: String) -> DocumentNote {
    var note = self
    note.message = message.namingFile(path)
    return note
  }

  /// The note without the word `error`, `warning` or `hint`, for a list that has only problems.
  fileprivate var withoutSeverity: DocumentNote {
    var note = self
    note.message.replace(#/(:\d+:\d+): (error|warning|hint): /#, maxReplacements: 1) {
      "\($0.1): "
    }
    return note
  }
}

extension String {
  /// The text with the name of a file in place of the path that it begins with.
  func namingFile(_ path: String) -> String {
    hasPrefix(path) ? path.nameOfPath.printable + dropFirst(path.count) : self
  }
}

extension OpenDocument.Connection {
  /// The kind and the identifier.
  package var label: String { kind + (identifier.map { " \"\($0)\"" } ?? "") }
}
