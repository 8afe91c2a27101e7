import Foundation

extension ResourceFolder {
  /// A folder in which catalogs and images are looked for, with the folders inside of it.
  struct Level: Equatable {
    var path: String
    /// The number of folders that may lie inside of one another.
    var depth: Int
  }

  /// The folders in which catalogs and images are looked for, the nearest first.
  ///
  /// For a document that was opened by its path, these are its folder and the folders around it, up
  /// to the project's folder: the nearest with a file or folder that only the root of a project
  /// has. If there is none, they go up to the outermost of the near folders that has a catalog
  /// itself.
  var levels: [Level] {
    if let bundle {
      // Beside a program lie the products of its build.
      let depth = bundle == Bundle.main.resourcePath ? 0 : 3
      return [Level(path: Self.resolved(bundle), depth: depth)]
    }
    guard let first = paths.first else { return [] }
    var folder = Self.resolved(first)
    var around = [folder]
    if folder.hasSuffix(".lproj") {
      folder = folder.folderOfPath
      around.append(folder)
    }
    var last = around.count
    let ends = Self.ends
    while !ends.contains(folder), around.count <= 8 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if names.contains(where: Self.marksProject) {
        last = around.count
        break
      }
      if names.contains(where: { $0.hasSuffix(".xcassets") }), around.count <= 4 {
        last = around.count
      }
      folder = folder.folderOfPath
      around.append(folder)
    }
    return around.prefix(last).map { Level(path: $0, depth: 6) }
  }

  private static func marksProject(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") || roots.contains(name)
  }

  private static let roots: Set = [".git", "Package.swift", "Podfile", "project.yml"]

  /// The folders that hold projects and much else.
  private static var ends: Set<String> {
    ["/", resolved(NSHomeDirectory()), resolved(FileManager.default.temporaryDirectory.path)]
  }

  /// The absolute path without symbolic links.
  static func resolved(_ path: String) -> String {
    let path = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
