import Foundation
import JSON
import Testing

@testable import TennielCore

@MainActor
@Suite struct SaveTests {
  /// The keys that type a text.
  private func typed(_ text: String) -> String {
    text.map(String.init).joined(separator: " ")
  }

  private func rendered(_ words: String...) -> String {
    Program(
      name: "tenniel", scenes: NamedScene.shipped,
      environment: ProgramEnvironment(variables: ["LANG": "C.UTF-8"])
    ).run(["render"] + words).output
  }

  /// The text that `render` prints, without the names of views in the lines of their boxes.
  private func unnamed(_ text: String) -> String {
    text.replacing(/─([A-Za-z]\w*)/) { String(repeating: "─", count: $0.output.0.count) }
  }

  @Test func `a frame is saved as render prints it, and the file is named`() throws {
    let user = try User("Gallery: fixed halves")
    try user.press("tab s")
    #expect(
      user.status.hasPrefix(
        " save in ~/tea as .txt .ans .svg .cast .swift: …llery-fixed-halves-414x736.txt_"))
    try user.press("ctrl-u / t m p / a . t x t")
    #expect(user.status.hasPrefix(" save as .txt .ans .svg .cast .swift: /tmp/a.txt_"))
    try user.press("escape s")
    try user.press("enter")
    #expect(user.status.hasPrefix(" Saved Gallery-fixed-halves-414x736.txt"))
    #expect(user.saved.map(\.text) == [unnamed(rendered("Gallery: fixed halves"))])
  }

  @Test func `the first character replaces the suggested name, and backspace shortens it`() throws {
    let user = try User("Form")
    try user.press("s backspace backspace backspace a n s enter")
    #expect(user.saved.map(\.name) == ["Form-414x736.ans"])
    try user.press("s \(typed("a.svg")) enter")
    #expect(user.saved.map(\.name) == ["Form-414x736.ans", "a.svg"])
    #expect(user.saved.last?.text.contains("Occupation</text>") == true)
  }

  @Test func `what is saved has no names of views, which are for whoever is at work`() throws {
    let user = try User("Form")
    try user.press("ctrl-n s enter")
    let text = try #require(user.saved.last?.text)
    #expect(text.contains("Occupation"))
    let withNames = rendered("Form")
    #expect(unnamed(withNames) == text && withNames != text)
  }

  @Test func `a name without an ending is text, and other endings are refused`() throws {
    let user = try User("Form")
    try user.press("s \(typed("a.png")) enter")
    #expect(user.refusal.contains(".png is no format to save in: .txt, .ans, .svg, .cast"))
    #expect(user.saved.isEmpty)
    try user.press("escape s b enter")
    #expect(user.saved.map(\.name) == ["b.txt"])
    try user.press("s backspace \(typed("/")) enter escape s \(typed("c/")) enter")
    #expect(user.refusal.contains("Type a file's name, such as frame.svg"))
    #expect(user.saved.count == 1)
  }

  @Test func `a file that is there is written over only when asked for twice`() throws {
    let user = try User("Form")
    try user.press("s a enter")
    let first = user.saved.map(\.text)
    try user.press("left s a enter")
    #expect(
      user.refusal == " a.txt is there already: enter overwrites it, or type another name")
    #expect(user.saved.map(\.text) == first)
    try user.press("escape s a enter enter")
    #expect(user.saved.map(\.name) == ["a.txt"])
    #expect(user.saved.map(\.text) != first)
  }

  @Test func `a recording plays the tour and is saved at its end`() throws {
    let user = try User("Form")
    try user.press("s \(typed("t.cast")) enter")
    #expect(user.isTouring)
    user.draw()
    for _ in 0..<20 {
      user.wait()
      user.draw()
    }
    #expect(user.saved.isEmpty)
    try user.press("escape")
    user.draw()
    #expect(user.status.hasPrefix(" Saved t.cast"))
    let lines = try #require(user.saved.first?.text).split(separator: "\n")
    let header = try JSONDocument(Array(lines[0].utf8)).root
    #expect(header["version"]?.number == 2)
    #expect(header["width"]?.number == 80)
    #expect(header["height"]?.number == 24)
    #expect(lines.count > 3)
    for line in lines.dropFirst() {
      let event = try JSONDocument(Array(line.utf8)).root.elements
      #expect(event.count == 3)
      #expect(event[1].string == "o")
    }
  }

  /// Somebody who has begun to record the tour, and watches it for a while.
  private func touring(_ name: String = "t.cast") throws -> User {
    let user = try User("Form")
    try user.press("s \(typed(name)) enter")
    user.draw()
    for _ in 0..<20 {
      user.wait()
      user.draw()
    }
    return user
  }

  @Test func `a key that ends the recorded tour does what it does, and drawing closes nothing`()
    throws
  {
    let user = try touring()
    try user.press(":")
    #expect(user.saved.map(\.name) == ["t.cast"])
    user.draw()
    #expect(user.lines[0].hasPrefix(" Command: _"))
    #expect(user.status.hasPrefix(" Saved t.cast"))
    try user.press("q")
    #expect(user.lines[0].hasPrefix(" Command: q_"))
  }

  @Test func `a tour is not recorded where it can't be saved`() throws {
    let user = try User("Form")
    user.obstacle = "there is no such folder"
    try user.press("s \(typed("n/t.cast")) enter")
    #expect(!user.isTouring)
    #expect(user.lines.joined().contains("Could not save n/t.cast: there is no such folder"))
    user.obstacle = nil
    try user.press("enter")
    #expect(user.isTouring)
  }

  @Test func `a recording that can't be saved is kept while another name is asked for`() throws {
    let user = try touring()
    user.failure = "the disk is full"
    try user.press("escape")
    #expect(user.lines.joined().contains("Could not save t.cast: the disk is full"))
    #expect(user.inFront != nil)
    user.failure = nil
    try user.press("\(typed("u.txt")) enter")
    #expect(user.refusal.contains("A recording is saved as .cast"))
    try user.press("escape")
    #expect(user.status.hasPrefix(" The recording is gone"))

    let other = try touring()
    other.failure = "the disk is full"
    try other.press("escape")
    other.failure = nil
    try other.press("u enter")
    #expect(other.saved.map(\.name) == ["u.cast"])
    #expect(!other.isTouring)
    #expect(other.written.count == 2)
    #expect(other.written[0] == other.written[1])
  }

  @Test func `a name that was taken during the tour is written over with the same recording`()
    throws
  {
    let user = try touring()
    user.leave("another's", in: "t.cast")
    try user.press("escape")
    #expect(user.saved.map(\.text) == ["another's"])
    #expect(user.lines.joined().contains("t.cast is there already: enter overwrites it"))
    try user.press("enter")
    #expect(!user.isTouring)
    #expect(user.saved.map(\.text) == [user.written[0]])
  }

  @Test func `a tour that the end of the app stops is saved as far as it went, or that is told`()
    throws
  {
    let user = try touring()
    user.leaveApp()
    #expect(user.saved.map(\.name) == ["t.cast"])
    #expect((user.saved.first?.text.split(separator: "\n").count ?? 0) > 3)
    #expect(user.notices == [])
    #expect(!user.hasFailed)

    let unlucky = try touring()
    unlucky.failure = "the disk is full"
    try unlucky.press("q")
    unlucky.leaveApp()
    #expect(unlucky.notices == ["could not save t.cast: the disk is full"])
    #expect(unlucky.hasFailed)

    let giving = try touring()
    giving.failure = "the disk is full"
    try giving.press("escape ctrl-c")
    giving.leaveApp()
    #expect(giving.notices == ["the recording was not saved"])
    #expect(giving.hasFailed)
  }

  @Test func `a name is edited as a line of a shell is`() throws {
    let user = try User("Form")
    try user.press("s home x end backspace backspace backspace a n s enter")
    #expect(user.saved.map(\.name) == ["xForm-414x736.ans"])
    try user.press("s ctrl-u a . a n s left left left ctrl-w b enter")
    #expect(user.saved.map(\.name).last == "bans.txt")
  }

  @Test func `a name of blanks is no name`() throws {
    let user = try User("Form")
    for name in ["space space", "space space . t x t"] {
      try user.press("s \(name) enter")
      #expect(user.refusal.contains("Type a file's name, such as frame.svg"))
      try user.press("escape")
    }
    try user.press("s a space b enter")
    #expect(user.saved.map(\.name) == ["a b.txt"])
  }

  @Test func `render records the keys, each with the time to see it`() throws {
    let lines = rendered("Form", "--format", "cast", "--keys", "r i", "--terminal", "60x20")
      .split(separator: "\n")
    let events = try lines.dropFirst().map { try JSONDocument(Array($0.utf8)).root.elements }
    let times = events.compactMap { $0[0].number }
    #expect(times.first == 0)
    #expect(times.contains(0.8))
    #expect(times == times.sorted())
    #expect(lines[0].contains(#""width":60,"height":20"#))
  }
}
