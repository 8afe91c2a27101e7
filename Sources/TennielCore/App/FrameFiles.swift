import Foundation

/// Where frames are saved: the file system, or what a test has in its place.
@MainActor
struct FrameFiles {
  /// What came of a file.
  enum Result: Equatable, Sendable {
    /// It was written: its path.
    case saved(String)
    /// There is one of this name, which was left alone.
    case taken
    case failed(reason: String)
  }

  /// Whether there is a file of a name.
  var isTaken: (_ path: String) -> Bool
  /// Writes a file as a whole or not at all.
  var write: (_ path: String, _ text: String, _ overwrites: Bool) -> Result

  /// The file system. Names without a folder are of the working directory, `~/` is the home.
  static let disk = FrameFiles(
    isTaken: { FileManager.default.fileExists(atPath: expanded($0)) },
    write: { path, text, overwrites in writeFile(expanded(path), text, overwrites: overwrites) })

  /// Nowhere: nothing is written.
  static let none = FrameFiles(isTaken: { _ in false }, write: { path, _, _ in .saved(path) })

  private static func expanded(_ path: String) -> String {
    NSString(string: path).expandingTildeInPath
  }

  private static func writeFile(_ path: String, _ text: String, overwrites: Bool) -> Result {
    let target = URL(fileURLWithPath: path)
    // Beside the file, so that it only needs a new name once it is complete.
    let draft = target.deletingLastPathComponent()
      .appendingPathComponent(".\(target.lastPathComponent).\(getpid())~")
    do {
      try Data(text.utf8).write(to: draft, options: .withoutOverwriting)
    } catch {
      unlink(draft.path)
      return .failed(reason: reason(error))
    }
    if overwrites {
      guard rename(draft.path, target.path) == 0 else {
        return failure(of: draft)
      }
      return .saved(target.path)
    }
    // A second name is refused if there is such a file, a new name would replace it.
    if link(draft.path, target.path) == 0 {
      unlink(draft.path)
      return .saved(target.path)
    }
    if errno == EEXIST {
      unlink(draft.path)
      return .taken
    }
    // Some file systems have no second names.
    guard !FileManager.default.fileExists(atPath: target.path) else {
      unlink(draft.path)
      return .taken
    }
    return rename(draft.path, target.path) == 0 ? .saved(target.path) : failure(of: draft)
  }

  private static func failure(of draft: URL) -> Result {
    let reason = String(cString: strerror(errno))
    unlink(draft.path)
    return .failed(reason: reason)
  }

  /// The reason for which writing failed, without the file's path.
  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileWriteNoPermission: "no permission to write here"
    case .fileWriteOutOfSpace: "the disk is full"
    case .fileWriteVolumeReadOnly: "the disk is read-only"
    case .fileNoSuchFile: "there is no such folder"
    default: "this folder can't be written to"
    }
  }
}
