import Foundation

/// Files that belong together, of which all are written or none.
package struct FileSet {
  /// Why the files are not written.
  package struct Refusal: Error, Equatable {
    /// The path of the file that is in the way.
    package let path: String
    /// The reason, in words that follow its name.
    package let reason: String
  }

  /// What is done about files that are there already.
  package enum Existing {
    /// Nothing is written if the last file is there, or another one with other bytes.
    case refuse
    /// They stay as they are.
    case keep
    case replace
  }

  /// The folder, which may have to be made.
  package let folder: String
  /// The files by their paths in the folder. The last one is written last, so that it is never
  /// there without the others.
  package let files: [(path: String, bytes: [UInt8])]

  package init(folder: String, files: [(path: String, bytes: [UInt8])]) {
    (self.folder, self.files) = (folder, files)
  }

  package func write(_ existing: Existing) throws(Refusal) {
    let all = files.map {
      (path: folder.isEmpty ? $0.path : folder + "/" + $0.path, bytes: $0.bytes)
    }
    try checkFolder(all.last?.path)
    if existing == .refuse { try refuseOthers(all) }
    var made: [String] = []
    do throws(Refusal) {
      for file in all { try write(file.path, file.bytes, existing, &made) }
    } catch {
      // Files go before the folders that were made for them, which are empty then.
      for path in made.reversed() { remove(path) }
      throw error
    }
  }

  /// Refuses if the folder takes no file. The refusal names the last file.
  private func checkFolder(_ last: String?) throws(Refusal) {
    guard let last else { return }
    do throws(WholeFile.Refusal) {
      if let obstacle = try WholeFile(at: last).obstacle { throw obstacle }
    } catch {
      throw Refusal(path: last, reason: error.reason)
    }
  }

  /// Refuses if a file is there that may not be.
  private func refuseOthers(_ all: [(path: String, bytes: [UInt8])]) throws(Refusal) {
    for (index, file) in all.enumerated().reversed() where FileKind(of: file.path) != .missing {
      let isSame = FileManager.default.contents(atPath: file.path).map(Array.init) == file.bytes
      guard isSame, index < all.count - 1 else {
        throw Refusal(path: file.path, reason: "it is there already, and was left alone")
      }
    }
  }

  private func write(
    _ path: String, _ bytes: [UInt8], _ existing: Existing, _ made: inout [String]
  ) throws(Refusal) {
    do throws(WholeFile.Refusal) {
      try makeFolder(path.folderOfPath, &made)
      let file = try WholeFile(at: path)
      let isThere = file.isThere
      switch try file.write(bytes, overwrites: existing == .replace) {
      case .written: if !isThere { made.append(path) }
      case .taken:
        // Nothing is known of a file that has come meanwhile.
        guard existing == .keep || FileManager.default.contents(atPath: path) == Data(bytes) else {
          throw WholeFile.Refusal(reason: "it is there already, and was left alone")
        }
      }
    } catch {
      throw Refusal(path: path, reason: error.reason)
    }
  }

  /// Makes a folder below the one of the files.
  private func makeFolder(_ path: String, _ made: inout [String]) throws(WholeFile.Refusal) {
    guard path != folder, FileKind(of: path) == .missing else { return }
    guard mkdir(path, 0o777) == 0 else { throw WholeFile.Refusal(errno) }
    made.append(path)
  }

  private func remove(_ path: String) {
    if FileKind(of: path) == .folder { rmdir(path) } else { unlink(path) }
  }
}
