import Nibs

/// The modules that an app imports and whose sources are at hand: frameworks of its project and of
/// its workspace, local packages, and libraries that CocoaPods or Carthage have put beside it. They
/// are compiled as parts of the app.
struct ImportedModules {
  /// Their names.
  private(set) var names: [String] = []
  /// Their files.
  private(set) var files: [String] = []

  /// - Parameters:
  ///   - sources: The app's files.
  ///   - projects: The paths of the app's projects, or their folders.
  init(for sources: [String], near projects: [String]) {
    if projects.isEmpty { return }
    let nearby = Nearby(projects)
    var (queue, seen) = (sources, Set(ProgramModules.names))
    while let path = queue.popLast() {
      for name in Self.imports(of: path) where seen.insert(name).inserted {
        guard let found = nearby.sources(of: name) else { continue }
        let new = found.filter { !sources.contains($0) && !files.contains($0) }
        guard new.first?.isForeign != true || Self.isOfViews(new) else { continue }
        names.append(name)
        files += new
        queue += new
      }
    }
  }

  /// Whether a library is small and has to do with views: others make no layout, but errors.
  private static func isOfViews(_ files: [String]) -> Bool {
    files.count <= 60 && files.contains { text(of: $0).contains("UIView") }
  }

  private static func text(of path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  /// The modules that a file imports.
  private static func imports(of path: String) -> [String] {
    text(of: path).split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import") else { return nil }
      // What is imported of it may stand before its name.
      let kinds: Set<Substring> = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
      ]
      return words.dropFirst(index + 1).first { !kinds.contains($0) }.map {
        String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      }
    }
  }

  /// What lies around a project.
  private struct Nearby {
    private var targets: [XcodeProject.Target] = []
    private var folders: [String]
    private let packages: [String]

    init(_ paths: [String]) {
      var projects = paths.filter { $0.hasSuffix(".xcodeproj") }
      let own = paths.map { $0.hasSuffix(".xcodeproj") ? $0.folderOfPath : $0 }
      folders = own
      for var folder in own {
        for _ in 0..<3 where folder.count > 1 {
          let workspaces = SwiftFiles.names(in: folder).filter { $0.hasSuffix(".xcworkspace") }
          for workspace in workspaces {
            projects += Self.projects(of: folder + "/" + workspace)
            folders.append(folder)
          }
          folder = folder.folderOfPath
        }
      }
      var next = 0
      while next < projects.count, next < 50 {
        if let project = try? XcodeProject(at: projects[next]) {
          targets += project.targets.filter { !$0.isApp }
          projects += project.projects.filter { !projects.contains($0) }
        }
        next += 1
      }
      folders += projects.map(\.folderOfPath).filter { !own.contains($0) }
      packages = folders.flatMap {
        SwiftFiles.below($0, depth: 3, where: { $0 == "Package.swift" })
      }.map(\.folderOfPath)
    }

    func sources(of module: String) -> [String]? {
      if let target = targets.first(where: { $0.name == module && !$0.sources.isEmpty }) {
        return target.sources
      }
      let places =
        packages.map { "\($0)/Sources/\(module)" }
        + folders.flatMap { ["\($0)/Pods/\(module)", "\($0)/Carthage/Checkouts/\(module)"] }
      return places.lazy.filter(FolderIndex.isFolder).map { SwiftFiles.below($0) }
        .first { !$0.isEmpty }
    }

    /// The projects that a workspace names.
    private static func projects(of workspace: String) -> [String] {
      let text = ImportedModules.text(of: workspace + "/contents.xcworkspacedata")
      return text.split(separator: "\"").filter { $0.hasSuffix(".xcodeproj") }.map {
        let path = $0.drop { $0 != ":" }.dropFirst()
        return URL(fileURLWithPath: "\(workspace.folderOfPath)/\(path)").standardizedFileURL.path
      }.filter { !$0.isForeign }
    }
  }
}

extension String {
  /// Whether a path is of a library that CocoaPods or Carthage have put there.
  var isForeign: Bool { contains("/Pods/") || contains("/Carthage/") }
}
