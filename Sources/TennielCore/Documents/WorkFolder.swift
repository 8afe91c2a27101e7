import Foundation

/// A folder of documents that the program writes by itself: in the ``StateFolder``, so that they
/// are there at the next start, or else a temporary one.
struct WorkFolder: Sendable {
  let url: URL
  /// Whether it is gone with the program.
  let isTemporary: Bool

  /// - Parameters:
  ///   - name: The name in the folder for what outlives the program.
  ///   - state: That folder; nil for a temporary one.
  init(_ name: String, in state: StateFolder?) {
    isTemporary = state == nil
    url =
      state?.url.appendingPathComponent(name)
      ?? FileManager.default.temporaryDirectory
      .appendingPathComponent("tenniel-\(name)-\(UUID().uuidString)")
  }

  /// The path of a file in the folder.
  func path(of name: String) -> String { url.appendingPathComponent(name).path }

  /// Makes the folder, which only its user reads.
  func make() {
    try? FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Takes a temporary folder away.
  func close() {
    if isTemporary { try? FileManager.default.removeItem(at: url) }
  }
}
