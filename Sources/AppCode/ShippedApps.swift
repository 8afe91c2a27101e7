import Foundation
import Nibs

/// The apps that ship documents, as the projects around and below them say.
package struct ShippedApps {
  /// An app, and what in its project belongs to it.
  private struct Candidate {
    let app: ShippedApp
    /// The folder of its project or of its property list.
    let folder: String
    var documents: Set<String> = []
    var fileCount = 0

    /// Whether the app is to be taken rather than another one with the same documents.
    func isBetter(than other: Candidate) -> Bool {
      if app.knowsOrientations != other.app.knowsOrientations { return app.knowsOrientations }
      return fileCount > other.fileCount
    }
  }

  private var candidates: [Candidate] = []
  /// The paths of what has been read.
  private var known: Set<String> = []
  /// The files that should say something of apps, and can't be read.
  package private(set) var damaged: Set<String> = []

  /// Finds the apps in or below folders, or else in the four folders around each, up to the root of
  /// a repository. Without a project they are those of property lists.
  /// - Parameter paths: The folders; of a file, the folders around it are looked at.
  package init(near paths: [String]) {
    for path in paths {
      let path = URL(fileURLWithPath: path.isEmpty ? "." : path).standardizedFileURL.path
      let isFolder = FolderIndex.isFolder(path)
      find(near: isFolder ? path : String(path.folderOfPath), depth: isFolder ? 5 : 0)
    }
  }

  private mutating func find(near folder: String, depth: Int) {
    var place = folder
    for depth in [depth, 0, 0, 0, 0] {
      if find(below: place, depth: depth) { return }
      guard place != "/", !place.isEmpty,
        !FileManager.default.fileExists(atPath: place + "/.git")
      else { return }
      place = String(place.folderOfPath)
    }
  }

  /// The app of a document: one whose target has it, or else one of the nearest project around it,
  /// or else one of the project that is the least deep. Of several apps, it is the one with the
  /// most files.
  package func app(of document: String) -> ShippedApp? {
    let path = URL(fileURLWithPath: document).standardizedFileURL.path
    let owners = candidates.filter { $0.documents.contains(path) }
    let around = candidates.filter { path.hasPrefix($0.folder + "/") }
    let nearest = around.map(\.folder.count).max()
    let highest = candidates.map { $0.folder.count { $0 == "/" } }.min()
    let among =
      !owners.isEmpty
      ? owners
      : nearest != nil
        ? around.filter { $0.folder.count == nearest }
        : candidates.filter { $0.folder.count { $0 == "/" } == highest }
    return among.reduce(nil as Candidate?) { best, next in
      best.map { next.isBetter(than: $0) ? next : $0 } ?? next
    }?.app
  }

  /// Adds the apps below a folder, and returns whether there are some.
  private mutating func find(below folder: String, depth: Int) -> Bool {
    let paths = SwiftFiles.below(folder, depth: depth) {
      $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".plist")
    }.filter { !$0.isForeign && !$0.contains(".framework/") }.sorted()
    let projects = paths.filter { $0.hasSuffix(".xcodeproj") }
    for path in projects where known.insert(path).inserted { candidates += apps(ofProject: path) }
    if candidates.contains(where: { projects.contains($0.app.source) }) { return true }
    let lists = paths.filter { $0.hasSuffix(".plist") }
    for path in lists where known.insert(path).inserted {
      if let app = list(at: path).flatMap({ ShippedApp(list: $0, at: path) }) {
        candidates.append(Candidate(app: app, folder: String(path.folderOfPath)))
      }
    }
    return candidates.contains { lists.contains($0.app.source) }
  }

  private mutating func apps(ofProject path: String) -> [Candidate] {
    let project: XcodeProject
    do throws(CodeFailure) {
      project = try XcodeProject(at: path)
    } catch {
      damaged.insert(path + "/project.pbxproj")
      return []
    }
    return project.targets.filter(\.isApp).compactMap { target in
      ShippedApp(project.settings(of: target), of: project, at: path) { list(at: $0) }.map {
        Candidate(
          app: $0, folder: project.folder, documents: project.documents(of: target),
          fileCount: target.fileCount)
      }
    }
  }

  /// The property list at a path; nil if there is none.
  private mutating func list(at path: String) -> [String: Any]? {
    guard var data = FileManager.default.contents(atPath: path) else { return nil }
    // Xcode may have the preprocessor read a property list: its lines are no part of it.
    if data.contains(UInt8(ascii: "#")) {
      data = Data(
        data.split(separator: 10).filter { $0.first != UInt8(ascii: "#") }.joined(separator: [10]))
    }
    // Foundation's reader of binary lists ends the program on damaged ones.
    guard !data.starts(with: Data("bplist".utf8)),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else {
      damaged.insert(path)
      return nil
    }
    return list as? [String: Any]
  }
}
