import Foundation

extension XcodeProject {
  /// The build settings of a target as it is released: those of the project, and over them its own,
  /// each with those of its configuration file.
  func settings(of target: Target) -> [String: String] {
    guard let id = names(root, "targets").first(where: { text($0, "name") == target.name }) else {
      return [:]
    }
    var settings: [String: String] = [:]
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
    return settings
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
