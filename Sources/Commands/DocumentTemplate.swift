import Documents
import InterfaceBuilder
import Scenes

/// What `new` writes: a document to begin with, or one of the program's own.
package enum DocumentTemplate: Equatable, Sendable {
  case plain(Template)
  /// The document of a scene with a name.
  case shipped(SceneDocument, scene: String)

  /// All templates, in the order of help.
  package static let all: [DocumentTemplate] =
    Template.allCases.map { .plain($0) }
    + NamedScene.shipped.compactMap { scene in
      scene.document.map { .shipped($0, scene: scene.name) }
    }

  /// The name in commands.
  package var name: String {
    switch self {
    case .plain(let template): template.name
    case .shipped(_, let scene): scene.lowercased().replacing(" ", with: "-")
    }
  }

  /// What a document made of it has, in a line.
  package var summary: String {
    switch self {
    case .plain(let template): template.summary
    case .shipped(let document, let scene):
      "the \(document.isXib ? "xib" : "storyboard") of the scene \(scene)"
    }
  }

  package var isXib: Bool {
    switch self {
    case .plain(let template): template.kind == .xib
    case .shipped(let document, _): document.isXib
    }
  }

  /// The files to be written: what the document needs beside it, and the document.
  /// - Parameters:
  ///   - name: The name of the document's file.
  ///   - seed: The seed of the objects' ids in a document to begin with.
  @MainActor package func files(named name: String, seed: UInt64) -> [(
    path: String, bytes: [UInt8]
  )] {
    switch self {
    case .plain(let template): [(name, Array(template.text(seed: seed).utf8))]
    case .shipped(let document, _):
      document.belongings(of: name.stemOfPath).map { ($0.path, $0.bytes) }
        + [(name, document.bytes)]
    }
  }
}
