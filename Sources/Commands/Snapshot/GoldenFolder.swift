import Documents
import Foundation
import Goldens
import Wording

/// The folder in which goldens are kept.
final class GoldenFolder {
  /// Its path, with a slash at its end.
  let path: String
  /// The folders of what was looked at, below this one, and the files that belong there.
  private var expected: [(folder: String, files: Set<String>)] = []
  /// The folders of what could not be looked at.
  private var spared: [String] = []

  init(_ path: String) { self.path = path.hasSuffix("/") ? path : path + "/" }

  /// The kept text, without the newline at its end; nil for none.
  func text(of name: String) throws(UsageError) -> String? {
    let file = path + name + Self.end
    guard !FileAccess.isMissing(file) else { return nil }
    do throws(Descriptor.Failure) {
      // Git may have given the lines the endings of another system.
      let text = String(decoding: try Descriptor.contents(of: file), as: UTF8.self)
        .replacing("\r\n", with: "\n")
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    } catch {
      throw UsageError("the golden \(UsageError.quoted(file)) can't be read: \(error)")
    }
  }

  /// Keeps a text.
  func keep(_ text: String, as name: String) throws(UsageError) {
    let file = path + name + Self.end
    do throws(WholeFile.Refusal) {
      try Self.make(file.folderOfPath)
      _ = try WholeFile(at: file).write(text + "\n", overwrites: true)
    } catch {
      throw UsageError("the golden \(UsageError.quoted(file)) can't be written: \(error.reason)")
    }
  }

  /// Makes a folder, and the folders around it that are missing.
  private static func make(_ folder: String) throws(WholeFile.Refusal) {
    switch FileKind(of: folder) {
    case .folder: return
    case .file, .other:
      throw WholeFile.Refusal(reason: "\(folder.printable) is no folder")
    case .missing:
      let around = folder.folderOfPath
      if !around.isEmpty, around != folder { try make(around) }
      guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw WholeFile.Refusal(errno) }
    }
  }

  /// The name of a document's folder.
  func name(ofDocument document: String) -> String {
    GoldenName.folder(ofDocument: CheckedProject.path(document, from: path + ".."))
  }

  /// Says which goldens belong into a folder below this one.
  func expect(_ names: [String], in folder: String) { expected.append((folder, Set(names))) }

  /// Says that nothing is known of the goldens in a folder below this one.
  func spare(_ folder: String) { spared.append(folder + "/") }

  /// The goldens in the folders of what was looked at that belong to nothing any more, in order.
  var orphans: [String] {
    let names = expected.reduce(into: Set<String>()) { $0.formUnion($1.files) }
    return Set(expected.flatMap { self.names(in: $0.folder) }).subtracting(names)
      .filter { name in !spared.contains { name.hasPrefix($0) } }.sorted()
  }

  /// The names of all texts in a folder below this one.
  private func names(in folder: String) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: path + folder)) ?? [])
      .filter { $0.hasSuffix(Self.end) }
      .map { folder + "/" + $0.dropLast(Self.end.count) }
  }

  /// Deletes a golden, and the folders that are empty then.
  func delete(_ name: String) throws(UsageError) {
    let file = path + name + Self.end
    if unlink(file) != 0, errno != ENOENT {
      let reason = FileAccess.writing.reason(errno)
      throw UsageError("the golden \(file.printable) can't be deleted: \(reason)")
    }
    var folder = name.folderOfPath
    // A folder with something in it stays.
    while !folder.isEmpty, rmdir(path + folder) == 0 { folder = folder.folderOfPath }
  }

  private static let end = ".txt"
}
