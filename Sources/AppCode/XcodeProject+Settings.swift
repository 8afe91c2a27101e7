import Foundation

extension XcodeProject {
  /// The build settings of a target as it is released: those of the project, and over them its own,
  /// each with those of its configuration file.
  func settings(of target: Target) -> [String: String] {
    guard let id = id(of: target) else { return [:] }
    var settings = ["SRCROOT": folder, "PROJECT_DIR": folder, "TARGET_NAME": target.name]
    for owner in [root, id] {
      let all = text(owner, "buildConfigurationList").map { names($0, "buildConfigurations") } ?? []
      let released = all.first { text($0, "name")?.contains("Release") == true } ?? all.first
      guard let released else { continue }
      if let file = text(released, "baseConfigurationReference").flatMap({ paths[$0] }) {
        settings.merge(Self.settings(inFile: file)) { $1 }
      }
      for (key, value) in object(released)["buildSettings"] as? [String: Any] ?? [:] {
        let text = value as? String ?? (value as? [String])?.joined(separator: " ")
        if let text, !text.contains("$(inherited)") { settings[key] = text }
      }
    }
    return settings.mapValues { Self.filledIn($0, settings) }
  }

  /// The paths of a target's storyboards and xibs.
  func documents(of target: Target) -> Set<String> {
    guard let id = id(of: target) else { return [] }
    return Set(
      files(of: id, in: "PBXResourcesBuildPhase") {
        $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
      })
  }

  private func id(of target: Target) -> String? {
    names(root, "targets").first { text($0, "name") == target.name }
  }

  /// A value with those of other settings in the place of `$(NAME)`.
  private static func filledIn(_ value: String, _ settings: [String: String]) -> String {
    var value = value
    for _ in 0..<8 {
      guard let name = value.firstMatch(of: /\$[({]([A-Za-z0-9_]+)[^)}]*[)}]/) else { break }
      value.replaceSubrange(name.range, with: settings[String(name.1)] ?? "")
    }
    return value
  }

  /// The settings of an `.xcconfig` file and of those that it includes.
  private static func settings(inFile path: String, depth: Int = 0) -> [String: String] {
    guard depth < 8, let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      return [:]
    }
    var settings: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.prefix { $0 != ";" }.components(separatedBy: "//")[0]
      if words.hasPrefix("#include") {
        let name = words.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
        settings.merge(
          Self.settings(inFile: joined(String(path.folderOfPath), name), depth: depth + 1)
        ) { $1 }
      } else if let equals = words.firstIndex(of: "=") {
        let key = words[..<equals].trimmingCharacters(in: .whitespaces)
        settings[key] = words[words.index(after: equals)...].trimmingCharacters(in: .whitespaces)
      }
    }
    return settings
  }
}
