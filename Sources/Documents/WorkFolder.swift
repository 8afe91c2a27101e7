import Foundation

/// A folder of documents that the program writes by itself: in the ``StateFolder``, so that they
/// are there at the next start, or else a temporary one.
package struct WorkFolder: Sendable {
  package let url: URL
  /// Whether it is gone with the program.
  package let isTemporary: Bool

  /// - Parameters:
  ///   - name: The name in the state folder.
  ///   - state: The folder for what outlives the program; nil for a temporary folder.
  package init(_ name: String, in state: StateFolder?) {
    isTemporary = state == nil
    url =
      state?.url.appendingPathComponent(name)
      ?? FileManager.default.temporaryDirectory
      .appendingPathComponent("tenniel-\(name)-\(UUID().uuidString)")
  }

  /// The path of a file in the folder.
  func path(of name: String) -> String { url.appendingPathComponent(name).path }

  /// Makes the folder, which only its user reads.
  package func make() throws(WholeFile.Refusal) { try Self.make(url.path) }

  /// Makes a folder, and the folders around it that are missing. If something else is in a folder's
  /// place, the refusal comes as files are written.
  private static func make(_ path: String) throws(WholeFile.Refusal) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    let around = path.folderOfPath
    guard errno == ENOENT, !around.isEmpty, around != path else { throw WholeFile.Refusal(errno) }
    try make(around)
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw WholeFile.Refusal(errno) }
  }

  /// Takes a temporary folder away.
  package func close() {
    if isTemporary { try? FileManager.default.removeItem(at: url) }
  }
}
