import AssetCatalogs
import AutoLayout

/// Finds the sets of asset catalogs and the files around a document. Each folder is walked through
/// once, when a name was not found in nearer folders.
final class ResourceSearch {
  private let levels: [ResourceFolder.Level]
  private var indices: [FolderIndex] = []
  private var budget = FolderIndex.Budget()
  /// The folders of the sets that were read.
  private var sets: [String] = []
  /// The number of bytes that may still be read of the files of catalogs.
  private var catalogBytes = AssetCatalog.mostBytes

  init(_ folder: ResourceFolder) { levels = folder.levels }

  /// Whether something was left out because there are too many entries of folders, or too many
  /// bytes of catalogs.
  var isIncomplete: Bool { budget.isExceeded || catalogBytes <= 0 }

  /// The folders on which the result of the search depends: the sets that were read, then all
  /// folders that were walked through.
  var folders: [String] { sets + indices.flatMap(\.folders) }

  /// The first thing that is found, from the nearest folder on.
  func first<Found>(_ find: (FolderIndex) -> Found?) -> Found? {
    for place in levels.indices {
      if place == indices.count {
        let inner = place > 0 ? levels[place - 1].path : nil
        indices.append(
          FolderIndex(
            levels[place].path, skipping: inner, depth: levels[place].depth, budget: &budget))
      }
      if let found = find(indices[place]) { return found }
    }
    return nil
  }

  /// The names of the sets of one kind that were walked through, the nearest first.
  func names(ofSetsEnding ending: String) -> [String] {
    indices.flatMap { index in
      index.sets.keys.filter { $0.extensionOfPath == ending }.map(\.stemOfPath).sorted()
    }
  }

  /// The fonts of all files around the document.
  func fonts() -> FontShelf {
    let _: Never? = first { _ in nil }
    let root = levels.last?.path
    return FontShelf(indices.flatMap { $0.paths(ofFilesEnding: FontShelf.endings) }) {
      path, limit in
      try Self.bytes(of: path, in: root, limit: limit)
    }
  }

  /// The names of the files with one of some endings that were walked through, the nearest first.
  func names(ofFilesEnding endings: [String]) -> [String] {
    indices.flatMap { index in
      index.files.keys.filter { endings.contains($0.extensionOfPath.lowercased()) }.sorted()
    }
  }

  /// The asset of a name in the folders of the sets of one kind: the first that can be read, with
  /// the first problem of its files. If none can be read, the first problem of any set of the name.
  func asset<Asset>(
    _ name: String, ending: String, _ choose: (AssetCatalog) -> Asset?
  ) -> (asset: Asset?, problem: AssetProblem?) {
    guard let last = name.split(separator: "/").last, name.utf8.count <= 1024 else {
      return (nil, nil)
    }
    var problem: AssetProblem?
    let found = first { index -> (Asset, AssetProblem?)? in
      for set in index.sets["\(last).\(ending)"] ?? [] {
        let catalog = catalog(of: set)
        sets.append(set)
        if let asset = choose(catalog) { return (asset, catalog.problems.first) }
        problem = problem ?? catalog.problems.first
      }
      return nil
    }
    return found.map { ($0.0, $0.1) } ?? (nil, problem)
  }

  /// The bytes of a file, which has to be inside of the folders also when symbolic links are
  /// followed.
  func bytes(of path: String, limit: Int, prefix: Int? = nil) throws(DocumentError) -> [UInt8] {
    try Self.bytes(of: path, in: levels.last?.path, limit: limit, prefix: prefix)
  }

  private static func bytes(
    of path: String, in root: String?, limit: Int, prefix: Int? = nil
  ) throws(DocumentError) -> [UInt8] {
    let place = ResourceFolder.resolved(path)
    guard let root, place.hasPrefix(root == "/" ? "/" : root + "/") else {
      throw DocumentError(description: "\(path) leads out of the folder of the document")
    }
    return try DocumentFile.bytes(of: place, limit: limit, prefix: prefix)
  }

  /// The catalog with one set alone. The folders around the set are read too: they tell whether
  /// they are parts of its name.
  private func catalog(of set: String) -> AssetCatalog {
    var files: [AssetCatalog.File] = []
    var folder = set
    while folder.count > 1 {
      let path = "\(folder)/Contents.json"
      if catalogBytes > 0, let bytes = try? bytes(of: path, limit: catalogBytes) {
        catalogBytes -= bytes.count
        files.append(AssetCatalog.File(path: path, bytes: bytes))
      }
      if folder.hasSuffix(".xcassets") { break }
      folder = folder.folderOfPath
    }
    return AssetCatalog(files)
  }
}
