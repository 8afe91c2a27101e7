import Testing

/// What somebody finds in lists that keys open.
extension User {
  /// Inserts a view of the object library.
  func insert(_ title: String) throws {
    try press("5")
    try choose(title)
  }

  /// Types a text into a list that is searched by typing, and takes what comes first then.
  func choose(_ text: String) throws {
    let letters = text.lowercased().map { $0 == " " ? "space" : String($0) }
    try press(letters.joined(separator: " ") + " enter")
  }

  /// The steps of the document that is edited, the last one first.
  func steps() throws -> [String] {
    try press("H")
    try #require(inFront?.hasPrefix("Go to a step") == true, "\(screen)")
    let found = try entries()
    try press("escape")
    #expect(found.last?.text == "as it was when it was opened")
    return found.dropLast().filter { $0.note != "undone" }.map(\.text)
  }

  /// The changes of the scene of code that is looked at.
  func changes() throws -> [String] {
    try press("H")
    try #require(header.hasSuffix(" changes") || header.hasSuffix(" change"), "\(screen)")
    let count = header.firstMatch(of: /\d+/).flatMap { Int($0.output) } ?? 0
    try press("home")
    let found = try (0..<count).map { _ in
      let row = try #require(lines.first { $0.hasPrefix("▸ ") }, "\(screen)")
      try press("down")
      return String(row.dropFirst(2))
    }
    try press("escape")
    return found
  }

  /// A line of a list that is searched by typing: its text, and what stands behind it.
  struct Entry: Equatable {
    let text: String
    let note: String?
  }

  /// The lines of the list in front, each of which is marked in turn.
  func entries() throws -> [Entry] {
    let found = try #require(
      lines.lazy.compactMap { $0.firstMatch(of: /_  (\d+) of \d+/) }.first, "\(screen)")
    try press("home")
    return try (0..<(Int(found.1) ?? 0)).map { _ in
      let row = try #require(lines.first { $0.hasPrefix("▸ ") }, "\(screen)")
      try press("down")
      let parts = row.dropFirst(2).split(separator: "  ").map {
        String($0.trimmingPrefix { $0 == " " })
      }
      return Entry(text: parts.first ?? "", note: parts.dropFirst().first)
    }
  }

  /// The scenes that there are, each with the path of its document where there are several.
  func scenes() throws -> [Entry] {
    try press("F")
    let found = try entries()
    try press("escape")
    return found
  }
}
