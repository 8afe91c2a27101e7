import AutoLayout
import Foundation
import Glibc

/// The sets of asset catalogs, the images, the fonts and the documents in a folder and in the
/// folders inside of it.
///
/// The walk is bounded, doesn't follow symbolic links, and doesn't depend on the order of the disk:
/// nearer folders come first, and in a folder names go by their code points.
package struct FolderIndex {
  /// The folders of sets by their names, such as `star.imageset`.
  private(set) var sets: [String: [String]] = [:]
  /// Images, fonts and documents by their file names.
  private(set) var files: [String: [String]] = [:]
  /// The folders that were walked through, the nearest first.
  private(set) var folders: [String] = []

  /// How much may still be looked at, in all walks for a document together.
  package struct Budget {
    /// The number of entries of folders.
    package var entries = 20_000
    /// Whether something was left out because there are more entries.
    var isExceeded = false

    package init() {}
  }

  /// Walks through a folder.
  /// - Parameters:
  ///   - skipped: A folder in it that was walked through already.
  ///   - depth: The number of folders that may lie inside of one another, catalogs not counted.
  init(_ root: String, skipping skipped: String? = nil, depth: Int, budget: inout Budget) {
    var queue = [(path: root, depth: depth, isCatalog: root.hasSuffix(".xcassets"))]
    var next = 0
    while next < queue.count {
      let folder = queue[next]
      folders.append(folder.path)
      next += 1
      for name in Self.names(in: folder.path, &budget) where !name.hasPrefix(".") {
        let path = "\(folder.path)/\(name)"
        let ending = name.extensionOfPath
        if folder.isCatalog, Self.setEndings.contains(ending) {
          sets[name, default: []].append(path)
        } else if !folder.isCatalog, Self.fileEndings.contains(ending.lowercased()) {
          files[name, default: []].append(path)
        } else if folder.depth > 0 || ending == "xcassets", path != skipped,
          Self.isWalked(name, ending: ending, inCatalog: folder.isCatalog), Self.isFolder(path)
        {
          let isCatalog = folder.isCatalog || ending == "xcassets"
          let left = isCatalog && !folder.isCatalog ? Self.catalogDepth : folder.depth - 1
          queue.append((path, left, isCatalog))
        }
      }
    }
  }

  /// The paths of the files with one of some endings, by their names.
  func paths(ofFilesEnding endings: [String]) -> [String] {
    files.filter { endings.contains($0.key.extensionOfPath.lowercased()) }.values.joined().sorted()
  }

  private static func names(in folder: String, _ budget: inout Budget) -> [String] {
    guard budget.entries > 0 else {
      budget.isExceeded = true
      return []
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if sorted.count > budget.entries { budget.isExceeded = true }
    defer { budget.entries -= min(sorted.count, budget.entries) }
    return Array(sorted.prefix(budget.entries))
  }

  /// Folders with a type are catalogs, languages, or else products and projects of which nothing is
  /// read.
  private static func isWalked(_ name: String, ending: String, inCatalog: Bool) -> Bool {
    switch ending {
    case "": !foreign.contains(name)
    case "xcassets", "lproj", "spriteatlas": true
    default: false
    }
  }

  /// Whether there is a folder at a path; a symbolic link to a folder does not count.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The number of groups that may lie inside of one another in a catalog.
  package static let catalogDepth = 16
  private static let setEndings: Set = ["imageset", "colorset", "symbolset"]
  static let imageEndings = ["png", "jpg", "jpeg", "gif", "pdf", "svg"]
  private static let fileEndings = Set(imageEndings + FontShelf.endings + ["storyboard", "xib"])
  /// The folders of other people's code and of the products of builds.
  package static let foreign: Set = ["Carthage", "DerivedData", "Pods", "build", "node_modules"]
}
