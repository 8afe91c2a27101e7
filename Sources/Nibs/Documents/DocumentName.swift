import Foundation

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
    let folder = (path as NSString).deletingLastPathComponent
    isLocalized = folder.hasSuffix(".lproj")
    let around = isLocalized ? (folder as NSString).deletingLastPathComponent : folder
    self.around = around.isEmpty ? "." : around
    let file = (path as NSString).lastPathComponent as NSString
    stem = file.deletingPathExtension
    type = file.pathExtension
  }
}
