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
  package private(set) var deploymentTarget: Int?
  package private(set) var runsOnPhone = true
  package private(set) var runsOnPad = true
  /// Upright alone unless the app says otherwise: that is what all apps allow.
  package private(set) var onPhone = Orientations(hasLandscape: false)
  package private(set) var onPad = Orientations()
  /// Whether the app says which orientations it allows.
  private(set) var knowsOrientations = false

  /// The app of a target's settings; nil if it is not one for iOS.
  /// - Parameter list: Reads the property list at a path.
  init?(
    _ settings: [String: String], of project: XcodeProject, at path: String,
    list read: (String) -> [String: Any]?
  ) {
    let platforms = (settings["SUPPORTED_PLATFORMS"] ?? "") + " " + (settings["SDKROOT"] ?? "")
    let isForPhones =
      platforms.contains("iphoneos")
      || settings["IPHONEOS_DEPLOYMENT_TARGET"] != nil && !platforms.contains("macosx")
    guard isForPhones else { return nil }
    source = path
    var list: [String: Any] = [:]
    if let file = settings["INFOPLIST_FILE"] {
      let path = file.hasPrefix("/") ? file : XcodeProject.joined(project.folder, file)
      list = read(path) ?? [:]
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
  init?(list: [String: Any], at path: String) {
    guard list["NSExtension"] == nil,
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
      knowsOrientations = true
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
}
