/// The parts of a document's path.
struct DocumentName {
  /// The folder in which the folders of languages are, or the document itself.
  let around: String
  /// The name without its type.
  let stem: String
  /// `storyboard` or `xib`.
  let type: String
  /// Whether the document is in the folder of a language or in `Base.lproj`.
  let isLocalized: Bool

  init(_ path: String) {
    let folder = path.folderOfPath
    isLocalized = folder.hasSuffix(".lproj")
    let around = isLocalized ? folder.folderOfPath : folder
    self.around = around.isEmpty ? "." : around
    stem = path.stemOfPath
    type = path.extensionOfPath
  }
}
