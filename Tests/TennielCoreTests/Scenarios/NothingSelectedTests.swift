import InterfaceBuilder
import Testing

/// Keys that change what is selected, where there is nothing to change.
@Suite struct NothingSelectedTests {
  nonisolated private static let typed = ["=", "@", "*", "%", "^", "\""]

  /// A scene of code that is looked at, or a document that is edited, with nothing selected.
  private func users() throws -> [User] {
    let folder = DocumentFolder()
    let users = try [User("Form", columns: 100), User(folder.write(.empty), columns: 100)]
    try users[1].press("X 5 l a b e l enter escape")
    #expect(users.map(\.isEditing) == [false, true])
    #expect(users.map(\.selected) == [nil, nil])
    return users
  }

  @Test(arguments: typed)
  func `say why they mean nothing, and open nothing`(_ key: String) throws {
    for user in try users() {
      try user.press(key)
      #expect(user.status.hasPrefix(" Select a view first, with tab or a click"))
      #expect(user.inFront == nil)
      // The keys that mean something are named as before.
      #expect(user.hints.contains("help") && user.hints.contains("quit"))
    }
  }

  @Test(arguments: typed)
  func `leave the next key what it is`(_ key: String) throws {
    for user in try users() {
      try user.press("?")
      let help = user.screen
      #expect(user.inFront == "Keys")
      try user.press("escape \(key) ?")
      #expect(user.screen == help)
      try user.press("escape \(key) /")
      #expect(user.header.hasPrefix(" View or constraint: _"))
      try user.press("escape \(key) tab")
      #expect(user.selected == "view")
      #expect(user.message == nil)
    }
  }

  @Test func `leave keys what they are after a key that opens a panel`() throws {
    for key in ["1", "2", "3", "6", "7", "8", "9", "enter"] {
      let user = try users()[1]
      try user.press(key)
      #expect(user.status.hasPrefix(" Select a view first"), "\(key): \(user.status)")
      try user.press("?")
      #expect(user.inFront == "Keys", "\(key)")
      try user.press("escape \(key) q")
      #expect(user.isAsked, "\(key)")
    }
  }

  @Test func `name the key that shows what a view without a text has`() throws {
    let user = try users()[1]
    try user.press("tab \"")
    #expect(user.status.hasPrefix(" view has no text of its own: 8 shows what it has"))
    try user.press("8")
    #expect(user.tool == "Attributes Inspector")
  }

  @Test func `a click goes on as well`() throws {
    let user = try User("Form", columns: 100, keys: "\" click:20,10 T")
    #expect(user.header.hasSuffix(" text M"))
  }
}
