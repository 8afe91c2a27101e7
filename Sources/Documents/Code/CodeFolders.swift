import Foundation

/// The folders whose code is compiled as they are opened, since the user wanted that before: a line
/// for each of the file `code` in the ``StateFolder``.
package struct CodeFolders {
  private let url: URL

  /// Nil without a state folder.
  package init?(in variables: [String: String]) {
    guard let folder = StateFolder(in: variables) else { return nil }
    url = folder.url.appendingPathComponent("code")
  }

  private var paths: [String] {
    ((try? String(contentsOf: url, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
  }

  /// The folder that a path is or is in, or else the only one that is in it; nil for none.
  package func folder(of path: String) -> String? {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    let inside = paths.filter { $0.hasPrefix(path + "/") }
    return paths.first { path == $0 || path.hasPrefix($0 + "/") }
      ?? (inside.count == 1 ? inside[0] : nil)
  }

  /// Remembers a folder, or forgets it.
  package func set(_ folder: String, isWanted: Bool) {
    let folder = URL(fileURLWithPath: folder).standardizedFileURL.path
    let kept = paths.filter { $0 != folder } + (isWanted ? [folder] : [])
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    _ = try? WholeFile(at: url.path).write(kept.map { $0 + "\n" }.joined(), overwrites: true)
  }
}
