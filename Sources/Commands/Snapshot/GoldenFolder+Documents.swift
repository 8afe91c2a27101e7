import Documents
import Foundation
import Goldens

extension GoldenFolder {
  /// Whether the document is there that the folder of a scene's goldens belongs to. What can't be
  /// looked for is taken to be there.
  func hasDocument(of folder: String) -> Bool {
    let root = URL(fileURLWithPath: path + "..").standardizedFileURL.path
    return Self.leads(folder.split(separator: "/")[...], from: root)
  }

  /// Whether names, as ``GoldenName`` makes them of a path, lead to a document.
  private static func leads(_ names: ArraySlice<Substring>, from folder: String) -> Bool {
    guard let name = names.first else { return false }
    let rest = names.dropFirst()
    if name == GoldenName.up {
      let around = folder.folderOfPath
      return leads(rest, from: around.isEmpty ? "/" : around)
    }
    guard let entries = DocumentSearch.names(in: folder) else {
      return !FileAccess.isMissing(folder)
    }
    return entries.contains { entry in
      guard GoldenName.part(entry) == name else { return false }
      let path = folder + "/" + entry
      return FileKind(of: path) == .folder
        ? leads(rest, from: path) : DocumentReference.isDocument(entry)
    }
  }
}
