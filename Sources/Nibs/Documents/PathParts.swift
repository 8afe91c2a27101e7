// Foundation's `deletingLastPathComponent` and `lastPathComponent` trap for a path of one character
// (Swift 6.3 on Linux).
extension String {
  /// The path of the folder that a path's last part is in: empty for a path of one part, `/` for a
  /// path right below the root.
  package var folderOfPath: String {
    let path = withoutTrailingSlashes
    guard let slash = path.lastIndex(of: "/") else { return "" }
    let folder = path[..<slash]
    return folder.isEmpty ? "/" : String(folder).withoutTrailingSlashes
  }

  /// The last part of a path.
  package var nameOfPath: String {
    let path = withoutTrailingSlashes
    return path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// What follows the last point of a path's last part; empty if the part has no point, or only one
  /// at its beginning.
  package var extensionOfPath: String {
    let name = nameOfPath
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return "" }
    return String(name[name.index(after: point)...])
  }

  /// A path's last part without the point and what follows it.
  package var stemOfPath: String {
    let ending = extensionOfPath
    return ending.isEmpty ? nameOfPath : String(nameOfPath.dropLast(ending.count + 1))
  }

  /// The path as the paths of a folder's files begin.
  package var withoutTrailingSlashes: String {
    var path = self
    while path.count > 1, path.last == "/" { path.removeLast() }
    return path
  }
}
