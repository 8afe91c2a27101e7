import Foundation

/// Tells when files in some folders are written, replaced, moved or deleted, by the system's
/// inotify.
///
/// Its descriptor becomes readable then. A file that is being written is told when its writer
/// closes it.
///
/// The system has few watches for each user. Folders for which it has none left are looked at by
/// ``look(into:)``.
package final class FileWatch {
  /// The most folders that are watched.
  static let folderLimit = 4096

  /// A descriptor for waiting, which is read by ``changes()`` alone; nil if the system has none.
  package let descriptor: Int32?
  /// The paths of each watched folder, by its watch: one folder may have several paths.
  private var folders: [Int32: [String]] = [:]
  private var watched: Set<String> = []
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  /// The folders without a watch, with the files that each had when it was last looked at.
  private var unwatched: [(folder: String, files: [String: [Int]])] = []

  /// - Parameter descriptor: What the system gives for watches; negative if it has none left.
  package init(descriptor: Int32 = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))) {
    self.descriptor = descriptor < 0 ? nil : descriptor
  }

  deinit { if let descriptor { close(descriptor) } }

  /// Whether there are folders of which the system tells nothing.
  package var needsLooks: Bool { !unwatched.isEmpty }

  /// Watches one more folder.
  /// - Returns: Whether it could; a folder that is not there can't be watched.
  @discardableResult
  package func watch(_ folder: String) -> Bool {
    if watched.contains(folder) { return true }
    guard watched.count < Self.folderLimit else { return false }
    let events =
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF
      | IN_MOVE_SELF
    let flags = UInt32(events) | UInt32(IN_ONLYDIR)
    if let descriptor {
      let watch = inotify_add_watch(descriptor, folder, flags)
      guard watch >= 0 || errno == ENOSPC else { return false }
      if watch >= 0 {
        folders[watch, default: []].append(folder)
        watched.insert(folder)
        return true
      }
    }
    guard FileKind(of: folder) == .folder else { return false }
    unwatched.append((folder, Self.files(in: folder)))
    watched.insert(folder)
    return true
  }

  /// Looks at the folders without a watch: adds what is otherwise there than at the last look.
  package func look(into changes: inout Changes) {
    for (index, (folder, before)) in unwatched.enumerated() {
      let now = Self.files(in: folder)
      let names = Set(before.keys).union(now.keys).filter { before[$0] != now[$0] }
      for name in names.sorted() { changes.add(folder + "/" + name) }
      unwatched[index].files = now
    }
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
    guard let descriptor else { return changes }
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
      if mask & UInt32(IN_MOVE_SELF) != 0, let descriptor { inotify_rm_watch(descriptor, watch) }
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

extension FileWatch {
  /// The files and folders in a folder by their names, each with what tells whether it was written,
  /// or another one is in its place; none if the folder is gone.
  private static func files(in folder: String) -> [String: [Int]] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var files: [String: [Int]] = [:]
    for name in names {
      var file = stat()
      guard stat(folder + "/" + name, &file) == 0 else { continue }
      let time = [file.st_mtim.tv_sec, file.st_mtim.tv_nsec]
      files[name] = [Int(file.st_ino), Int(file.st_size)] + time
    }
    return files
  }
}
