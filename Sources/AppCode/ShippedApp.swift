import Foundation

/// What an app says of the devices on which it runs: in its project, and in its property list.
package struct ShippedApp: Codable, Equatable, Sendable {
  /// Whether the app may be shown upright, and on its side.
  package struct Orientations: Codable, Equatable, Sendable {
    package var hasPortrait = true
    package var hasLandscape = true

    package init(hasPortrait: Bool = true, hasLandscape: Bool = true) {
      (self.hasPortrait, self.hasLandscape) = (hasPortrait, hasLandscape)
    }
  }

  /// The path of the project or of the property list.
  package let source: String
  /// The major version of the oldest iOS on which it runs; nil if nobody says.
  package var deploymentTarget: Int?
  package var runsOnPhone = true
  package var runsOnPad = true
  package var onPhone = Orientations()
  package var onPad = Orientations()

  /// Finds the app in or below a folder, or else in the four folders around it, up to the root of a
  /// repository. Of several, one of those that are the least deep counts: the one with the most
  /// files. Without a project it is a property list.
  /// - Parameter path: The folder; of a file, the folders around it are looked at.
  package init?(near path: String) {
    var place = URL(fileURLWithPath: path.isEmpty ? "." : path).standardizedFileURL.path
    let isFolder = FileManager.default.fileExists(atPath: place + "/.")
    if !isFolder { place = String(place.folderOfPath) }
    for depth in [isFolder ? 5 : 0, 0, 0, 0, 0] {
      if let app = Self.found(below: place, depth: depth) {
        self = app
        return
      }
      guard place != "/", !place.isEmpty,
        !FileManager.default.fileExists(atPath: place + "/.git")
      else { return nil }
      place = String(place.folderOfPath)
    }
    return nil
  }

  private static func found(below folder: String, depth: Int) -> ShippedApp? {
    func found(_ ending: String) -> [[String]] {
      let paths = SwiftFiles.below(folder, depth: depth) { $0.hasSuffix(ending) }
      return Dictionary(grouping: paths.filter { !$0.isForeign }) { $0.count { $0 == "/" } }
        .sorted { $0.key < $1.key }.map(\.value)
    }
    for paths in found(".xcodeproj") {
      var best: (app: ShippedApp, count: Int)?
      for path in paths.sorted() {
        guard let project = try? XcodeProject(at: path) else { continue }
        for target in project.targets where target.isApp {
          guard let app = ShippedApp(project.settings(of: target), of: project, at: path),
            target.fileCount > best?.count ?? -1
          else { continue }
          best = (app, target.fileCount)
        }
      }
      if let best { return best.app }
    }
    let lists = found(".plist").flatMap { $0.sorted() }
    return lists.lazy.compactMap { ShippedApp(list: $0) }.first
  }

  /// The app of a target's settings; nil if it is not one for iOS.
  private init?(_ settings: [String: String], of project: XcodeProject, at path: String) {
    let platforms = (settings["SUPPORTED_PLATFORMS"] ?? "") + " " + (settings["SDKROOT"] ?? "")
    let isForPhones =
      platforms.contains("iphoneos")
      || settings["IPHONEOS_DEPLOYMENT_TARGET"] != nil && !platforms.contains("macosx")
    guard isForPhones else { return nil }
    source = path
    var list: [String: Any] = [:]
    if let file = settings["INFOPLIST_FILE"] {
      let plain = file.replacingOccurrences(of: "$(SRCROOT)/", with: "")
      list = Self.propertyList(at: XcodeProject.joined(project.folder, plain)) ?? [:]
    }
    for kind in ["", "_iPhone", "_iPad"] {
      let words = settings["INFOPLIST_KEY_UISupportedInterfaceOrientations" + kind]
      if let words {
        let key = ["": "", "_iPhone": "~iphone", "_iPad": "~ipad"][kind] ?? ""
        list["UISupportedInterfaceOrientations" + key] = words.split(separator: " ").map(
          String.init)
      }
    }
    take(list)
    if let version = settings["IPHONEOS_DEPLOYMENT_TARGET"] { take(version: version) }
    if let families = settings["TARGETED_DEVICE_FAMILY"] {
      take(families: families.split { $0 == "," || $0 == " " }.map(String.init))
    }
  }

  /// The app of a property list; nil if it is not that of an app.
  private init?(list path: String) {
    guard let list = Self.propertyList(at: path), list["NSExtension"] == nil,
      list["UISupportedInterfaceOrientations"] != nil || list["UILaunchStoryboardName"] != nil
        || list["LSRequiresIPhoneOS"] != nil
    else { return nil }
    source = path
    take(list)
  }

  private mutating func take(_ list: [String: Any]) {
    func orientations(_ kind: String) -> Orientations? {
      let words =
        list["UISupportedInterfaceOrientations" + kind] as? [String]
        ?? list["UISupportedInterfaceOrientations"] as? [String]
      guard let words, !words.isEmpty else { return nil }
      return Orientations(
        hasPortrait: words.contains { $0.contains("Portrait") },
        hasLandscape: words.contains { $0.contains("Landscape") })
    }
    if let known = orientations("~iphone") { onPhone = known }
    if let known = orientations("~ipad") { onPad = known }
    if let version = list["MinimumOSVersion"] as? String { take(version: version) }
    if let families = list["UIDeviceFamily"] as? [Int] { take(families: families.map(String.init)) }
  }

  private mutating func take(version: String) {
    if let major = Int(version.prefix { $0 != "." }), major > 0 { deploymentTarget = major }
  }

  private mutating func take(families: [String]) {
    // Other numbers are those of televisions and watches.
    guard families.contains("1") || families.contains("2") else { return }
    (runsOnPhone, runsOnPad) = (families.contains("1"), families.contains("2"))
  }

  private static func propertyList(at path: String) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: path),
      // Foundation's reader of binary lists ends the program on damaged ones.
      !data.starts(with: Data("bplist".utf8))
    else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }
}
