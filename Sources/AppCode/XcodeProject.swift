import Foundation

/// The targets of a project of Xcode, with the files that they are compiled from.
struct XcodeProject {
  struct Target: Equatable {
    let name: String
    /// Whether it is an app, and not its tests, its extensions or a library.
    let isApp: Bool
    /// The paths of its Swift files.
    var sources: [String]
    /// The number of all files that it is made of.
    var fileCount = 0
  }

  private(set) var targets: [Target] = []
  private let objects: [String: Any]
  /// The id of the project's own object.
  let root: String
  /// The folder that the project is in.
  let folder: String
  /// The paths of groups and files, by their ids.
  private(set) var paths: [String: String] = [:]

  /// Reads `NAME.xcodeproj`.
  /// - Throws: Why it can't be read.
  init(at path: String) throws(CodeFailure) {
    let file = path + "/project.pbxproj"
    guard let data = FileManager.default.contents(atPath: file) else {
      throw CodeFailure("\(file) can't be read")
    }
    // Foundation's reader of binary lists ends the program on damaged ones.
    guard !data.starts(with: Data("bplist".utf8)),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let project = list as? [String: Any], let objects = project["objects"] as? [String: Any],
      let root = project["rootObject"] as? String
    else { throw CodeFailure("\(file) is no project of Xcode") }
    (self.objects, self.root) = (objects, root)
    let containing = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let moved = (objects[root] as? [String: Any])?["projectDirPath"] as? String ?? ""
    folder = moved.isEmpty ? containing : Self.joined(containing, moved)
    if let group = text(root, "mainGroup") { place(group, in: folder, depth: 0) }
    for id in names(root, "targets") {
      guard let name = text(id, "name") else { continue }
      targets.append(
        Target(
          name: name, isApp: text(id, "productType") == "com.apple.product-type.application",
          sources: files(of: id, in: "PBXSourcesBuildPhase") { $0.hasSuffix(".swift") },
          fileCount: names(id, "buildPhases").reduce(0) { $0 + names($1, "files").count }))
    }
  }

  /// The app's target: of several, the one with the most files.
  var app: Target? {
    let known = targets.filter { !$0.sources.isEmpty }
    let apps = known.filter(\.isApp)
    return (apps.isEmpty ? known : apps).max {
      ($0.sources.count, $1.name) < ($1.sources.count, $0.name)
    }
  }

  /// The paths of the projects that it has parts from.
  var projects: [String] {
    paths.values.filter { $0.hasSuffix(".xcodeproj") && !$0.isForeign }.sorted()
  }

  func object(_ id: String) -> [String: Any] { objects[id] as? [String: Any] ?? [:] }
  func text(_ id: String, _ key: String) -> String? { object(id)[key] as? String }
  func names(_ id: String, _ key: String) -> [String] {
    object(id)[key] as? [String] ?? []
  }

  /// Notes the paths of a group and of what is in it.
  private mutating func place(_ id: String, in outer: String, depth: Int) {
    guard depth < 64, paths[id] == nil else { return }
    let own = text(id, "path") ?? ""
    let base: String? =
      switch text(id, "sourceTree") {
      case "<group>", nil: outer
      case "SOURCE_ROOT": folder
      case "<absolute>": ""
      default: nil
      }
    guard let base else { return }
    let path = own.isEmpty ? base : own.hasPrefix("/") ? own : Self.joined(base, own)
    paths[id] = path
    for child in names(id, "children") { place(child, in: path, depth: depth + 1) }
  }

  /// The paths of the files of some names in a build phase of a target.
  func files(
    of target: String, in kind: String, where isWanted: (String) -> Bool
  ) -> [String] {
    var files: [String] = []
    for id in names(target, "buildPhases") where text(id, "isa") == kind {
      for file in names(id, "files") {
        guard let reference = text(file, "fileRef") else { continue }
        // A file in several languages stands for its versions.
        for id in [reference] + names(reference, "children") {
          if let path = paths[id], isWanted(path) { files.append(path) }
        }
      }
    }
    for group in names(target, "fileSystemSynchronizedGroups") {
      guard let path = paths[group] else { continue }
      let left = names(group, "exceptions").filter { text($0, "target") == target }
        .flatMap { names($0, "membershipExceptions") }
      files += SwiftFiles.below(path, where: isWanted).filter { file in
        !left.contains { file == Self.joined(path, $0) }
      }
    }
    var known: Set<String> = []
    return files.filter {
      known.insert($0).inserted && FileManager.default.fileExists(atPath: $0)
    }
  }

  static func joined(_ folder: String, _ path: String) -> String {
    URL(fileURLWithPath: folder + "/" + path).standardizedFileURL.path
  }
}
