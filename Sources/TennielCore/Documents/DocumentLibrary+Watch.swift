import Foundation
import Nibs

extension DocumentLibrary {
  /// The folders whose changes may concern the documents: their own, those of their languages, and the
  /// catalogs beside them. A folder that is not there is stood for by the nearest one above it.
  /// - Parameter path: The document that is shown, whose catalogs and languages count.
  func folders(showing path: String?) -> [String] {
    var folders: [String] = []
    func add(_ folder: String) {
      if !folders.contains(folder) { folders.append(folder) }
    }
    // The document that is shown comes first: the number of folders is limited.
    if let path {
      for around in OpenDocument.folders(around: path) {
        add(Self.existing(around))
        for folder in Self.resources(in: around) { add(folder) }
      }
    }
    for folder in Set(files.flatMap { OpenDocument.folders(around: $0.path) }).sorted() {
      add(Self.existing(folder))
      if folders.count >= FileWatch.folderLimit { break }
    }
    return folders
  }

  /// Whether a change of a file can change a picture.
  static func concerns(_ path: String) -> Bool {
    let name = path.nameOfPath
    if name.hasPrefix(".") { return false }
    return Self.endings.contains(name.extensionOfPath.lowercased())
  }

  private static let endings: Set<String> = [
    "storyboard", "xib", "strings", "stringsdict", "xcstrings", "json", "png", "jpg", "jpeg", "pdf",
    "svg", "gif", "heic", "lproj", "xcassets", "imageset", "colorset", "",
  ]

  /// The nearest folder above a path that is there.
  private static func existing(_ folder: String) -> String {
    var folder = folder
    while FileKind(of: folder) != .folder {
      let above = folder.folderOfPath
      if above == folder { break }
      folder = above.isEmpty ? "." : above
    }
    return folder
  }

  /// The folders of languages and of catalogs in a folder, with what is in the catalogs.
  private static func resources(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var found: [String] = []
    func walk(_ path: String, depth: Int) {
      guard found.count < 1000, depth < 6, FileKind(of: path) == .folder else { return }
      found.append(path)
      guard path.contains(".xcassets") else { return }
      let inside = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      for name in inside.sorted() where !name.contains(".") || name.hasSuffix("set") {
        walk(path + "/" + name, depth: depth + 1)
      }
    }
    for name in names.sorted().prefix(2000)
    where name.hasSuffix(".lproj") || name.hasSuffix(".xcassets") {
      walk(folder + "/" + name, depth: 0)
    }
    return found
  }
}
