import Foundation
import InterfaceBuilder

/// The files in which unsaved changes outlive the program: one for each document that differs from
/// its file, in `tenniel/journal` in the folder for the state of programs. A change is written as
/// soon as it is made.
///
/// A file is lines of JSON: the document's path and what its file has, and then one line for each
/// step.
package struct Journal {
  /// What an earlier run has left of a document.
  package struct Remains {
    /// The journal's file.
    let url: URL
    /// The document with its unsaved changes.
    package let draft: Draft
  }

  /// The journal of a document, to which steps are added.
  package struct File {
    let url: URL
    fileprivate let handle: FileHandle
  }

  private let folder: URL

  /// - Parameter folder: The folder for the state of the program.
  package init(in folder: URL) { self.folder = folder.appendingPathComponent("journal") }

  /// Begins the journal of a document that differs from its file. What an earlier run has left
  /// stays.
  /// - Parameter file: The bytes of the document's file.
  /// - Returns: Nil if it can't be written.
  func begin(_ path: String, file: [UInt8]) -> File? {
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard let begun = newFile(for: path) else { return nil }
    let head = Head(path: absolute(path), file: Data(file).base64EncodedString())
    guard write(head, to: begun.handle) else {
      end(begun)
      return nil
    }
    return begun
  }

  /// Makes a file with a new name. The numbers of processes come again, so that an earlier run may
  /// have left a file with the same number.
  private func newFile(for path: String) -> File? {
    for number in 0..<Self.mostFiles {
      let url = folder.appendingPathComponent(
        "\(name(of: path))-\(getpid())-\(number)\(Self.ending)")
      let descriptor = open(
        url.path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else { return nil }
      // The lock ends with the process, however that ends.
      flock(descriptor, LOCK_EX | LOCK_NB)
      return File(url: url, handle: FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
    }
    return nil
  }

  private static let mostFiles = 1000

  /// Adds a change to a journal.
  /// - Parameter dropping: The number of earlier steps that the change has taken back or replaced.
  /// - Returns: Whether it could be written.
  func add(
    _ sentence: String, from earlier: SourceText, to later: SourceText, dropping: Int,
    to file: File
  ) -> Bool {
    guard let edit = earlier.change(to: later) else { return true }
    let step = Step(
      sentence: sentence, drops: dropping, start: edit.range.lowerBound, end: edit.range.upperBound,
      text: edit.replacement)
    return write(step, to: file.handle)
  }

  /// Removes the journal of a document that no longer differs from its file.
  func end(_ file: File) { try? FileManager.default.removeItem(at: file.url) }

  /// What an earlier run, which has ended, has left of a document; nil if there is nothing.
  /// - Parameter isWanted: Whether a draft has something that the file has not.
  func remains(
    of path: String, where isWanted: (Draft) -> Bool = { _ in true }
  ) -> Remains? {
    let prefix = name(of: path) + "-"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where name.hasPrefix(prefix) && name.hasSuffix(Self.ending) {
      let url = folder.appendingPathComponent(name)
      if !isInUse(url), let draft = draft(in: url, path: path), draft.isChanged, isWanted(draft) {
        return Remains(url: url, draft: draft)
      }
    }
    return nil
  }

  /// The draft that a journal has of a document; nil if it can't be read, or is of another
  /// document.
  private func draft(in url: URL, path: String) -> Draft? {
    guard let (head, steps) = read(url), head.path == absolute(path),
      let file = Data(base64Encoded: head.file),
      let former = Document.read(Array(file), name: path).document
    else { return nil }
    var draft = Draft(former, path: path)
    for step in steps {
      let size = draft.document.markup.source.bytes.count
      guard step.start <= step.end, step.end <= size, step.start >= 0,
        let next = draft.document.applying([TextEdit(step.start..<step.end, step.text)])
      else { break }
      var selection: [String] = []
      for _ in 0..<max(0, min(step.drops, draft.done.count)) {
        _ = draft.undo(from: &selection)
      }
      draft.take(next, sentence: step.sentence)
    }
    return draft
  }

  /// Forgets what an earlier run has left.
  package func discard(_ remains: Remains) { try? FileManager.default.removeItem(at: remains.url) }

  /// Forgets all that earlier runs have left of a document.
  package func discardRemains(of path: String) {
    var last: URL?
    // A journal that can't be removed is found again.
    while let remains = remains(of: path), remains.url != last {
      discard(remains)
      last = remains.url
    }
  }

  // MARK: - Files

  /// Whether a running process writes the journal.
  private func isInUse(_ url: URL) -> Bool {
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) != 0
  }

  private static let ending = ".journal"

  private struct Head: Codable {
    let path: String
    /// The bytes of the document's file, in base 64.
    let file: String
  }

  private struct Step: Codable {
    let sentence: String
    /// The number of steps that were taken back before, or replaced.
    let drops: Int
    /// The range that has changed, in bytes, and what took its place.
    let start: Int
    let end: Int
    let text: String
  }

  private func write(_ line: some Encodable, to handle: FileHandle) -> Bool {
    do {
      try handle.write(contentsOf: JSONEncoder().encode(line) + [0x0A])
      return true
    } catch {
      return false
    }
  }

  private func read(_ url: URL) -> (Head, [Step])? {
    guard let text = try? Data(contentsOf: url) else { return nil }
    let lines = text.split(separator: 0x0A)
    let decoder = JSONDecoder()
    guard let first = lines.first, let head = try? decoder.decode(Head.self, from: first) else {
      return nil
    }
    // A step that the end of the program has cut off is not there.
    let steps = lines.dropFirst().map { try? decoder.decode(Step.self, from: $0) }
      .prefix { $0 != nil }.compactMap(\.self)
    return (head, steps)
  }

  private func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// The name of a document's journals: a number for its path (FNV-1a: Fowler, Noll and Vo).
  private func name(of path: String) -> String {
    let hash = absolute(path).utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
