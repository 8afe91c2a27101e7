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

  private nonisolated static let ignored = " (typing is ignored until esc)"

  @Test(arguments: typed.filter { $0 != "%" })
  func `take what is typed behind them, until enter or esc`(_ key: String) throws {
    for user in try users() {
      let former = user.lines.dropLast(2)
      try user.press("\(key) l a ? q")
      #expect(user.status.contains(Self.ignored))
      #expect(user.lines.dropLast(2) == former)
      try user.press("enter")
      #expect(user.message == nil && user.inFront == nil)
      try user.press("?")
      #expect(user.inFront == "Keys")
      try user.press("escape \(key) 1 escape /")
      #expect(user.header.hasPrefix(" View or constraint: _"))
      // Keys that type nothing are what they are.
      try user.press("escape \(key) 1 tab")
      #expect(user.selected == "view")
      #expect(user.message == nil)
    }
  }

  @Test func `take what is typed behind a key that opens a panel, and behind pasting`() throws {
    for key in ["1", "2", "3", "6", "7", "8", "9", "ctrl-v"] {
      let user = try users()[1]
      try user.press(key)
      let former = user.lines.dropLast(2)
      try user.press("5 X q")
      #expect(user.status.contains(Self.ignored), "\(key): \(user.status)")
      #expect(user.lines.dropLast(2) == former, "\(key)")
      try user.press("enter")
      #expect(user.message == nil && user.isEditing && user.inFront == nil, "\(key)")
      try user.press("?")
      #expect(user.inFront == "Keys", "\(key)")
    }
  }

  @Test func `take what is typed behind a tool where nothing is edited`() throws {
    let user = try User("Form", columns: 100)
    let former = user.lines.dropLast(2)
    try user.press("4 s")
    #expect(user.lines.dropLast(2) == former)
    try user.press("enter ?")
    #expect(user.inFront == "Keys")
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
