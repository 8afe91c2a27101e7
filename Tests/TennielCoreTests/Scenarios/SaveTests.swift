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

  @Test func `a frame is saved as render prints it, and the file is named`() throws {
    let user = try User("Gallery: fixed halves")
    try user.press("tab s")
    #expect(
      user.status.hasPrefix(
        " save as .txt .ans .svg .cast .swift: Gallery-fixed-halves-414x736.txt_"))
    try user.press("enter")
    #expect(user.status.hasPrefix(" Saved Gallery-fixed-halves-414x736.txt"))
    #expect(user.saved.map(\.text) == [rendered("Gallery: fixed halves")])
  }

  @Test func `the first character replaces the suggested name, and backspace shortens it`() throws {
    let user = try User("Form")
    try user.press("s backspace backspace backspace a n s enter")
    #expect(user.saved.map(\.name) == ["Form-414x736.ans"])
    try user.press("s \(typed("a.svg")) enter")
    #expect(user.saved.map(\.name) == ["Form-414x736.ans", "a.svg"])
    #expect(user.saved.last?.text == rendered("Form", "--format", "svg"))
  }

  @Test func `a name without an ending is text, and other endings are refused`() throws {
    let user = try User("Form")
    try user.press("s \(typed("a.png")) enter")
    #expect(user.status.contains(".png is no format to save in: .txt, .ans, .svg, .cast"))
    #expect(user.saved.isEmpty)
    try user.press("escape s b enter")
    #expect(user.saved.map(\.name) == ["b.txt"])
    try user.press("s backspace \(typed("/")) enter escape s \(typed("c/")) enter")
    #expect(user.status.contains("Type a file's name, such as frame.svg"))
    #expect(user.saved.count == 1)
  }

  @Test func `a file that is there is written over only when asked for twice`() throws {
    let user = try User("Form")
    try user.press("s a enter")
    let first = user.saved.map(\.text)
    try user.press("left s a enter")
    #expect(
      user.state.message == "a.txt is there already: enter writes over it, or type another name")
    #expect(user.lines.joined().contains("a.txt is there already: enter writes over it"))
    #expect(user.saved.map(\.text) == first)
    try user.press("escape s a enter enter")
    #expect(user.saved.map(\.name) == ["a.txt"])
    #expect(user.saved.map(\.text) != first)
  }

  @Test func `a recording plays the tour and is saved at its end`() throws {
    let user = try User("Form")
    try user.press("s \(typed("t.cast")) enter")
    #expect(user.state.demo != nil)
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

  // MARK: - Files

  private func inFolder(_ body: @MainActor (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tenniel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left.filter { $0.hasSuffix("~") } == [])
  }

  @Test func `a file that is there stays as it is unless it is to be written over`() throws {
    try inFolder { folder in
      let name = folder + "/frame.txt"
      #expect(FrameFiles.disk.isTaken(name) == false)
      #expect(FrameFiles.disk.write(name, "first", false) == .saved(name))
      #expect(FrameFiles.disk.isTaken(name))
      #expect(FrameFiles.disk.write(name, "second", false) == .taken)
      let kept = try String(contentsOfFile: name, encoding: .utf8)
      #expect(kept == "first")
      #expect(FrameFiles.disk.write(name, "third", true) == .saved(name))
      let written = try String(contentsOfFile: name, encoding: .utf8)
      #expect(written == "third")
    }
  }

  @Test func `what the system refuses is said`() throws {
    try inFolder { folder in
      #expect(
        FrameFiles.disk.write(folder + "/missing/frame.txt", "x", false)
          == .failed(reason: "there is no such folder"))
      try FileManager.default.createDirectory(
        atPath: folder + "/a.txt", withIntermediateDirectories: false)
      #expect(FrameFiles.disk.write(folder + "/a.txt", "x", false) == .taken)
      #expect(
        FrameFiles.disk.write(folder + "/a.txt", "x", true) == .failed(reason: "Is a directory"))
    }
  }
}
