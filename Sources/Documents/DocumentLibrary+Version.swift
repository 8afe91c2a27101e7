import InterfaceBuilder

extension DocumentLibrary {
  /// Has one version of a document, whatever the file at its path says now.
  package convenience init(_ version: Document, at path: String, settings: DocumentSettings) {
    self.init([], settings: settings)
    files = [File(path: path, place: path.nameOfPath, draft: Draft(version, path: path))]
    read(0)
  }
}
