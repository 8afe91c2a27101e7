/// Finds and reads image files.
enum ImageFile {
  /// The folders that are searched for an image's name.
  static var folders: [String] {
    var folders: [String] = []
    for folder in [Bundle.main.resourcePath, FileManager.default.currentDirectoryPath] {
      if let folder, !folders.contains(folder) { folders.append(folder) }
    }
    return folders
  }

  private static let endings = ["", "@3x.png", "@2x.png", ".png"]

  /// The path of the file with this name, with or without a known extension.
  static func path(named name: String) -> String? {
    guard !name.isEmpty, !name.utf8.contains(0) else { return nil }
    for folder in folders {
      for ending in endings {
        let path = URL(
          fileURLWithPath: name + ending,
          relativeTo: URL(fileURLWithPath: folder, isDirectory: true)
        ).path
        if isRegularFile(path) { return path }
      }
    }
    return nil
  }

  /// The bytes of a regular file. Other files are refused: they may be endless, or block.
  static func contents(of path: String) throws(FileError) -> Data {
    guard !path.utf8.contains(0), FileManager.default.fileExists(atPath: path) else {
      throw .missing
    }
    guard isRegularFile(path) else { throw .notAFile }
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable }
    return data
  }

  enum FileError: Error, CustomStringConvertible {
    case missing, notAFile, unreadable

    var description: String {
      switch self {
      case .missing: "there is no such file"
      case .notAFile: "it is not a file"
      case .unreadable: "the file may not be read"
      }
    }
  }

  private static func isRegularFile(_ path: String) -> Bool {
    let link = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: link)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }
}
