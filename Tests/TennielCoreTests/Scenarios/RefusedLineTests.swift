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
    #expect(users.map { $0.state.building == nil } == [true, false])
    #expect(users.allSatisfy { $0.state.selection == nil })
    return users
  }

  @Test(arguments: numbers + ["\""])
  func `say why they mean nothing, and open nothing`(_ key: String) throws {
    for user in try users() {
      try user.press(key)
      #expect(user.status.hasPrefix(" Select a view first, with tab or a click"))
      #expect(user.state.overlay == nil)
      // The keys that mean something are named as before.
      #expect(user.hints.contains("help") && user.hints.contains("quit"))
    }
  }

  @Test(arguments: numbers)
  func `leave the keys that no number has what they are`(_ key: String) throws {
    for user in try users() {
      try user.press("?")
      let help = user.state.overlay
      try user.press("escape \(key) ?")
      #expect(user.state.overlay == help && help != nil)
      try user.press("escape \(key) /")
      guard case .picker(let picker) = user.state.overlay else {
        Issue.record("\(key) takes /")
        continue
      }
      #expect(picker.source == .items)
      try user.press("escape \(key) tab")
      #expect(user.state.selection == "view")
      #expect(user.state.message == nil)
    }
  }

  @Test(arguments: numbers)
  func `take the number that somebody types who does not look, and say so`(_ key: String) throws {
    for user in try users() {
      let (scene, before) = (user.content.views, user.state)
      try user.press("\(key) 1 2 . 5 space + backspace 3")
      let words = user.lines.dropLast().suffix(2).joined()
      #expect(words.contains("What is typed does nothing: esc goes on"), "\(words)")
      try user.press("enter")
      #expect(user.status.hasPrefix(" Select a view first"))
      #expect(user.content.views == scene)
      #expect(user.state.building == before.building)
      #expect(user.state.screen == before.screen)
      // The line is over with enter.
      try user.press("5")
      #expect((user.state.overlay == nil) == (user.state.building == nil))
    }
  }

  @Test func `take a text as well, up to esc`() throws {
    for user in try users() {
      let (scene, before) = (user.content.views, user.state)
      try user.press("\" 1 2 q X space T enter \" q X ? ctrl-u")
      #expect(user.content.views == scene)
      #expect(user.state.screen == before.screen && user.state.building == before.building)
      try user.press("escape")
      #expect(user.state.message == nil)
      try user.press("?")
      #expect(user.state.overlay != nil)
    }
    let user = try User("Form")
    try user.press("tab \" escape")
    #expect(user.state.selection == "view")
    #expect(user.state.refused == nil)
  }

  @Test func `a click goes on as well`() throws {
    let user = try User("Form", columns: 100)
    try user.press("\" click:20,10 T")
    #expect(user.state.refused == nil)
    #expect(user.state.screen.textSize == .medium)
  }
}
