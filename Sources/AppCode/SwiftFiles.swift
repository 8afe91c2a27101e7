import Nibs

/// The Swift files that an app is compiled from.
enum SwiftFiles {
  /// The files that a path stands for: a file, a project of Xcode, a package, or a folder with one
  /// of these. Returns as well the project or the folder that was taken; nil for a file.
  /// - Throws: That there are none.
  static func of(
    _ path: String, by toolchain: Toolchain
  ) throws(CodeFailure) -> (files: [String], project: String?) {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    if path.hasSuffix(".swift") {
      guard FileManager.default.fileExists(atPath: path) else {
        throw CodeFailure("there is no file \(path)")
      }
      return ([path], nil)
    }
    if path.hasSuffix(".xcodeproj") { return (try of(projectAt: path), path) }
    let known = projects(in: path)
    let apps =
      known.count < 2 ? [] : known.filter { (try? XcodeProject(at: $0))?.app?.isApp == true }
    let projects = apps.isEmpty ? known : apps
    if projects.count > 1 {
      let names = projects.prefix(3).map { $0.dropFirst(path.count + 1) }.joined(separator: ", ")
      throw CodeFailure("there are \(projects.count) projects below \(path): name one, as \(names)")
    }
    if let project = projects.first { return (try of(projectAt: project), project) }
    var files: [String] = []
    if FileManager.default.fileExists(atPath: path + "/Package.swift") {
      files = ofPackage(at: path, by: toolchain)
    }
    if files.isEmpty { files = below(path) }
    guard !files.isEmpty else { throw CodeFailure("there are no Swift files below \(path)") }
    return (files, path)
  }

  private static func of(projectAt path: String) throws(CodeFailure) -> [String] {
    let project = try XcodeProject(at: path)
    if let app = project.app { return app.sources }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let files = below(folder)
    guard !files.isEmpty else { throw CodeFailure("\(path) has no target with Swift files") }
    return files
  }

  /// The projects in a folder, or else in the folders in it: those that are nearest.
  private static func projects(in folder: String) -> [String] {
    var folders = [folder]
    for _ in 0..<4 {
      let inside = folders.flatMap { folder in
        names(in: folder).filter { !isLeftOut($0) }.map { folder + "/" + $0 }
      }
      let found = inside.filter { $0.hasSuffix(".xcodeproj") }
      if !found.isEmpty { return found }
      folders = inside
    }
    return []
  }

  /// The files of some names below a folder, Swift files by default, but tests and what others have
  /// written.
  /// - Parameter depth: How many folders may lie inside of one another, without catalogs and the
  ///   folders of languages.
  static func below(
    _ folder: String, depth: Int = 32,
    where isWanted: (String) -> Bool = { $0.hasSuffix(".swift") && $0 != "Package.swift" }
  ) -> [String] {
    var entries = FolderIndex.Budget().entries
    return below(folder, depth: depth, entries: &entries, where: isWanted)
  }

  private static func below(
    _ folder: String, depth: Int, entries: inout Int, where isWanted: (String) -> Bool
  ) -> [String] {
    var found: [String] = []
    for name in names(in: folder) where !isLeftOut(name) {
      guard entries > 0 else { break }
      entries -= 1
      let path = folder + "/" + name
      let isPart = ["xcassets", "lproj"].contains(name.extensionOfPath)
      if isWanted(name) {
        found.append(path)
      } else if depth > 0 || isPart, FolderIndex.isFolder(path) {
        // A catalog is read to its own depth, wherever it lies.
        let left = name.hasSuffix(".xcassets") ? FolderIndex.catalogDepth : max(depth - 1, 0)
        found += below(path, depth: left, entries: &entries, where: isWanted)
      }
    }
    return found
  }

  private static func isLeftOut(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix("Tests") || name.hasSuffix(".playground")
      || FolderIndex.foreign.contains(name)
  }

  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// The files of the targets of a package that are no tests.
  private static func ofPackage(at path: String, by toolchain: Toolchain) -> [String] {
    let run = Run([
      toolchain.packages, "package", "--package-path", path, "describe", "--type", "json",
    ])
    let package = try? JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    return (package?["targets"] as? [[String: Any]] ?? [])
      .filter { ["executable", "library"].contains($0["type"] as? String) }
      .flatMap { target in
        (target["sources"] as? [String] ?? []).map { "\(path)/\(target["path"] ?? "")/\($0)" }
      }.filter { $0.hasSuffix(".swift") }
  }
}
