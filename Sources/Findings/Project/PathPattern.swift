/// A pattern of paths, as `.gitignore` has them: `*` stands for any characters but `/`, `?` for one
/// of them, and `**` for any folders. A pattern that names a folder means all below it.
package struct PathPattern: Equatable, Sendable {
  package let text: String
  private let parts: [Substring]

  package init(_ text: String) {
    self.text = text
    parts = text.split(separator: "/").filter { $0 != "." }
  }

  package func matches(_ path: String) -> Bool {
    matches(path.split(separator: "/").filter { $0 != "." }[...], parts[...])
  }

  private func matches(_ names: ArraySlice<Substring>, _ parts: ArraySlice<Substring>) -> Bool {
    guard let part = parts.first else { return true }
    if part == "**" {
      let rest = parts.dropFirst()
      return (0...names.count).contains { matches(names.dropFirst($0), rest) }
    }
    guard let name = names.first, Self.matches(name, part) else { return false }
    return matches(names.dropFirst(), parts.dropFirst())
  }

  /// Whether a name fits a pattern. It goes back to the last `*` where the rest does not fit, so
  /// that the time is no more than the product of both lengths.
  private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
    let (name, pattern) = (Array(name), Array(pattern))
    var (i, j) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while i < name.count {
      if j < pattern.count, pattern[j] == "*" {
        star = (j, i)
        j += 1
      } else if j < pattern.count, pattern[j] == "?" || pattern[j] == name[i] {
        (i, j) = (i + 1, j + 1)
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        (i, j) = (last.name + 1, last.pattern + 1)
      } else {
        return false
      }
    }
    return pattern[j...].allSatisfy { $0 == "*" }
  }
}
