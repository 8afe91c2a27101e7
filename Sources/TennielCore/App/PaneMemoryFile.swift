import Documents
import Foundation
import TerminalApp

/// The file in which the panes are remembered: `layout` in the ``StateFolder``. It is never needed:
/// without it, or where it is broken or can't be written, the app begins as it always does, and
/// says nothing.
struct PaneMemoryFile {
  let url: URL

  /// Nil without a state folder.
  /// - Parameter variables: The variables of the environment.
  init?(in variables: [String: String]) {
    guard let folder = StateFolder(in: variables) else { return nil }
    // People who keep such files elsewhere have links to them.
    let path = folder.url.appendingPathComponent("layout").path
    url = URL(fileURLWithPath: (try? WholeFile.followed(path)) ?? path)
  }

  /// The panes as they are remembered; the usual ones if they are not.
  func read() -> PaneMemory {
    var memory = PaneMemory("")
    guard let values = try? url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]),
      values.isRegularFile == true, values.fileSize ?? 0 <= Self.largest,
      let data = try? Data(contentsOf: url), let text = String(data: data, encoding: .utf8)
    else { return memory }
    memory = PaneMemory(text)
    return memory
  }

  /// Whether the panes are remembered, and the app has been used before.
  var isThere: Bool { FileManager.default.fileExists(atPath: url.path) }

  /// Remembers the panes, if they differ from the remembered ones.
  func write(_ memory: PaneMemory) {
    guard memory != read() || !isThere else { return }
    let folder = url.deletingLastPathComponent()
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    _ = try? WholeFile(at: url.path).write(memory.text, overwrites: true)
  }

  /// The most bytes that are read.
  private static let largest = 4096
}
