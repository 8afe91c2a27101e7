/// What the user has named: a document, or all documents below a folder.
package enum NamedDocuments: Equatable {
  case file(String)
  case folder(DocumentSearch)
  /// The bytes that standard input has.
  case input([UInt8])

  /// The paths of the documents.
  package var paths: [String] {
    switch self {
    case .file(let path): [path]
    case .folder(let search): search.paths
    case .input: [DocumentReference.input]
    }
  }

  /// The paths with names of documents that lead to no file.
  package var strays: [String] {
    switch self {
    case .file, .input: []
    case .folder(let search): search.strays
    }
  }

  /// The folders in which documents may appear.
  package var folders: [String] {
    switch self {
    case .file, .input: []
    case .folder(let search): search.folders
    }
  }

  /// The same after another look at the folder.
  var again: NamedDocuments {
    switch self {
    case .file, .input: self
    case .folder(let search): .folder(DocumentSearch(below: search.folder))
    }
  }

  /// The bytes of standard input; nil for documents in files.
  package var inputBytes: [UInt8]? { if case .input(let bytes) = self { bytes } else { nil } }
}
