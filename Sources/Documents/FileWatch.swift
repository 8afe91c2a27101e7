import Foundation

/// Tells when files in some folders are written, replaced, moved or deleted, by the system's
/// inotify.
///
/// Its descriptor becomes readable then. A file that is being written is told when its writer
/// closes it.
package final class FileWatch {
  /// The most folders that are watched.
  static let folderLimit = 4096

  /// A descriptor for waiting; it is read by ``changes()`` alone.
  package let descriptor: Int32
  /// The paths of each watched folder, by its watch: one folder may have several paths.
  private var folders: [Int32: [String]] = [:]
  private var watched: Set<String> = []
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  /// Nil if the system has no more watches to give.
  package init?() {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Watches one more folder.
  /// - Returns: Whether it could; a folder that is not there can't be watched.
  @discardableResult
  package func watch(_ folder: String) -> Bool {
    if watched.contains(folder) { return true }
    guard watched.count < Self.folderLimit else { return false }
    let events =
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF
      | IN_MOVE_SELF
    let watch = inotify_add_watch(descriptor, folder, UInt32(events) | UInt32(IN_ONLYDIR))
    guard watch >= 0 else { return false }
    folders[watch, default: []].append(folder)
    watched.insert(folder)
    return true
  }

  /// What has changed since the last call.
  package struct Changes: Equatable {
    /// The paths of files and folders, without repetition, in the order of the changes.
    package var paths: [String] = []
    /// Whether more has changed than the system could tell.
    package var isIncomplete = false

    package var isEmpty: Bool { paths.isEmpty && !isIncomplete }
  }

  /// The changes that have been told, without waiting for any.
  package func changes() -> Changes {
    var changes = Changes()
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return changes }
      var offset = 0
      while offset + 16 <= count { offset = take(at: offset, into: &changes) }
    }
  }

  /// Takes an event: watch, mask, cookie and length of the name in 32 bits each, then the name.
  /// - Returns: The offset of the next event.
  private func take(at offset: Int, into changes: inout Changes) -> Int {
    let watch = Int32(bitPattern: word(at: offset))
    let mask = word(at: offset + 4)
    let end = offset + 16 + Int(word(at: offset + 12))
    if mask & UInt32(IN_Q_OVERFLOW) != 0 { changes.isIncomplete = true }
    guard let paths = folders[watch] else { return end }
    if mask & UInt32(IN_IGNORED | IN_MOVE_SELF) != 0 {
      // The folder has gone from its place, and another one may be there later.
      folders[watch] = nil
      watched.subtract(paths)
      if mask & UInt32(IN_MOVE_SELF) != 0 { inotify_rm_watch(descriptor, watch) }
      for path in paths { changes.add(path) }
    } else if mask & UInt32(IN_CREATE) == 0 || mask & UInt32(IN_ISDIR) != 0 {
      // A file that was created is told when its writer closes it.
      let name = String(decoding: buffer[offset + 16..<end].prefix { $0 != 0 }, as: UTF8.self)
      for path in paths { changes.add(name.isEmpty ? path : path + "/" + name) }
    }
    return end
  }

  private func word(at offset: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(buffer[offset + $1]) << UInt32(8 * $1) }
  }
}

extension FileWatch.Changes {
  fileprivate mutating func add(_ path: String) {
    if paths.count < 10_000, !paths.contains(path) { paths.append(path) }
  }
}
