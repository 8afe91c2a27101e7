import Foundation

/// A file that is written as a whole or not at all: beside its place first, so that it only needs a
/// name once it is complete.
package struct WholeFile {
  /// Why a file is not written, in words that follow its name.
  package struct Refusal: Error, Equatable {
    package let reason: String

    package init(reason: String) { self.reason = reason }
  }

  /// What came of writing.
  package enum Result: Equatable {
    case written
    /// There is a file already, which was left alone.
    case taken
  }

  private let path: String
  /// The file that is there; nil if there is none.
  private let former: stat?

  /// The file that a path names. Of a symbolic link it is what the link leads to, which need not be
  /// there.
  /// - Throws: A ``Refusal`` if there is something else than a file, or if there can be no file.
  package init(at path: String) throws(Refusal) {
    self.path = try Self.followed(path)
    var status = stat()
    if stat(self.path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else {
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        throw Refusal(reason: isFolder ? "it is a folder" : "it is not a regular file")
      }
      former = status
    } else {
      guard errno == ENOENT else { throw Refusal(errno) }
      former = nil
    }
  }

  /// Whether there is such a file.
  var isThere: Bool { former != nil }

  /// Why the folder takes no file; nil if nothing speaks against it.
  var obstacle: Refusal? {
    access(folder, W_OK | X_OK) == 0 ? nil : Refusal(errno)
  }

  /// Why the file can't be written over; nil if nothing speaks against it.
  package var obstacleToOverwriting: Refusal? {
    isThere && access(path, W_OK) != 0 ? Refusal(errno) : obstacle
  }

  /// Writes the text, and leaves the permissions of a file that is there as they are.
  package func write(_ text: String, overwrites: Bool) throws(Refusal) -> Result {
    try write(Array(text.utf8), overwrites: overwrites)
  }

  /// Writes the bytes, and leaves the permissions of a file that is there as they are.
  func write(_ bytes: [UInt8], overwrites: Bool) throws(Refusal) -> Result {
    guard former == nil || overwrites else { return .taken }
    let draft = try makeDraft()
    do throws(Refusal) {
      try fill(draft.descriptor, with: bytes)
      let result = try name(draft.path, overwrites: overwrites)
      if result == .taken { unlink(draft.path) }
      return result
    } catch {
      unlink(draft.path)
      throw error
    }
  }

  private var folder: String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
  }

  /// The path to which a symbolic link leads, which need not be there; a path that is none leads to
  /// itself.
  package static func followed(_ path: String) throws(Refusal) -> String {
    var path = path
    for _ in 0..<mostLinks {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        return path
      }
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = next.hasPrefix("/") ? next : folder + next
    }
    throw Refusal(ELOOP)
  }

  /// Creates an empty file beside this one, which nobody else has.
  private func makeDraft() throws(Refusal) -> (path: String, descriptor: Int32) {
    for number in 0..<Self.mostDrafts {
      let draft = folder + ".tenniel-\(getpid())-\(number)~"
      let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (draft, descriptor) }
      guard errno == EEXIST else { break }
    }
    throw Refusal(errno)
  }

  /// Writes the bytes to a new file, down to the disk, and closes it.
  private func fill(_ descriptor: Int32, with bytes: [UInt8]) throws(Refusal) {
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    if let former, fchmod(descriptor, former.st_mode & 0o7777) != 0 { throw Refusal(errno) }
    do {
      try file.write(contentsOf: Data(bytes))
    } catch {
      throw Refusal(error)
    }
    if fsync(descriptor) != 0 { throw Refusal(errno) }
    do {
      try file.close()
    } catch {
      throw Refusal(error)
    }
  }

  /// Gives the draft the file's name.
  private func name(_ draft: String, overwrites: Bool) throws(Refusal) -> Result {
    if !overwrites {
      // A second name is refused if there is such a file; a new name would replace it.
      if link(draft, path) == 0 {
        unlink(draft)
        return .written
      }
      if errno == EEXIST { return .taken }
      // Some file systems have no second names.
      if access(path, F_OK) == 0 { return .taken }
    }
    guard rename(draft, path) == 0 else { throw Refusal(errno) }
    return .written
  }

  /// The most links that lead from one to another, as in the system's own search.
  private static let mostLinks = 40
  /// The most names that are tried for the file beside this one.
  private static let mostDrafts = 100
}

extension WholeFile.Refusal {
  /// - Parameter code: An error of the system.
  package init(_ code: Int32) { reason = FileAccess.writing.reason(code) }

  /// - Parameter error: What writing has thrown.
  fileprivate init(_ error: any Error) {
    switch (error as? CocoaError)?.code {
    case .fileWriteOutOfSpace: self.init(ENOSPC)
    case .fileWriteNoPermission: self.init(EACCES)
    default: self.init(reason: "it can't be written")
    }
  }
}
