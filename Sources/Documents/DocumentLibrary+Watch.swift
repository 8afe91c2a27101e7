import Nibs

extension DocumentLibrary {
  /// The folders whose changes may concern the documents: their own, those of their languages, and
  /// those in which the shown document has looked for what it refers to. In place of a folder that
  /// is not there, the nearest one above it counts.
  /// - Parameter path: The document that is shown.
  package func folders(showing path: String?) -> [String] {
    var folders: [String] = []
    var known: Set<String> = []
    func add(_ folder: String) {
      guard folders.count < FileWatch.folderLimit, known.insert(folder).inserted else { return }
      folders.append(folder)
    }
    // The document that is shown comes first: the number of folders is limited.
    if let path, file(at: path)?.original == nil {
      for around in OpenDocument.folders(around: path) {
        add(Self.existing(around))
        for folder in Self.languages(in: around) { add(folder) }
      }
    }
    let onDisk = files.filter { $0.original == nil }
    for folder in Set(onDisk.flatMap { OpenDocument.folders(around: $0.path) }).sorted() {
      add(Self.existing(folder))
    }
    let searched = onDisk.first { $0.path == path }?.document?.resources.searchedFolders ?? []
    for folder in searched { add(folder) }
    for folder in sources.flatMap(\.folders) { add(folder.withoutTrailingSlashes) }
    for folder in code?.folders ?? [] { add(Self.existing(folder)) }
    return folders
  }

  /// Whether documents may have appeared below the folders that the user has named, or vanished.
  package func mayHaveMoved(_ changes: FileWatch.Changes) -> Bool {
    let folders = Set(sources.flatMap(\.folders).map(\.withoutTrailingSlashes))
    guard !folders.isEmpty, !changes.isEmpty else { return false }
    return changes.isIncomplete
      || changes.paths.contains { path in
        DocumentReference.isDocument(path)
          ? (file(at: path) != nil) != (FileKind(of: path) == .file)
          : folders.contains(path) || FileKind(of: path) == .folder
      }
  }

  /// Whether a change concerns the app's Swift files.
  package func concernCode(_ changes: FileWatch.Changes) -> Bool {
    guard let code else { return false }
    let folders = Set(code.folders)
    // Before anything has compiled, the files are not known.
    return changes.isIncomplete
      || changes.paths.contains {
        $0.hasSuffix(".swift") && (folders.isEmpty || folders.contains($0.folderOfPath))
      }
  }

  /// Whether a change of a file can change a picture.
  package static func concerns(_ path: String) -> Bool {
    let name = path.nameOfPath
    if name.hasPrefix(".") { return false }
    return Self.endings.contains(name.extensionOfPath.lowercased())
  }

  private static let endings: Set<String> = [
    "storyboard", "xib", "strings", "stringsdict", "xcstrings", "json", "png", "jpg", "jpeg", "pdf",
    "svg", "gif", "heic", "lproj", "xcassets", "imageset", "colorset", "",
  ]

  /// The folder at a path, or the nearest one above it that is there.
  private static func existing(_ folder: String) -> String {
    var folder = folder
    while FileKind(of: folder) != .folder {
      let above = folder.folderOfPath
      if above == folder { break }
      folder = above.isEmpty ? "." : above
    }
    return folder
  }

  /// The folders of languages in a folder.
  private static func languages(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".lproj") }.sorted().prefix(1000)
      .map { folder + "/" + $0 }.filter { FileKind(of: $0) == .folder }
  }
}
