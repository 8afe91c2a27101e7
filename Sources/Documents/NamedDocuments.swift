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

  /// What was found below a folder; nil for a single document.
  package var search: DocumentSearch? { if case .folder(let search) = self { search } else { nil } }

  /// The folders in which documents may appear.
  package var folders: [String] { search?.folders ?? [] }

  /// The same after another look at the folder.
  var again: NamedDocuments {
    search.map { .folder(DocumentSearch(below: $0.folder)) } ?? self
  }

  /// The bytes of standard input; nil for documents in files.
  package var inputBytes: [UInt8]? { if case .input(let bytes) = self { bytes } else { nil } }
}
