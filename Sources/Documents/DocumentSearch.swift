import Nibs
import Wording

/// The documents below a folder.
///
/// The folder is walked in the order of names, up to a number of entries and a depth. Symbolic
/// links to folders are not followed, so that there are no loops. Hidden folders are left out, and
/// so are folders of build products and of other projects below it, in which documents are counted.
package struct DocumentSearch: Equatable {
  /// The most entries of folders that are looked at.
  static let entryLimit = 20_000
  /// The most folders inside of one another.
  package static let depthLimit = 32

  /// The folder.
  package let folder: String
  /// The paths of the documents, in order.
  package private(set) var paths: [String] = []
  /// The folders in which they were looked for, the given one first.
  private(set) var folders: [String] = []
  /// Whether all entries were looked at.
  private(set) var isComplete = true
  /// The folders whose entries can't be read.
  package private(set) var unreadable: [String] = []
  /// The paths with names of documents that lead to no file: broken links, pipes and the like.
  package private(set) var strays: [String] = []
  /// The folders of other projects and of builds, which were left out.
  private var others: [String] = []
  private let leavesOut: Bool
  private var entryCount = 0
  private let entryLimit: Int

  /// - Parameters:
  ///   - leavesOut: Whether folders below it are left out that are of other projects or of builds.
  ///   - names: The names of a folder's entries; nil if it can't be read.
  package init(
    below folder: String, entryLimit: Int = Self.entryLimit, leavesOut: Bool = true,
    names: (_ folder: String) -> [String]? = Self.names
  ) {
    self.folder = folder
    self.entryLimit = entryLimit
    self.leavesOut = leavesOut
    walk(folder, depth: 0, names)
  }

  /// What was left out, a sentence for each reason.
  package var notes: [String] {
    var notes: [String] = []
    if !isComplete {
      notes.append(
        "\(folder) has more than \(Self.entryLimit) entries or \(Self.depthLimit) levels; the rest "
          + "was left out")
    }
    let found = others.map { DocumentSearch(below: $0, leavesOut: false) }
      .filter { !$0.paths.isEmpty }
    if !found.isEmpty {
      let count = found.reduce(0) { $0 + $1.paths.count }
      notes.append(
        "\(count) document\(count == 1 ? "" : "s") of other projects or builds left out: "
          + found.map(\.folder.nameOfPath.printable).uniqued.joined(separator: ", "))
    }
    if let first = unreadable.first {
      let others = unreadable.count - 1
      notes.append(
        "\(first.printable)"
          + (others == 0 ? "" : " and \(others) other folder\(others == 1 ? "" : "s")")
          + " can't be read: \(Self.reason(toPassOver: first))")
    }
    return notes
  }

  /// Why the entries of a folder can't be read.
  package static func reason(toPassOver folder: String) -> String {
    // Who may read the names may still not look at what they name.
    FileAccess.reading.reason(FileAccess.obstacle(toReading: folder) ?? EACCES)
  }

  /// The names of a folder's entries; nil if it can't be read. What is not UTF-8 in a name is
  /// replaced, so that the name is told and leads to nothing; Foundation leaves such names out.
  package static func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The folders of which the name says that what is in them is of another project, or of a build.
  /// `Libraries` may have parts of the app itself.
  private static let foreign = FolderIndex.foreign.union([
    "SourcePackages", "Submodules", "ThirdParty", "Vendor", "third_party", "vendor",
  ])

  /// Whether a folder is another repository that Git keeps in this one. A working tree has a file
  /// `.git` as well, which leads to no module.
  private static func isSubmodule(_ folder: String) -> Bool {
    FileManager.default.contents(atPath: folder + "/.git").map {
      String(decoding: $0.prefix(4096), as: UTF8.self).contains("/modules/")
    } ?? false
  }

  private mutating func walk(
    _ folder: String, depth: Int, _ names: (_ folder: String) -> [String]?
  ) {
    guard depth < Self.depthLimit else {
      isComplete = false
      return
    }
    let entries = names(folder)
    if depth > 0, leavesOut,
      Self.foreign.contains(folder.nameOfPath)
        || entries?.contains(".git") == true && Self.isSubmodule(folder)
    {
      return others.append(folder)
    }
    folders.append(folder)
    if entries == nil { unreadable.append(folder) }
    for name in Set(entries ?? []).sorted() {
      guard entryCount < entryLimit else {
        isComplete = false
        return
      }
      entryCount += 1
      guard !name.hasPrefix(".") else { continue }
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      var isLink = false
      switch FileKind(at: path, isLink: &isLink) {
      case .folder where !isLink: walk(path, depth: depth + 1, names)
      case .missing where !isLink && FileAccess.obstacle(toFinding: path) == EACCES:
        unreadable.append(folder)
        return
      case .file where DocumentReference.isDocument(name): paths.append(path)
      case .missing where DocumentReference.isDocument(name),
        .other where DocumentReference.isDocument(name):
        strays.append(path)
      case .file, .folder, .missing, .other: break
      }
    }
  }
}
