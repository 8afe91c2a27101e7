import InterfaceBuilder
import Testing

@testable import TennielCore

/// Keys that open a line to be typed, where there is nothing to type it for.
@MainActor
@Suite struct RefusedLineTests {
  nonisolated private static let numbers = ["=", "@", "*", "%", "^"]

  /// A scene of code that is looked at, or a document that is edited, with nothing selected.
  private func users() throws -> [User] {
    let folder = try DocumentFolder()
    let path = try folder.write(Template.empty.text, to: "Main.storyboard")
    let users = try [User("Form", columns: 100), User(path, columns: 100)]
    try users[1].press("X 5 l a b e l enter escape")
    #expect(users.map(\.isEditing) == [false, true])
    #expect(users.map(\.selected) == [nil, nil])
    return users
  }

  /// All that is seen but for the last rows, where is said what keys do.
  private func pictures(_ user: User) -> [String] { user.lines.dropLast(3) }

  @Test(arguments: numbers + ["\""])
  func `say why they mean nothing, and open nothing`(_ key: String) throws {
    for user in try users() {
      try user.press(key)
      #expect(user.status.hasPrefix(" Select a view first, with tab or a click"))
      #expect(user.inFront == nil)
      // The keys that mean something are named as before.
      #expect(user.hints.contains("help") && user.hints.contains("quit"))
    }
  }

  @Test(arguments: numbers)
  func `leave the keys that no number has what they are`(_ key: String) throws {
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

  @Test(arguments: numbers)
  func `take the number that somebody types who does not look, and say so`(_ key: String) throws {
    for user in try users() {
      let (before, isEditing) = (pictures(user), user.isEditing)
      try user.press("\(key) 1 2 . 5 space + backspace 3")
      let words = user.lines.dropLast().suffix(2).joined()
      #expect(words.contains("What is typed does nothing: esc goes on"), "\(words)")
      try user.press("enter")
      #expect(user.status.hasPrefix(" Select a view first"))
      #expect(pictures(user) == before)
      // The line is over with enter.
      try user.press("5")
      #expect((user.inFront == nil) == !isEditing)
    }
  }

  @Test func `take a text as well, up to enter or esc`() throws {
    for user in try users() {
      let before = pictures(user)
      try user.press("\" 1 2 q X space T enter \" a q X ? ctrl-u")
      #expect(pictures(user) == before)
      try user.press("escape")
      #expect(user.message == nil)
      #expect(pictures(user) == before)
      try user.press("?")
      #expect(user.inFront != nil)
    }
    let user = try User("Form")
    try user.press("tab \" escape")
    #expect(user.selected == "view")
    // Keys are keys again.
    try user.press("r")
    #expect(user.isLandscape)
  }

  @Test func `quit by the key that quits, pressed twice`() throws {
    let user = try User("Form", columns: 100)
    try user.press("\" q")
    #expect(user.isRunning)
    let words = user.lines.dropLast().suffix(2).joined()
    #expect(words.contains("What is typed does nothing: q again quits, esc goes on"), "\(words)")
    try user.press("u q")
    #expect(user.isRunning)
    try user.press("q")
    #expect(!user.isRunning)
    for keys in ["ctrl-c", "escape q", "a enter q"] {
      let user = try User("Form")
      try user.press("\" " + keys)
      #expect(!user.isRunning, "\(keys)")
    }
  }

  @Test func `leave keys what they are after a key that types nothing but opens something`() throws
  {
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

  @Test func `leave the key that the reason names what it is`() throws {
    let user = try users()[1]
    try user.press("tab \"")
    #expect(user.status.hasPrefix(" view has no text of its own: 8 shows what it has"))
    try user.press("8")
    #expect(user.tool == "Attributes Inspector")
    // Within a text that is typed, the key is a character.
    try user.press("escape \" a 8")
    #expect(user.tool == nil)
  }

  @Test func `a click goes on as well`() throws {
    let user = try User("Form", columns: 100)
    try user.press("\" click:20,10 T")
    #expect(user.header.contains(" text M "))
  }
}
