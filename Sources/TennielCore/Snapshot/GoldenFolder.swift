import Foundation
import Goldens

/// The folder in which goldens are kept.
final class GoldenFolder {
  /// Its path, with a slash at its end.
  let path: String
  /// The folders of what was looked at, below this one, and the files that belong there.
  private var expected: [(folder: String, files: Set<String>)] = []
  /// The folders that may have goldens of documents that are gone.
  private var searched: [String] = []
  /// The folders of what could not be looked at.
  private var spared: [String] = []

  init(_ path: String) { self.path = path.hasSuffix("/") ? path : path + "/" }

  /// The kept text; nil for none.
  func text(of name: String) throws(UsageError) -> String? {
    try bytes(of: name).map(Self.text)
  }

  /// The text that a file has, without the newline at its end.
  static func text(of bytes: [UInt8]) -> String {
    // Git may have given the lines the endings of another system.
    let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// What the file of a golden has; nil if there is none.
  func bytes(of name: String) throws(UsageError) -> [UInt8]? {
    let file = path + name + Self.end
    guard !FileAccess.isMissing(file) else { return nil }
    do throws(Descriptor.Failure) {
      return try Descriptor.contents(of: file)
    } catch {
      throw UsageError("the golden \(UsageError.quoted(file)) can't be read: \(error)")
    }
  }

  /// Keeps a text.
  func keep(_ text: String, as name: String) throws(UsageError) {
    try keep(Array((text + "\n").utf8), as: name)
  }

  /// Keeps what is to be in the file of a golden.
  func keep(_ bytes: [UInt8], as name: String) throws(UsageError) {
    let file = path + name + Self.end
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do throws(WholeFile.Refusal) {
      _ = try WholeFile(at: file).write(bytes, overwrites: true)
    } catch {
      throw UsageError("the golden \(UsageError.quoted(file)) can't be written: \(error.reason)")
    }
  }

  /// The name of a document's folder, or of that of a folder of documents.
  func name(ofDocument document: String) -> String {
    GoldenName.folder(ofDocument: CheckedProject.path(document, from: path + ".."))
  }

  /// Says which goldens belong into a folder below this one.
  func expect(_ names: [String], in folder: String) { expected.append((folder, Set(names))) }

  /// Says that all documents are known whose goldens are in a folder below this one, or in it.
  func search(_ folder: String) { searched.append(folder) }

  /// Says that nothing is known of the goldens in a folder below this one.
  func spare(_ folder: String) { spared.append(folder + "/") }

  /// The goldens in the folders of what was looked at that belong to nothing any more, in order.
  var orphans: [String] {
    let names = expected.reduce(into: Set<String>()) { $0.formUnion($1.files) }
    let isOrphan = { (name: String) in
      !names.contains(name) && !self.spared.contains { name.hasPrefix($0) }
    }
    let known = Set(expected.flatMap { self.names(in: $0.folder) }).filter(isOrphan)
    // Other texts may stand beside the folders of documents.
    let others = Set(searched.flatMap { self.names(in: $0) })
      .filter { isOrphan($0) && !known.contains($0) && GoldenName.isOfDocument($0) }
    // A search leaves out folders, such as those of other people's code.
    let gone = Dictionary(grouping: others, by: \.folderOfPath).filter { !hasDocument(of: $0.key) }
    return known.union(gone.values.joined()).sorted()
  }

  /// The names of all texts in a folder below this one.
  private func names(in folder: String) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: path + folder)) ?? [])
      .filter { $0.hasSuffix(Self.end) }
      .map { (folder.isEmpty ? "" : folder + "/") + $0.dropLast(Self.end.count) }
  }

  /// Deletes goldens, and the folders that are empty then.
  func delete(_ names: [String]) {
    for name in names {
      unlink(path + name + Self.end)
      var folder = name.folderOfPath
      // A folder with something in it stays.
      while !folder.isEmpty, rmdir(path + folder) == 0 { folder = String(folder).folderOfPath }
    }
  }

  private static let end = ".txt"
}
